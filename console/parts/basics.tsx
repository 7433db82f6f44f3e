import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { addressOf } from '../address.js';
import { AskError } from '../server.js';
import { texts } from '../texts.js';

/** What is the matter, and what to do next. */
export function Failure({ error, onRetry }: { error: AskError; onRetry?: () => void }) {
  return (
    <div class="notice failure" role="alert">
      <p>{error.message}</p>
      {onRetry && (
        <button type="button" onClick={onRetry}>
          {texts.again}
        </button>
      )}
    </div>
  );
}

/** What stands in the place of something that has not come, or will not. */
export function Missing(props: {
  title: string;
  error: AskError | undefined;
  onRetry: () => void;
  /** Where there are others of its kind. */
  list?: keyof typeof texts.toList;
}) {
  return (
    <>
      <h1>{props.title}</h1>
      {props.error ? (
        <>
          <Failure error={props.error} onRetry={props.onRetry} />
          {props.list && (
            <p>
              <a href={addressOf([props.list])}>{texts.toList[props.list]}</a>
            </p>
          )}
        </>
      ) : (
        <p class="faint">{texts.loading}</p>
      )}
    </>
  );
}

/** Says that there is nothing yet, and how something comes. */
export function Empty({ children }: { children: ComponentChildren }) {
  return <div class="empty">{children}</div>;
}

/** A word about a state, with its colour; the colour says nothing that the word does not. */
export function Badge({ tone, children }: { tone: Tone; children: ComponentChildren }) {
  return <span class={`badge ${tone}`}>{children}</span>;
}

export type Tone = 'plain' | 'good' | 'wait' | 'bad' | 'new';

/** A time in the zone of the user, and the exact one at hand. */
export function Time({ at }: { at: number | null }) {
  if (at === null) return <span>{texts.never}</span>;
  const date = new Date(at);
  const exact = date.toISOString();
  return (
    <time dateTime={exact} title={exact}>
      {date.toLocaleString(undefined, { dateStyle: 'short', timeStyle: 'medium' })}
    </time>
  );
}

/** A day, `YYYYMMDD`, as the user writes days; the word for none. */
export function Day({ day }: { day: string | null }) {
  const [, year, month, date] = /^(\d{4})(\d{2})(\d{2})$/.exec(day ?? '') ?? [];
  if (year === undefined) return <span class="faint">{texts.none}</span>;
  const iso = `${year}-${month}-${date}`;
  const at = new Date(`${iso}T12:00:00`);
  return <time dateTime={iso}>{at.toLocaleDateString(undefined, { dateStyle: 'medium' })}</time>;
}

/** Today where the user is, `YYYYMMDD`. */
export function today(): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('');
}

/** A time as a field of date and time has it: in the zone of the user, without seconds. */
export function asLocalTime(time: number): string {
  const offset = new Date(time).getTimezoneOffset() * 60_000;
  return new Date(time - offset).toISOString().slice(0, 16);
}

/** What runs while a form is sent: told once, its failure beside the form. */
export function useAction(): {
  readonly isBusy: boolean;
  readonly error: AskError | undefined;
  run(work: () => Promise<unknown>): Promise<boolean>;
} {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<AskError>();
  async function run(work: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    setError(undefined);
    try {
      await work();
      return true;
    } catch (failure) {
      setError(failure instanceof AskError ? failure : new AskError('', String(failure)));
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, error, run };
}

/** The title of the window says where one is. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – svclink`;
  }, [title]);
}
