import { useState } from 'preact/hooks';
import type { ListedSession } from '../../src/site/console/sessions.js';
import type { SiteUser } from '../../src/site/owner/users.js';
import { useLoaded } from '../load.js';
import { Badge, Failure, Time, useAction, useTitle } from '../parts/basics.js';
import { Dialog } from '../parts/dialog.js';
import { AskForm, type FieldProps } from '../parts/form.js';
import { type Column, List } from '../parts/list.js';
import { ask, loadSession, may, session } from '../server.js';
import { texts } from '../texts.js';

const words = texts.users;
const ROLES = Object.entries(words.roles);

const PASSWORD: FieldProps = {
  name: 'password',
  label: texts.person.password,
  type: 'password',
  hint: texts.person.passwordHint,
  isRequired: true,
  autocomplete: 'new-password',
};

/** Who works with the console, and as what. */
export function Users() {
  useTitle(words.title);
  const { answer, error, reload } = useLoaded<{ users: readonly SiteUser[] }>('users');
  const [isAdding, setAdding] = useState(false);
  const [changed, setChanged] = useState<string>();
  return (
    <>
      <div class="head">
        <h1>{words.title}</h1>
        {may('administrator') && (
          <button type="button" class="main" onClick={() => setAdding(true)}>
            {words.add}
          </button>
        )}
      </div>
      <p>{words.lead}</p>
      {error && <Failure error={error} onRetry={reload} />}
      {answer && (
        <List
          caption={words.title}
          columns={columnsOf(reload, setChanged)}
          rows={answer.users}
          idOf={({ username }) => username}
        />
      )}
      {isAdding && <NewUser onDone={reload} onClose={() => setAdding(false)} />}
      {changed !== undefined && (
        <NewPassword username={changed} onClose={() => setChanged(undefined)} />
      )}
    </>
  );
}

function columnsOf(
  reload: () => void,
  setPassword: (username: string) => void,
): readonly Column<SiteUser>[] {
  const { columns } = words;
  return [
    { title: columns.name, show: ({ username }) => <strong>{username}</strong> },
    { title: columns.shown, show: ({ display_name }) => display_name },
    { title: columns.role, show: (user) => <Role user={user} onDone={reload} /> },
    { title: columns.groups, show: ({ groups }) => groups.join(', ') || texts.none },
    {
      title: columns.state,
      show: ({ is_active }) =>
        is_active ? (
          <Badge tone="good">{texts.accounts.active}</Badge>
        ) : (
          <Badge tone="bad">{texts.accounts.disabled}</Badge>
        ),
    },
    {
      title: columns.do,
      show: (user) => <UserActions user={user} onDone={reload} onPassword={setPassword} />,
    },
  ];
}

const pathOf = (username: string) => `users/${encodeURIComponent(username)}`;

function Role({ user, onDone }: { user: SiteUser; onDone: () => void }) {
  const { error, run } = useAction();
  return (
    <label>
      <span class="unseen">{`${words.role} ${user.username}`}</span>
      <select
        value={user.role}
        disabled={!may('administrator')}
        onChange={({ currentTarget: { value: role } }) =>
          void run(() => ask('PATCH', pathOf(user.username), { role })).then(onDone)
        }
      >
        {ROLES.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {error && <Failure error={error} />}
    </label>
  );
}

function UserActions(props: {
  user: SiteUser;
  onDone: () => void;
  onPassword: (username: string) => void;
}) {
  const { username, is_active } = props.user;
  const { isBusy, error, run } = useAction();
  const change = () => ask('PATCH', pathOf(username), { is_active: !is_active });
  return (
    <div class="actions">
      <button type="button" onClick={() => props.onPassword(username)}>
        {words.setPassword} <span class="unseen">{username}</span>
      </button>
      <button type="button" disabled={isBusy} onClick={() => void run(change).then(props.onDone)}>
        {is_active ? texts.accounts.disable : texts.accounts.enable}{' '}
        <span class="unseen">{username}</span>
      </button>
      {error && <Failure error={error} />}
    </div>
  );
}

function NewUser({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  return (
    <Dialog title={words.add} onClose={onClose}>
      <AskForm
        fields={[
          { name: 'username', label: words.columns.name, isRequired: true },
          { name: 'display_name', label: words.columns.shown },
          { name: 'role', label: words.role, choices: ROLES, value: 'operator' },
          PASSWORD,
        ]}
        action={words.add}
        onSend={(values) => ask('POST', 'users', values)}
        onDone={() => {
          onClose();
          onDone();
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}

function NewPassword({ username, onClose }: { username: string; onClose: () => void }) {
  return (
    <Dialog title={`${words.setPassword}: ${username}`} onClose={onClose}>
      <AskForm
        fields={[PASSWORD]}
        action={words.setPassword}
        onSend={(values) => ask('PATCH', pathOf(username), values)}
        onDone={onClose}
        onCancel={onClose}
      />
    </Dialog>
  );
}

/** Where somebody is logged in; an administrator sees everybody. */
export function Sessions() {
  useTitle(texts.sessions.title);
  const { answer, error, reload } = useLoaded<{ sessions: readonly ListedSession[] }>('sessions');
  const action = useAction();
  const failure = error ?? action.error;
  const own = session.value?.user?.session_id;
  const { columns } = texts.sessions;
  async function end(id: string) {
    await ask('DELETE', `sessions/${id}`);
    if (id === own) await loadSession();
    else reload();
  }
  const shown: readonly Column<ListedSession>[] = [
    { title: columns.user, show: ({ username }) => username },
    { title: columns.browser, show: ({ agent }) => agent || texts.none },
    { title: columns.address, show: ({ address }) => address },
    { title: columns.begun, show: ({ created_at }) => <Time at={created_at} /> },
    { title: columns.seen, show: ({ seen_at }) => <Time at={seen_at} /> },
    {
      title: columns.do,
      show: ({ id }) => (
        <>
          <button type="button" onClick={() => void action.run(() => end(id))}>
            {texts.sessions.end}
          </button>{' '}
          {id === own && <Badge tone="plain">{texts.sessions.thisOne}</Badge>}
        </>
      ),
    },
  ];
  return (
    <>
      <h1>{texts.sessions.title}</h1>
      <p>{texts.sessions.lead}</p>
      {failure && <Failure error={failure} onRetry={reload} />}
      {answer && (
        <List
          caption={texts.sessions.title}
          columns={shown}
          rows={answer.sessions}
          idOf={({ id }) => id}
        />
      )}
    </>
  );
}
