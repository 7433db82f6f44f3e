import { useEffect, useState } from 'preact/hooks';
import type { ConsoleState } from '../../src/site/console/contract/answers.js';
import { go } from '../address.js';
import { useTitle } from '../parts/basics.js';
import { AskForm } from '../parts/form.js';
import { rememberPage } from '../return.js';
import { AskError, ask, loadSession } from '../server.js';
import { texts } from '../texts.js';

const NAME = {
  name: 'username',
  label: texts.person.username,
  isRequired: true,
  autocomplete: 'username',
} as const;

const CODE = {
  name: 'code',
  label: texts.factor.code,
  hint: texts.factor.codeHint,
  isRequired: true,
  autocomplete: 'one-time-code',
} as const;

interface LogInProps {
  known: ConsoleState;
  /** The reason for which single sign-on has refused the user; '' for none. */
  refusal: string;
}

/** The log-in; without an administrator it explains the way to make one. */
export function LogIn({ known, refusal }: LogInProps) {
  useTitle(texts.login.title);
  const { sign_on } = known;
  return (
    <main class="entrance">
      <h1>{texts.login.title}</h1>
      {known.needs_setup && <p class="notice">{texts.setup.closed}</p>}
      <Refusal reason={refusal} />
      {sign_on !== null && (
        <p>
          <a class="button main" href="./api/sign-on" onClick={rememberPage}>
            {texts.login.signOn(sign_on)}
          </a>
        </p>
      )}
      {known.has_password_log_in && <PasswordLogIn />}
    </main>
  );
}

/** The reason for which single sign-on has ended. An unknown one, which anybody may write into an address, shows nothing. */
function Refusal({ reason }: { reason: string }) {
  const [, text] = Object.entries(texts.login.refusals).find(([name]) => name === reason) ?? [];
  if (text === undefined) return null;
  return (
    <p class="notice failure" role="alert">
      {text}
    </p>
  );
}

function PasswordLogIn() {
  const [needsCode, setNeedsCode] = useState(false);
  useEffect(() => {
    if (needsCode) document.querySelector<HTMLElement>('input[name=code]')?.focus();
  }, [needsCode]);
  const password = {
    name: 'password',
    label: texts.person.password,
    type: 'password',
    isRequired: true,
    autocomplete: 'current-password',
  } as const;
  return (
    <AskForm
      fields={needsCode ? [NAME, password, CODE] : [NAME, password]}
      action={texts.login.action}
      onSend={async (values) => {
        try {
          await ask('POST', 'login', values);
        } catch (error) {
          if (!(error instanceof AskError) || error.code !== 'second_factor_required') throw error;
          setNeedsCode(true);
          return;
        }
        await loadSession();
      }}
    />
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
          go(['today']);
          await loadSession();
        }}
      />
    </main>
  );
}
