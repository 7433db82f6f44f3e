/** The channel on which pages ask each other for the writer of a text. */
const channel = new BroadcastChannel('svclink-writers');
/** Milliseconds for an answer. */
const ANSWER_TIMEOUT = 150;

const own = new Set<string>();
const answered = new Set<string>();

channel.onmessage = ({ data }: MessageEvent<{ ask?: string; here?: string }>) => {
  if (data.ask !== undefined && own.has(data.ask)) channel.postMessage({ here: data.ask });
  if (data.here !== undefined) answered.add(data.here);
};

/** Returns a random name that no other page has. */
export function newWriter(): string {
  return crypto.getRandomValues(new Uint32Array(3)).join('-');
}

/** Records that a writer is open in this page. */
export function writerOpens(writer: string): void {
  own.add(writer);
}

/** Records that a writer is closed. */
export function writerCloses(writer: string): void {
  own.delete(writer);
}

/** Returns true for a writer that is open in any window of the browser. */
export async function isWriterOpen(writer: string): Promise<boolean> {
  if (own.has(writer)) return true;
  answered.delete(writer);
  channel.postMessage({ ask: writer });
  await new Promise((resolve) => setTimeout(resolve, ANSWER_TIMEOUT));
  return answered.delete(writer);
}
