import { useEffect, useRef, useState } from 'preact/hooks';
import { AskError, ask } from './server.js';

/** What was asked for; the old answer stays while a new one comes, so that nothing jumps. */
export interface Loaded<Answer> {
  readonly answer: Answer | undefined;
  readonly error: AskError | undefined;
  readonly isLoading: boolean;
  /** Asks again, at once. */
  reload(): void;
}

type State<Answer> = Omit<Loaded<Answer>, 'reload'>;
type SetState<Answer> = (change: (before: State<Answer>) => State<Answer>) => void;

/**
 * Asks for something when the view appears, and again when the path or `news` changes.
 *
 * @param path below `api/`; undefined asks for nothing yet
 * @param news whatever changes when there is something new
 */
export function useLoaded<Answer>(path: string | undefined, news: unknown = ''): Loaded<Answer> {
  const [state, setState] = useState<State<Answer>>({
    answer: undefined,
    error: undefined,
    isLoading: true,
  });
  const reading = useRef<Reading<Answer>>();
  const occasion = String(news);
  const latest = useRef(occasion);
  latest.current = occasion;
  useEffect(() => {
    if (path === undefined) return undefined;
    const own = new Reading(path, latest.current, setState);
    reading.current = own;
    return () => own.stop();
  }, [path]);
  useEffect(() => reading.current?.heard(occasion), [occasion]);
  return { ...state, reload: () => reading.current?.ask() };
}

/** What is new is asked for at most so often, in milliseconds. */
const PAUSE = 1000;
/** A slow answer is asked for less often: a page takes at most one part in so many of its site's time. */
const SHARE = 5;

/** Asks for one path, and for what is new there: one request at a time, and none while nobody sees the page. */
class Reading<Answer> {
  #abort = new AbortController();
  #timer = 0;
  #isBusy = false;
  #hasNews = false;
  #notBefore = 0;

  constructor(
    readonly path: string,
    private occasion: string,
    readonly setState: SetState<Answer>,
  ) {
    document.addEventListener('visibilitychange', this.#plan);
    this.ask();
  }

  /** Asks at once, whatever is under way: that may be older than what was just done. */
  ask(): void {
    this.#abort.abort();
    const abort = new AbortController();
    this.#abort = abort;
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#isBusy = true;
    this.#hasNews = false;
    this.setState((before) => ({ ...before, isLoading: true }));
    const began = performance.now();
    const settle = (change: Partial<State<Answer>>) => {
      if (abort.signal.aborted) return;
      const now = performance.now();
      this.#notBefore = now + Math.max(PAUSE, (now - began) * SHARE);
      this.#isBusy = false;
      this.setState((before) => ({ ...before, ...change, isLoading: false }));
      this.#plan();
    };
    ask<Answer>('GET', this.path, undefined, abort.signal).then(
      (answer) => settle({ answer, error: undefined }),
      (error: unknown) =>
        settle({ error: error instanceof AskError ? error : new AskError('', String(error)) }),
    );
  }

  /** There is something new. */
  heard(occasion: string): void {
    if (occasion === this.occasion) return;
    this.occasion = occasion;
    this.#hasNews = true;
    this.#plan();
  }

  stop(): void {
    this.#abort.abort();
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#plan);
  }

  readonly #plan = (): void => {
    if (!this.#hasNews || this.#isBusy || this.#timer !== 0 || document.hidden) return;
    const wait = Math.max(0, this.#notBefore - performance.now());
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      if (!document.hidden) this.ask();
    }, wait);
  };
}
