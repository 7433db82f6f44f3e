import { useState } from 'preact/hooks';
import { addressOf } from '../../address.js';
import { Facts } from '../../parts/facts.js';
import { AskForm, type FieldProps } from '../../parts/form.js';
import { ListHead } from '../../parts/list-page.js';
import { AskError, ask, loadSession, session } from '../../server.js';
import { areSingleKeysOn, switchSingleKeys } from '../../single-keys.js';
import { setUpTexts } from '../../texts/set-up.js';
import { usersTexts } from '../../texts/users.js';
import { texts } from '../../texts.js';
import { SecondFactor } from '../second-factor.js';

const words = setUpTexts.me;

const secret = (name: string, label: string, more: Partial<FieldProps> = {}): FieldProps => ({
  name,
  label,
  type: 'password',
  isRequired: true,
  autocomplete: name === 'current' ? 'current-password' : 'new-password',
  ...more,
});

const FIELDS: readonly FieldProps[] = [
  secret('current', words.current, { refusals: ['login_refused', 'credentials_throttled'] }),
  secret('password', words.next, { hint: texts.person.passwordHint }),
  secret('again', words.again),
];

/** The user's own name, role and password. */
export function MyAccount() {
  const user = session.value?.user;
  if (!user) return null;
  const role = Object.entries(usersTexts.users.roles).find(([name]) => name === user.role)?.[1];
  return (
    <>
      <ListHead title={words.title} />
      <Facts
        facts={[
          [texts.person.username, user.username],
          [texts.person.displayName, user.display_name],
          [usersTexts.users.role, role],
        ]}
      />
      <p>
        <a href={addressOf(['sessions'])}>{usersTexts.sessions.title}</a>
      </p>
      {user.is_signed_on ? <p class="notice">{words.signedOn}</p> : <OwnPassword />}
      {!user.is_signed_on && <SecondFactor />}
      <SingleKeys />
    </>
  );
}

function SingleKeys() {
  const { keys } = words;
  const isOn = areSingleKeysOn.value;
  return (
    <section>
      <h2>{keys.title}</h2>
      <p class="hint">{keys.lead}</p>
      <p role="status">{isOn ? keys.areOn : keys.areOff}</p>
      <button type="button" onClick={() => switchSingleKeys(!isOn)}>
        {isOn ? keys.switchOff : keys.switchOn}
      </button>
    </section>
  );
}

/** A form for another password. */
function OwnPassword() {
  const [turn, setTurn] = useState(0);
  const isWeak = session.value?.user?.has_weak_password;
  async function change({ current, password, again }: Record<string, string>) {
    if (password !== again) {
      const refused = { names: ['again'], row: undefined, problem: words.differs };
      throw new AskError('input_invalid', words.differs, refused);
    }
    await ask('POST', 'password', { current, password });
    await loadSession();
  }
  return (
    <section>
      <h2>{words.password}</h2>
      {isWeak && <p class="notice failure">{words.weak}</p>}
      {turn > 0 && (
        <p class="notice" role="status">
          {words.changed}
        </p>
      )}
      <AskForm
        key={turn}
        fields={FIELDS}
        action={words.change}
        confirm={words.ask}
        onSend={change}
        onDone={() => setTurn(turn + 1)}
      />
    </section>
  );
}
