/** The channel on which pages ask each other for the writer of a text. */
const channel = new BroadcastChannel('svclink-writers');
/** Milliseconds for an answer. */
const ANSWER_TIMEOUT = 150;
/** Milliseconds for the browser to free the lock of a page that was closed. */
const FREE_TIMEOUT = 3000;

const own = new Set<string>();
/** Frees the locks of the writers of this page. */
const locked = new Map<string, () => void>();

type Message = MessageEvent<{ readonly ask?: string; readonly here?: string }>;

channel.addEventListener('message', ({ data }: Message) => {
  if (data.ask !== undefined && own.has(data.ask)) channel.postMessage({ here: data.ask });
});

const lockOf = (writer: string) => `svclink-writer ${writer}`;

/** Returns a random name that no other page has. */
export function newWriter(): string {
  return crypto.getRandomValues(new Uint32Array(3)).join('-');
}

/** Records that a writer is open in this page. */
export function writerOpens(writer: string): void {
  own.add(writer);
  if (locked.has(writer)) return;
  const closed = new Promise<void>((resolve) => locked.set(writer, resolve));
  navigator.locks?.request(lockOf(writer), () => closed).catch(() => undefined);
}

/** Records that a writer is closed. */
export function writerCloses(writer: string): void {
  own.delete(writer);
  locked.get(writer)?.();
  locked.delete(writer);
}

/**
 * Returns true for a writer that is open in any window of the browser. A page that is too busy to answer still has its
 * lock, where the browser has locks (not on plain http beyond this machine).
 */
export async function isWriterOpen(writer: string): Promise<boolean> {
  if (own.has(writer)) return true;
  const isFree = freed(writer);
  return (await answers(writer)) || !(await isFree);
}

/** Asks the other pages for a writer. */
function answers(writer: string): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (isHere: boolean) => {
      channel.removeEventListener('message', take);
      resolve(isHere);
    };
    const take = ({ data }: Message) => {
      if (data.here === writer) settle(true);
    };
    channel.addEventListener('message', take);
    channel.postMessage({ ask: writer });
    setTimeout(settle, ANSWER_TIMEOUT, false);
  });
}

/** Waits until no page has the lock of a writer. @returns false if one keeps it */
async function freed(writer: string): Promise<boolean> {
  const signal = AbortSignal.timeout(FREE_TIMEOUT);
  return (
    navigator.locks?.request(lockOf(writer), { signal }, () => true).catch(() => !signal.aborted) ??
    true
  );
}
