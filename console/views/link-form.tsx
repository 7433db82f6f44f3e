import type { SiteLink } from '../../src/site/importer/links/link-record';
import type { LinkSettings } from '../../src/site/importer/links/link-settings';
import { useLoaded } from '../load';
import { AskDialog, changed, type FieldProps, isSameChoice } from '../parts/form';
import { AskError, ask } from '../server';
import { texts } from '../texts';
import { partnersTexts } from '../texts/partners';
import { usersTexts } from '../texts/users';

const words = partnersTexts.links;

/** Returns the path of a link in the requests of the console. */
export const pathOf = ({ name }: SiteLink) => `links/${encodeURIComponent(name)}` as const;

/** The field of the password of a link. */
export const PASSWORD: FieldProps = {
  name: 'password',
  label: words.password,
  type: 'password',
  isRequired: true,
  autocomplete: 'new-password',
};

const YES_NO = [
  ['false', texts.no],
  ['true', texts.yes],
] as const;

const FLAGS = [
  'job_notes',
  'supplied_notes',
  'invoicing',
  'bid_comp_confirm',
  'assign_vendors',
  'files_by_address',
  'recognises_repetitions',
] as const satisfies readonly (keyof LinkSettings)[];

/** The initial values of a new link, which are the defaults of the site. */
const DEFAULTS: Readonly<Record<string, string>> = { invoicing: 'true', assign_vendors: 'true' };

function settingFields(before: (name: string) => string): readonly FieldProps[] {
  return [
    ...FLAGS.map((name) => ({
      name,
      label: words.settings[name],
      choices: YES_NO,
      value: before(name) || 'false',
    })),
    { name: 'poll_seconds', label: words.pollSeconds, value: before('poll_seconds') || '300' },
  ];
}

/** Returns flags and lists in the form of the site. Note groups are included where any can be chosen. */
function wire(values: Readonly<Record<string, string>>, all: FormData, groups: readonly string[]) {
  const isFlag = (name: string) => FLAGS.some((one) => one === name);
  const given = Object.entries(values)
    .filter(([name]) => name !== 'note_groups')
    .map(([name, value]) => {
      if (isFlag(name)) return [name, value === 'true'];
      return [name, name === 'dialect' ? dialectOf(value) : value];
    });
  const chosen = groups.length === 0 ? {} : { note_groups: all.getAll('note_groups') };
  return { ...Object.fromEntries(given), ...chosen };
}

function dialectOf(text: string): unknown {
  try {
    return JSON.parse(text.trim() || '{}');
  } catch {
    const problem = words.dialectWrong;
    throw new AskError('input_invalid', problem, { names: ['dialect'], row: undefined, problem });
  }
}

/** The rare fields of a link: the groups that see imported notes, the account of this owner, and its dialect. */
function furtherFields(
  groups: readonly string[],
  before?: Pick<SiteLink, 'note_groups' | 'settings'>,
): readonly FieldProps[] {
  const dialect = Object.keys(before?.settings.dialect ?? {}).length > 0;
  const fields: readonly FieldProps[] = [
    ...(groups.length === 0
      ? []
      : [
          {
            name: 'note_groups',
            label: usersTexts.users.groups,
            choices: groups.map((name) => [name, name] as const),
            chosen: before?.note_groups ?? [],
            hint: words.groupsHint,
          },
        ]),
    {
      name: 'account',
      label: words.account,
      hint: before ? partnersTexts.accounts.unshownHint : words.accountHint,
    },
    {
      name: 'dialect',
      label: words.dialect,
      isLong: true,
      value: dialect ? JSON.stringify(before?.settings.dialect, null, 2) : '',
      hint: words.dialectHint,
    },
  ];
  return fields.map((field) => ({ ...field, isFurther: true }));
}

function useGroups(): readonly string[] {
  return useLoaded('groups').answer?.groups ?? [];
}

export function NewLink({ onClose }: { onClose: () => void }) {
  const groups = useGroups();
  return (
    <AskDialog
      title={words.add}
      onClose={onClose}
      isWide
      fields={[
        { name: 'url', label: words.url, type: 'url', isRequired: true },
        { name: 'username', label: words.username, isRequired: true },
        PASSWORD,
        { name: 'name', label: words.name, refusals: ['already_there'] },
        { name: 'client_company', label: words.company },
        ...settingFields((name) => DEFAULTS[name] ?? ''),
        ...furtherFields(groups),
      ]}
      action={words.add}
      onSend={(values, all) => ask('POST', 'links', wire(changed(values), all, groups))}
    />
  );
}

/** Edits the facts of a link. A new address requires the password. */
export function EditLink({ link, onClose }: { link: SiteLink; onClose: () => void }) {
  const { settings } = link;
  const groups = useGroups();
  const further = furtherFields(groups, link);
  const before: Record<string, string> = {
    url: link.url,
    username: link.username,
    client_company: link.client_company,
    poll_seconds: String(settings.poll_seconds),
    ...Object.fromEntries(FLAGS.map((name) => [name, String(settings[name])])),
    dialect: further.find(({ name }) => name === 'dialect')?.value ?? '',
  };
  const value = (name: string) => before[name] ?? '';
  return (
    <AskDialog
      title={`${texts.edit}: ${link.name}`}
      onClose={onClose}
      isWide
      fields={[
        { name: 'url', label: words.url, type: 'url', isRequired: true, value: value('url') },
        { name: 'username', label: words.username, isRequired: true, value: value('username') },
        { ...PASSWORD, isRequired: false, hint: words.movedHint },
        { name: 'client_company', label: words.company, value: value('client_company') },
        ...settingFields(value),
        ...further,
      ]}
      action={texts.save}
      onSend={async (values, all) => {
        const given = changed(values, before);
        if (given.password !== undefined && given.url === undefined) {
          const problem = words.passwordAlone;
          const refused = { names: ['password'], row: undefined, problem };
          throw new AskError('input_invalid', problem, refused);
        }
        const chosen = all.getAll('note_groups').map(String);
        // Others may have changed the groups meanwhile.
        const sent = isSameChoice(chosen, link.note_groups) ? [] : groups;
        await ask('PATCH', pathOf(link), wire(given, all, sent));
      }}
    />
  );
}
