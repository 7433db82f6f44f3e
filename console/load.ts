import { useEffect, useRef, useState } from 'preact/hooks';
import { AskError, ask } from './server.js';

/** What was asked for; the old answer stays while a new one comes, so that nothing jumps. */
export interface Loaded<Answer> {
  readonly answer: Answer | undefined;
  readonly error: AskError | undefined;
  readonly isLoading: boolean;
  /** Asks again. */
  reload(): void;
}

/**
 * Asks for something when the view appears, and again when the path or `news` changes.
 *
 * @param path below `api/`; undefined asks for nothing yet
 * @param news whatever changes when there is something new
 */
export function useLoaded<Answer>(path: string | undefined, news: unknown = ''): Loaded<Answer> {
  const [state, setState] = useState<Omit<Loaded<Answer>, 'reload'>>({
    answer: undefined,
    error: undefined,
    isLoading: true,
  });
  const [turn, setTurn] = useState(0);
  const shown = useRef<{ readonly path: string; readonly occasion: string }>();
  const occasion = `${String(news)} ${turn}`;
  useEffect(() => {
    if (path === undefined) return undefined;
    const abort = new AbortController();
    // Another path is another thing: what the old one gave must not stand under its name.
    if (shown.current?.path !== path) setState((before) => ({ ...before, isLoading: true }));
    ask<Answer>('GET', path, undefined, abort.signal).then(
      (answer) => {
        if (abort.signal.aborted) return;
        shown.current = { path, occasion };
        setState({ answer, error: undefined, isLoading: false });
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        const told = error instanceof AskError ? error : new AskError('', String(error));
        setState((before) => ({ ...before, error: told, isLoading: false }));
      },
    );
    return () => abort.abort();
  }, [path, occasion]);
  return { ...state, reload: () => setTurn((count) => count + 1) };
}
