import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { UndoOffer, UndoOutcome } from '../src/site/console/lists/undo.js';
import { addressOf } from './address.js';
import { Failure, useAction } from './parts/basics.js';
import { inWords } from './plain-words.js';
import { ask, may } from './server.js';
import { undoTexts } from './texts/undo.js';

/** The last command, while it can be undone; and the outcome of its undoing. */
const offer = signal<UndoOffer | null>(null);
const outcomes = signal<readonly UndoOutcome[] | null>(null);

/** Offers to undo a command that has just run; null takes the offer of the command before away. */
export function offerUndo(undo: UndoOffer | null): void {
  outcomes.value = null;
  offer.value = undo;
}

/** Takes the offer away when its time has passed. */
function useEnd(undo: UndoOffer | null): void {
  useEffect(() => {
    if (undo === null) return undefined;
    const timer = setTimeout(() => {
      if (offer.value === undo) offer.value = null;
    }, undo.seconds * 1000);
    return () => clearTimeout(timer);
  }, [undo]);
}

/** Asks for the last command after a reload of the page. */
function useBeginning(): void {
  useEffect(() => {
    if (!may('operator')) return;
    ask('GET', 'undo').then(
      ({ undo }) => {
        if (offer.value === null) offer.value = undo;
      },
      () => undefined,
    );
  }, []);
}

/** The bar that offers to undo the last command. It stays in all views for a minute, and is announced. */
export function UndoBar() {
  useBeginning();
  const { isBusy, error, run } = useAction();
  const bar = useRef<HTMLDivElement>(null);
  const undo = offer.value;
  useEnd(undo);
  const undone = outcomes.value;
  const start = async () => {
    if (undo === null) return;
    await run(async () => {
      const answer = await ask('POST', `undo/${encodeURIComponent(undo.batch)}`);
      offer.value = null;
      outcomes.value = answer.outcomes;
    });
    bar.current?.focus();
  };
  const isShown = undo !== null || undone !== null;
  return (
    <div ref={bar} class={isShown ? 'screen undo' : ''} tabIndex={-1}>
      <div role="status">
        {undo && <span>{undoTexts.done(undo.command, undo.count)}</span>}
        {undone && <Outcome rows={undone} />}
      </div>
      {undo && (
        <button type="button" disabled={isBusy} onClick={() => void start()}>
          {undoTexts.undo}
        </button>
      )}
      {isShown && (
        <button type="button" class="plain" onClick={() => offerUndo(null)}>
          {undoTexts.close}
        </button>
      )}
      {error && <Failure error={error} />}
    </div>
  );
}

function Outcome({ rows }: { rows: readonly UndoOutcome[] }) {
  const refused = rows.filter(({ refusal }) => refusal !== null);
  return (
    <>
      <span>{undoTexts.undone(rows.length - refused.length, refused.length)}</span>
      {refused.length > 0 && (
        <ul>
          {refused.map(({ id, wo_number, refusal }) => (
            <li key={id}>
              <a href={addressOf(['find'], { q: wo_number })}>{wo_number}</a>:{' '}
              {refusal && inWords(refusal)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
