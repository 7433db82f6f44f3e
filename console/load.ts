import { useEffect, useRef, useState } from 'preact/hooks';
import type { AddressOf } from '../src/site/console/contract/request-types.js';
import { type AnswerAt, AskError, ask } from './server.js';

/** A requested answer. The old answer stays until the new one arrives, so that nothing jumps. */
export interface Loaded<Answer> {
  readonly answer: Answer | undefined;
  readonly error: AskError | undefined;
  readonly isLoading: boolean;
  /** Requests it again at once. */
  reload(): void;
}

type State<Answer> = Omit<Loaded<Answer>, 'reload'>;
type SetState<Answer> = (change: (before: State<Answer>) => State<Answer>) => void;

/**
 * Requests an answer when the view appears, and again when the path or `version` changes.
 *
 * @param path below `api/`; undefined requests nothing yet
 * @param version any value that changes with the data
 */
export function useLoaded<const Address extends AddressOf<'GET'>>(
  path: Address | undefined,
  version: unknown = '',
): Loaded<AnswerAt<'GET', Address>> {
  const [state, setState] = useState<State<AnswerAt<'GET', Address>>>({
    answer: undefined,
    error: undefined,
    isLoading: true,
  });
  const reading = useRef<Reading<Address>>();
  const occasion = String(version);
  const latest = useRef(occasion);
  latest.current = occasion;
  useEffect(() => {
    if (path === undefined) return undefined;
    const own = new Reading(path, latest.current, setState);
    reading.current = own;
    return () => own.stop();
  }, [path]);
  useEffect(() => reading.current?.noteVersion(occasion), [occasion]);
  return { ...state, reload: () => reading.current?.ask() };
}

/** The least milliseconds between two requests after changes. */
const PAUSE = 1000;
/** A slow answer is requested less often: a page takes at most this part of its site's time. */
const SHARE = 5;

/** Requests one path, and again after changes: one request at a time, and none while the page is hidden. */
class Reading<Address extends AddressOf<'GET'>> {
  #abort = new AbortController();
  #timer = 0;
  #isBusy = false;
  #isOutdated = false;
  #notBefore = 0;

  constructor(
    readonly path: Address,
    private occasion: string,
    readonly setState: SetState<AnswerAt<'GET', Address>>,
  ) {
    document.addEventListener('visibilitychange', this.#plan);
    this.ask();
  }

  /** Requests it at once. The answer of a running request may be older than the user's last action. */
  ask(): void {
    this.#abort.abort();
    const abort = new AbortController();
    this.#abort = abort;
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#isBusy = true;
    this.#isOutdated = false;
    this.setState((before) => ({ ...before, isLoading: true }));
    const began = performance.now();
    const settle = (change: Partial<State<AnswerAt<'GET', Address>>>) => {
      if (abort.signal.aborted) return;
      const now = performance.now();
      this.#notBefore = now + Math.max(PAUSE, (now - began) * SHARE);
      this.#isBusy = false;
      this.setState((before) => ({ ...before, ...change, isLoading: false }));
      this.#plan();
    };
    ask('GET', this.path, undefined, abort.signal).then(
      (answer) => settle({ answer, error: undefined }),
      (error: unknown) =>
        settle({ error: error instanceof AskError ? error : new AskError('', String(error)) }),
    );
  }

  /** Takes the notice of a change. */
  noteVersion(occasion: string): void {
    if (occasion === this.occasion) return;
    this.occasion = occasion;
    this.#isOutdated = true;
    this.#plan();
  }

  stop(): void {
    this.#abort.abort();
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#plan);
  }

  readonly #plan = (): void => {
    if (!this.#isOutdated || this.#isBusy || this.#timer !== 0 || document.hidden) return;
    const wait = Math.max(0, this.#notBefore - performance.now());
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      if (!document.hidden) this.ask();
    }, wait);
  };
}
