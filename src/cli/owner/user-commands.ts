import { ROLES, type UserProfile } from '../../site/orders/people/stored-users.js';
import { commaNames, UsageError } from '../command-error.js';
import { readTextFile } from '../text-file.js';
import { givenPassword } from './account-commands.js';
import { type OwnerCall, type OwnerCommand, ownerCommands } from './owner-command.js';

const PASSWORD = 'a file whose first line is the password; - asks for it';
const GROUPS = 'names of note groups, with commas';

function roleOf(name: unknown) {
  const found = ROLES.find((role) => role === name);
  if (found) return found;
  throw new UsageError(`the role must be one of ${ROLES.join(', ')}`);
}

async function setActive(
  { site, words: [name], acting }: OwnerCall,
  isActive: boolean,
): Promise<string> {
  await site.owner.users.setActive(name, isActive, acting);
  return `${name} ${isActive ? 'may' : 'may not'} work with the site.`;
}

/** Makes the first administrator, as in an unattended set-up. A site with an administrator stays unchanged. */
async function createFirst(call: OwnerCall): Promise<string> {
  const { site, words, flags, settings, acting } = call;
  const { role, displayName, groups } = flags;
  if (role !== undefined && roleOf(role) !== 'administrator') {
    throw new UsageError('--role must be administrator with --first');
  }
  if (groups !== undefined) throw new UsageError('--groups is not for --first: use user groups');
  const username = words[0] || settings.adminUser;
  const password = (await givenPassword(call)) ?? settings.adminPassword;
  if (username === undefined) throw new UsageError('NAME is missing, or SVCLINK_ADMIN_USER');
  if (password === undefined) {
    throw new UsageError('--password-file is missing, or SVCLINK_ADMIN_PASSWORD; - asks for it');
  }
  const named = typeof displayName === 'string' ? { display_name: displayName } : {};
  if (await site.owner.users.createFirst({ username, password, ...named }, acting)) {
    return `${username} is the administrator of the site.`;
  }
  return `${username} is ignored: the site has an administrator. Without --first another one is made.`;
}

const PERSON = {
  '--display-name <TEXT>': 'as it is shown',
  '--email <ADDRESS>': 'e-mail address',
  '--first-name <TEXT>': 'first name',
  '--last-name <TEXT>': 'last name',
  '--company <TEXT>': 'company',
};

/** Returns the members of a person that flags name. */
function personOf({ displayName, email, firstName, lastName, company }: OwnerCall['flags']) {
  const given = {
    display_name: displayName,
    email,
    first_name: firstName,
    last_name: lastName,
    company,
  };
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => typeof value === 'string'),
  ) as Partial<UserProfile>;
}

const users: readonly OwnerCommand[] = [
  {
    usage: 'create [NAME]',
    example: 'user create ann --role operator --password-file -',
    summary: 'Makes a user of the site: one who works with it, not one who calls it.',
    options: {
      '--role <ROLE>': `${ROLES.join(', ')}; default the first`,
      ...PERSON,
      '--groups <NAMES>': GROUPS,
      '--password-file <FILE>': `${PASSWORD}. Default none: the console stays closed`,
      '--first':
        'the first administrator, without the set-up link; a site that has one stays as it is. NAME and password default to SVCLINK_ADMIN_USER and SVCLINK_ADMIN_PASSWORD',
    },
    async run(call) {
      const { site, words, flags } = call;
      if (flags.first === true) return createFirst(call);
      const [username] = words;
      if (username === '') throw new UsageError('NAME is missing');
      const password = await givenPassword(call);
      const user = {
        username,
        groups: commaNames(flags.groups),
        ...(flags.role === undefined ? {} : { role: roleOf(flags.role) }),
        ...personOf(flags),
        ...(password === undefined ? {} : { password }),
      };
      await site.owner.users.create(user, call.acting);
      return `${username} is a user of the site.`;
    },
  },
  {
    usage: 'list',
    example: 'user list',
    summary: 'Lists the users.',
    run: ({ site }) => site.owner.users.list(),
  },
  {
    usage: 'set <NAME>',
    example: 'user set ann --email ann@example.com --company "Acme Inc"',
    summary: 'Changes what is known of a person.',
    options: PERSON,
    async run({ site, words: [name], flags, acting }) {
      await site.owner.users.setProfile(name, personOf(flags), acting);
      return `${name} is changed.`;
    },
  },
  {
    usage: 'role <NAME> <ROLE>',
    example: 'user role ann reader',
    summary: `Says what a user may do: ${ROLES.join(', ')}.`,
    async run({ site, words: [name, role], acting }) {
      await site.owner.users.setRole(name, roleOf(role), acting);
      return `${name} is ${role}.`;
    },
  },
  {
    usage: 'password <NAME>',
    example: 'user password ann --password-file -',
    summary: 'Gives a user another password for the console.',
    options: { '--password-file <FILE>': PASSWORD },
    async run(call) {
      const password = await givenPassword(call);
      if (password === undefined) throw new UsageError('--password-file is missing; - asks for it');
      await call.site.owner.users.setPassword(call.words[0], password, call.acting);
      return `${call.words[0]} has another password.`;
    },
  },
  {
    usage: 'reset-factor <NAME>',
    example: 'user reset-factor ann',
    summary:
      'Removes the second factor of a user who has lost it, and ends the sessions of the user.',
    async run({ site, words: [name], acting }) {
      await site.owner.users.resetSecondFactor(name, acting);
      return `${name} logs in without a second factor.`;
    },
  },
  {
    usage: 'reset-sign-on <NAME>',
    example: 'user reset-sign-on ann',
    summary:
      'Removes the link of a user to the person at the provider of single sign-on, and ends the sessions of the user. The next single sign-on finds the user by e-mail address or name again.',
    async run({ site, words: [name], acting }) {
      await site.owner.users.resetSignOn(name, acting);
      return `The next single sign-on finds ${name} by e-mail address or user name.`;
    },
  },
  {
    usage: 'own-password <NAME>',
    example: 'user own-password ann --current-file old --password-file new',
    summary:
      'Changes the password of a user who knows the current one; the sessions of the user end.',
    options: {
      '--current-file <FILE>': 'a file whose first line is the current password',
      '--password-file <FILE>': PASSWORD,
    },
    async run(call) {
      const { currentFile } = call.flags;
      if (typeof currentFile !== 'string') throw new UsageError('--current-file is missing');
      const [current = ''] = readTextFile(currentFile, '--current-file').split(/\r?\n/, 1);
      const password = await givenPassword(call);
      if (password === undefined) throw new UsageError('--password-file is missing; - asks for it');
      const [name] = call.words;
      const { users: all } = call.site.owner;
      await all.changeOwnPassword(name, { current, password }, call.acting);
      return `${name} has another password.`;
    },
  },
  {
    usage: 'groups <NAME> [NAMES]',
    example: 'user groups ann office,field',
    summary: `Sets the note groups of a user: ${GROUPS}.`,
    async run({ site, words: [name, groups], acting }) {
      await site.owner.users.setGroups(name, commaNames(groups), acting);
      return `${name} is in ${commaNames(groups).join(', ') || 'no group'}.`;
    },
  },
  {
    usage: 'disable <NAME>',
    example: 'user disable ann',
    summary: 'Closes the site for a user.',
    run: (call) => setActive(call, false),
  },
  {
    usage: 'enable <NAME>',
    example: 'user enable ann',
    summary: 'Opens it again.',
    run: (call) => setActive(call, true),
  },
];

const groups: readonly OwnerCommand[] = [
  {
    usage: 'create <NAME>',
    example: 'group create office',
    summary: 'Makes a note group.',
    async run({ site, words: [name], acting }) {
      await site.owner.users.createGroup(name, acting);
      return `There is a group ${name}.`;
    },
  },
  {
    usage: 'list',
    example: 'group list',
    summary: 'Lists the note groups.',
    run: async ({ site }) => (await site.owner.users.groups()).map((name) => ({ name })),
  },
];

/** `svclink user`: the users who work with the site. */
export const defineUser = ownerCommands('The users who work with the site.', users);

/** `svclink group`: the groups that notes are shared with. */
export const defineGroup = ownerCommands('The groups that notes are shown to.', groups);
