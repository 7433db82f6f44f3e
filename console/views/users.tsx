import { useState } from 'preact/hooks';
import type { ListedSession } from '../../src/site/console/sessions.js';
import type { SiteUser } from '../../src/site/orders/people/user-record';
import { useLoaded } from '../load.js';
import { AskedButton } from '../parts/asked-button.js';
import { Badge, Failure, Time, useAction } from '../parts/basics.js';
import { Opener } from '../parts/dialog.js';
import { AskDialog, AskForm, changed, type FieldProps, isSameChoice } from '../parts/form.js';
import type { Column } from '../parts/list.js';
import { ListBody, ListHead } from '../parts/list-page.js';
import { ask, loadSession, may, session } from '../server.js';
import { partnersTexts } from '../texts/partners.js';
import { usersTexts } from '../texts/users.js';
import { texts } from '../texts.js';
import { ActiveBadge } from './set-up/active-badge.js';

const words = usersTexts.users;
const sessionWords = usersTexts.sessions;
const ROLES = Object.entries(words.roles);

const PASSWORD: FieldProps = {
  name: 'password',
  label: texts.person.password,
  type: 'password',
  hint: texts.person.passwordHint,
  isRequired: true,
  autocomplete: 'new-password',
};

/** The users of the console, their roles, and the note groups that they see. */
export function Users() {
  const loaded = useLoaded('users');
  const { answer, reload } = loaded;
  const [named, setNamed] = useState<string>();
  const [grouped, setGrouped] = useState<SiteUser>();
  const [edited, setEdited] = useState<SiteUser>();
  const groups = answer?.groups ?? [];
  return (
    <>
      <ListHead title={words.title} lead={words.lead} path="users">
        {may('administrator') && (
          <Opener label={words.add} isMain>
            {(close) => <NewUser groups={groups} onDone={reload} onClose={close} />}
          </Opener>
        )}
      </ListHead>
      {answer?.has_provider_roles && <p class="hint">{words.providerRoles}</p>}
      <ListBody
        caption={words.title}
        loaded={loaded}
        rows={answer?.users}
        columns={columnsOf({
          reload,
          edit: setEdited,
          setPassword: setNamed,
          setGroups: setGrouped,
        })}
        idOf={({ username }) => username}
        empty={words.lead}
      />
      {answer && <Groups groups={groups} onDone={reload} />}
      {edited && <Profile user={edited} onDone={reload} onClose={() => setEdited(undefined)} />}
      {grouped && (
        <GroupsOf
          user={grouped}
          groups={groups}
          onDone={reload}
          onClose={() => setGrouped(undefined)}
        />
      )}
      {named !== undefined && <NewPassword username={named} onClose={() => setNamed(undefined)} />}
    </>
  );
}

interface UserDialogProps {
  reload(): void;
  edit(user: SiteUser): void;
  setPassword(username: string): void;
  setGroups(user: SiteUser): void;
}

function columnsOf(doing: UserDialogProps): readonly Column<SiteUser>[] {
  const { columns } = words;
  return [
    { title: columns.name, show: ({ username }) => <strong>{username}</strong> },
    {
      title: columns.shown,
      show: ({ display_name, email }) => (
        <>
          {display_name}
          {email !== '' && <div class="faint">{email}</div>}
        </>
      ),
    },
    { title: columns.role, show: (user) => <Role user={user} onDone={doing.reload} /> },
    { title: columns.groups, show: ({ groups }) => groups.join(', ') || texts.none },
    {
      title: columns.state,
      show: ({ is_active }) => <ActiveBadge isActive={is_active} />,
    },
    {
      title: columns.do,
      show: (user) => <UserActions user={user} doing={doing} />,
    },
  ];
}

const pathOf = (username: string) => `users/${encodeURIComponent(username)}` as const;

/** Chooses a role, which applies after a confirmation. */
function Role({ user, onDone }: { user: SiteUser; onDone: () => void }) {
  // A choice ends with the role that it was made in place of: another administrator may change it, too.
  const [choice, setChoice] = useState<{ readonly role: string; readonly before: string }>();
  const role = choice?.before === user.role ? choice.role : user.role;
  const [isAsking, setAsking] = useState(false);
  const nameOf = (one: string) => ROLES.find(([value]) => value === one)?.[1] ?? one;
  if (!may('administrator')) return <>{nameOf(user.role)}</>;
  return (
    <div class="actions">
      <label>
        <span class="unseen">{`${words.role} ${user.username}`}</span>
        <select
          value={role}
          onChange={({ currentTarget }) =>
            setChoice({ role: currentTarget.value, before: user.role })
          }
        >
          {Object.entries(words.roleNames).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {role !== user.role && (
        <button type="button" onClick={() => setAsking(true)}>
          {words.changeRole} <span class="unseen">{user.username}</span>
        </button>
      )}
      {isAsking && (
        <AskDialog
          title={`${words.changeRole}: ${user.username}`}
          onClose={() => setAsking(false)}
          fields={[]}
          action={words.changeRole}
          onSend={() => ask('PATCH', pathOf(user.username), { role })}
          onDone={onDone}
        >
          <p>{words.roleAsk(user.username, nameOf(user.role), nameOf(role))}</p>
        </AskDialog>
      )}
    </div>
  );
}

function UserActions({ user, doing }: { user: SiteUser; doing: UserDialogProps }) {
  const { username, is_active } = user;
  const { isBusy, error, run } = useAction();
  if (!may('administrator')) return null;
  const change = () => ask('PATCH', pathOf(username), { is_active: !is_active });
  return (
    <div class="actions">
      <button type="button" onClick={() => doing.edit(user)}>
        {words.edit} <span class="unseen">{username}</span>
      </button>
      <button type="button" onClick={() => doing.setPassword(username)}>
        {words.setPassword} <span class="unseen">{username}</span>
      </button>
      <button type="button" onClick={() => doing.setGroups(user)}>
        {words.groups} <span class="unseen">{username}</span>
      </button>
      {is_active ? (
        <AskedButton
          label={partnersTexts.accounts.disable}
          subject={username}
          question={words.disableAsk(username)}
          onSend={change}
          onDone={doing.reload}
        />
      ) : (
        <button type="button" disabled={isBusy} onClick={() => void run(change).then(doing.reload)}>
          {partnersTexts.accounts.enable} <span class="unseen">{username}</span>
        </button>
      )}
      {user.has_second_factor && (
        <AskedButton
          label={words.resetFactor}
          subject={username}
          question={words.resetFactorAsk(username)}
          onSend={() => ask('POST', `${pathOf(username)}/reset-factor`)}
          onDone={doing.reload}
        />
      )}
      {user.has_single_sign_on && (
        <AskedButton
          label={words.resetSignOn}
          subject={username}
          question={words.resetSignOnAsk(username)}
          onSend={() => ask('POST', `${pathOf(username)}/reset-sign-on`)}
          onDone={doing.reload}
        />
      )}
      {error && <Failure error={error} />}
    </div>
  );
}

interface CloseProps {
  onDone(): void;
  onClose(): void;
}

/** The field of a user's note groups. */
function groupsField(groups: readonly string[], chosen: readonly string[]): FieldProps {
  const choices = groups.map((name) => [name, name] as const);
  const hint = groups.length === 0 ? words.noGroups : words.groupsHint;
  return { name: 'groups', label: words.groups, hint, choices, chosen };
}

/** The note groups, and a form for another one. */
function Groups({ groups, onDone }: { groups: readonly string[]; onDone: () => void }) {
  const [turn, setTurn] = useState(0);
  return (
    <section>
      <h2>{words.groups}</h2>
      <p class="faint">{groups.length === 0 ? words.noGroups : groups.join(', ')}</p>
      {may('administrator') && (
        <AskForm
          key={turn}
          fields={[
            {
              name: 'name',
              label: words.newGroup,
              isRequired: true,
              refusals: ['already_there'],
            },
          ]}
          action={words.addGroup}
          onSend={(values) => ask('POST', 'groups', values)}
          onDone={() => {
            setTurn(turn + 1);
            onDone();
          }}
        />
      )}
    </section>
  );
}

/** The description of a user. */
function Profile({ user, onDone, onClose }: { user: SiteUser } & CloseProps) {
  const { display_name, email, first_name, last_name, company } = user;
  const before = { display_name, email, first_name, last_name, company };
  return (
    <AskDialog
      title={`${words.edit}: ${user.username}`}
      onClose={onClose}
      fields={profileFields(before)}
      action={texts.save}
      onSend={async (values) => {
        const given = changed(values, before);
        if (Object.keys(given).length > 0) await ask('PATCH', pathOf(user.username), given);
      }}
      onDone={onDone}
    />
  );
}

type ProfileName = keyof typeof words.profile;

/** The fields that describe a person. */
function profileFields(before: Readonly<Record<ProfileName, string>>): readonly FieldProps[] {
  const hints: Partial<Record<ProfileName, string>> = words.profileHints;
  return (Object.keys(before) as ProfileName[]).map((name) => ({
    name,
    label: words.profile[name],
    value: before[name],
    ...(hints[name] === undefined ? {} : { hint: hints[name] }),
  }));
}

function GroupsOf(props: { user: SiteUser; groups: readonly string[] } & CloseProps) {
  const { user, groups, onDone, onClose } = props;
  return (
    <AskDialog
      title={`${words.groups}: ${user.username}`}
      onClose={onClose}
      fields={[groupsField(groups, user.groups)]}
      action={texts.save}
      onSend={async (_, all) => {
        const chosen = all.getAll('groups').map(String);
        if (isSameChoice(chosen, user.groups)) return;
        await ask('PATCH', pathOf(user.username), { groups: chosen });
      }}
      onDone={onDone}
    />
  );
}

function NewUser({ groups, onDone, onClose }: { groups: readonly string[] } & CloseProps) {
  return (
    <AskDialog
      title={words.add}
      onClose={onClose}
      fields={[
        {
          name: 'username',
          label: words.columns.name,
          isRequired: true,
          refusals: ['already_there'],
        },
        {
          name: 'display_name',
          label: words.profile.display_name,
          hint: words.profileHints.display_name,
        },
        { name: 'email', label: words.profile.email, hint: words.profileHints.email },
        { name: 'role', label: words.role, choices: ROLES, value: 'operator' },
        ...(groups.length === 0 ? [] : [groupsField(groups, [])]),
        { ...PASSWORD, isRequired: false, hint: words.noPasswordHint },
      ]}
      action={words.add}
      onSend={(values, all) =>
        ask('POST', 'users', { ...changed(values), groups: all.getAll('groups').map(String) })
      }
      onDone={onDone}
    />
  );
}

function NewPassword({ username, onClose }: { username: string; onClose: () => void }) {
  return (
    <AskDialog
      title={`${words.setPassword}: ${username}`}
      onClose={onClose}
      fields={[PASSWORD]}
      action={words.setPassword}
      confirm={words.passwordAsk(username)}
      onSend={(values) => ask('PATCH', pathOf(username), values)}
    />
  );
}

/** The sessions of the user; an administrator sees all sessions. */
export function Sessions() {
  const loaded = useLoaded('sessions');
  const own = session.value?.user?.session_id;
  const { columns } = sessionWords;
  async function end(id: string) {
    await ask('DELETE', `sessions/${id}`);
    if (id === own) await loadSession();
    else loaded.reload();
  }
  const shown: readonly Column<ListedSession>[] = [
    { title: columns.user, show: ({ username }) => username },
    { title: columns.browser, show: ({ agent }) => agent || texts.none },
    { title: columns.address, show: ({ address }) => address },
    { title: columns.begun, show: ({ created_at }) => <Time at={created_at} /> },
    { title: columns.seen, show: ({ seen_at }) => <Time at={seen_at} /> },
    {
      title: columns.do,
      show: ({ id, username, agent }) => (
        <>
          <AskedButton
            label={sessionWords.end}
            subject={[username, agent].filter(Boolean).join(', ')}
            question={id === own ? sessionWords.endOwnAsk : sessionWords.endAsk(username)}
            onSend={() => end(id)}
          />{' '}
          {id === own && <Badge tone="plain">{sessionWords.thisOne}</Badge>}
        </>
      ),
    },
  ];
  return (
    <>
      <ListHead title={sessionWords.title} lead={sessionWords.lead} path="sessions" />
      <ListBody
        caption={sessionWords.title}
        loaded={loaded}
        rows={loaded.answer?.sessions}
        columns={shown}
        idOf={({ id }) => id}
        empty={sessionWords.lead}
      />
    </>
  );
}
