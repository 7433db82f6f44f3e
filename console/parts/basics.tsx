import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { addressOf } from '../address.js';
import { AskError } from '../server.js';
import { texts } from '../texts.js';
import { formatDay, formatExactTime, formatTime } from './formats.js';

/** Displays a failure and its remedy. */
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

/** Stands in for content that is loading or has failed. */
export function Missing(props: {
  title: string;
  error: AskError | undefined;
  onRetry: () => void;
  /** The list of others of its kind. */
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

/** Displays that a list is empty, and the way to fill it. */
export function Empty({ children }: { children: ComponentChildren }) {
  return <div class="empty">{children}</div>;
}

/** A word for a state, with a colour that adds no information. */
export function Badge({ tone, children }: { tone: Tone; children: ComponentChildren }) {
  return <span class={`badge ${tone}`}>{children}</span>;
}

export type Tone = 'plain' | 'good' | 'wait' | 'bad' | 'new';

/** A time in the zone of the user, with the exact one as a hint. */
export function Time({ at }: { at: number | null }) {
  if (at === null) return <span>{texts.never}</span>;
  return (
    <time dateTime={new Date(at).toISOString()} title={formatExactTime(at)}>
      {formatTime(at)}
    </time>
  );
}

/** A day, `YYYYMMDD`, in the user's format; a word for none. */
export function Day({ day }: { day: string | null }) {
  const [, year, month, date] = /^(\d{4})(\d{2})(\d{2})$/.exec(day ?? '') ?? [];
  if (year === undefined) return <span class="faint">{texts.none}</span>;
  return <time dateTime={`${year}-${month}-${date}`}>{formatDay(day ?? '')}</time>;
}

/** Returns a time for a datetime field: in the user's zone, without seconds. */
export function asLocalTime(time: number): string {
  const offset = new Date(time).getTimezoneOffset() * 60_000;
  return new Date(time - offset).toISOString().slice(0, 16);
}

/** Runs an action while a form is sent, reports its success once, and displays a failure beside the form. */
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

/** Sets the title of the window. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – svclink`;
  }, [title]);
}

/** A text in its own lines. It scrolls, so that it has to be reachable by keyboard. */
export function Preformatted({ children }: { children: string }) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: only a focused region is scrolled by keys
  return <pre tabIndex={0}>{children}</pre>;
}
