import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { encode } from 'uqr';
import type { OfferedFactor } from '../../src/site/orders/people/second-factors.js';
import { useLoaded } from '../load.js';
import { Failure, useTitle } from '../parts/basics.js';
import { Dialog, Opener } from '../parts/dialog.js';
import { AskDialog, AskForm } from '../parts/form.js';
import { SaveText, Secret } from '../parts/secret.js';
import { ask, loadSession } from '../server.js';
import { texts } from '../texts.js';

const words = texts.factor;

const PASSWORD = {
  name: 'password',
  label: words.password,
  type: 'password',
  isRequired: true,
  autocomplete: 'current-password',
  refusals: ['login_refused', 'credentials_throttled'],
} as const;

const FIRST_CODE = {
  name: 'code',
  label: words.firstCode,
  isRequired: true,
  autocomplete: 'one-time-code',
} as const;

/** The second factor of the user: its state, and the ways to set and to remove it. */
export function SecondFactor() {
  const { answer, error, reload } = useLoaded('factor');
  if (!answer) return error ? <Failure error={error} onRetry={reload} /> : null;
  return (
    <section aria-labelledby="factor">
      <h2 id="factor">{words.title}</h2>
      <p>{answer.is_set ? words.isSet(answer.recovery_codes) : words.lead}</p>
      {answer.is_set ? (
        <Opener label={words.remove}>
          {(close) => (
            <AskDialog
              title={words.remove}
              fields={[PASSWORD]}
              action={words.remove}
              onSend={async (values) => {
                await ask('POST', 'factor/remove', values);
                await loadSession();
              }}
              onDone={reload}
              onClose={close}
            />
          )}
        </Opener>
      ) : (
        <SetFactor onDone={reload} />
      )}
    </section>
  );
}

/** The page of a user who needs a second factor before everything else. */
export function RequiredFactor() {
  useTitle(words.title);
  return (
    <main class="entrance">
      <h1>{words.title}</h1>
      <p class="notice">{words.required}</p>
      <p>{words.lead}</p>
      <SetFactor onDone={loadSession} />
    </main>
  );
}

/** Sets a second factor in three steps: the password, the first code, the recovery codes. */
function SetFactor({ onDone }: { onDone: () => unknown }) {
  const [offered, setOffered] = useState<OfferedFactor>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (!offered) {
    return (
      <AskForm
        fields={[PASSWORD]}
        action={words.set}
        onSend={async ({ password = '' }) => {
          setOffered(await ask('POST', 'factor', { password }));
        }}
      />
    );
  }
  return <FirstCode offered={offered} onConfirmed={setCodes} />;
}

/** Shows the secret for the app, and asks for the first code of it. */
function FirstCode(props: {
  readonly offered: OfferedFactor;
  readonly onConfirmed: (codes: readonly string[]) => void;
}) {
  const { offered, onConfirmed } = props;
  const step = useRef<HTMLDivElement>(null);
  // The button of the former step, which had the focus, is gone.
  useLayoutEffect(() => step.current?.querySelector<HTMLElement>('input')?.focus(), []);
  return (
    <div ref={step}>
      <p>{words.scan}</p>
      <PictureCode text={offered.address} />
      <Secret label={words.secret} value={offered.secret} />
      <AskForm
        fields={[FIRST_CODE]}
        action={words.confirm}
        onSend={async ({ code = '' }) => {
          const { recovery_codes } = await ask('POST', 'factor/confirm', { code });
          onConfirmed(recovery_codes);
        }}
      />
    </div>
  );
}

/** The recovery codes, in a dialog that nobody leaves by a slip: nothing shows them again. */
function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => unknown }) {
  const text = codes.join('\n');
  return (
    <Dialog title={words.codes} question={words.codesAsk} onClose={() => void onDone()}>
      <p>{words.codesLead}</p>
      <Secret label={words.codes} value={text} />
      <form method="dialog" class="actions">
        <button type="submit" class="main">
          {words.done}
        </button>
        <SaveText
          label={words.save}
          text={`${text}\n`}
          fileName="recovery-codes.txt"
          type="text/plain"
        />
      </form>
    </Dialog>
  );
}

/** A text as a picture that phones read, drawn as one path. */
function PictureCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 4 });
  const cells = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg class="picture-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words.picture}>
      <rect width={size} height={size} fill="#fff" />
      <path d={cells.join('')} fill="#000" />
    </svg>
  );
}
