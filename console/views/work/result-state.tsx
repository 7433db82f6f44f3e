import type { ResultState } from '../../../src/site/importer/results/result-payloads.js';
import { Badge, Failure, type Tone, useAction } from '../../parts/basics.js';
import { Opener } from '../../parts/dialog.js';
import { AskDialog } from '../../parts/form.js';
import { ask, may } from '../../server.js';
import { texts } from '../../texts.js';

const words = texts.work;

const TONES: Readonly<Record<ResultState, Tone>> = {
  none: 'plain',
  draft: 'wait',
  queued: 'new',
  sent: 'good',
  refused: 'bad',
  failed: 'wait',
  unclear: 'bad',
};

function isState(text: string): text is ResultState {
  return Object.hasOwn(TONES, text);
}

/** The state of a result. */
export function ResultBadge({ state }: { state: string }) {
  const known = isState(state) ? state : 'queued';
  return <Badge tone={TONES[known]}>{words.states[known]}</Badge>;
}

/** Settles a result whose answer was lost, with the state at the owner that a user reports. */
export function Decide({ id, onDone }: { id: string; onDone: () => void }) {
  const { isBusy, error, run } = useAction();
  if (!may('operator')) return null;
  const decide = (decision: object) => ask('POST', `results/${id}/decide`, decision);
  return (
    <>
      <p class="hint">{words.unclearHint}</p>
      <div class="actions">
        <Opener label={words.arrived} isDisabled={isBusy}>
          {(close) => (
            <AskDialog
              title={words.arrived}
              onClose={close}
              fields={[{ name: 'remote_id', label: words.remoteId, hint: words.remoteIdHint }]}
              action={words.arrived}
              onSend={({ remote_id }) => decide({ decision: 'sent', remote_id })}
              onDone={onDone}
            />
          )}
        </Opener>
        <button
          type="button"
          disabled={isBusy}
          onClick={() => void run(() => decide({ decision: 'send' })).then(onDone)}
        >
          {words.notArrived}
        </button>
      </div>
      {error && <Failure error={error} />}
    </>
  );
}
