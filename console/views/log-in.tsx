import { go } from '../address.js';
import { useTitle } from '../parts/basics.js';
import { AskForm } from '../parts/form.js';
import { ask, loadSession } from '../server.js';
import { texts } from '../texts.js';

const NAME = {
  name: 'username',
  label: texts.person.username,
  isRequired: true,
  autocomplete: 'username',
} as const;

/** The log-in; without an administrator it explains the way to make one. */
export function LogIn({ needsSetup }: { needsSetup: boolean }) {
  useTitle(texts.login.title);
  const password = {
    name: 'password',
    label: texts.person.password,
    type: 'password',
    isRequired: true,
    autocomplete: 'current-password',
  } as const;
  return (
    <main class="entrance">
      <h1>{texts.login.title}</h1>
      {needsSetup && <p class="notice">{texts.setup.closed}</p>}
      <AskForm
        fields={[NAME, password]}
        action={texts.login.action}
        onSend={async (values) => {
          await ask('POST', 'login', values);
          await loadSession();
        }}
      />
    </main>
  );
}

/** Makes the first administrator, by the link that the site printed. */
export function SetUp({ token }: { token: string }) {
  useTitle(texts.setup.title);
  const password = {
    name: 'password',
    label: texts.person.password,
    type: 'password',
    isRequired: true,
    autocomplete: 'new-password',
    hint: texts.person.passwordHint,
  } as const;
  return (
    <main class="entrance">
      <h1>{texts.setup.title}</h1>
      <p>{texts.setup.lead}</p>
      <AskForm
        fields={[NAME, { name: 'display_name', label: texts.person.displayName }, password]}
        action={texts.setup.action}
        onSend={async (values) => {
          await ask('POST', 'setup', { ...values, token });
          // The used token must not stay in the address.
          go(['orders']);
          await loadSession();
        }}
      />
    </main>
  );
}
