/** Pages ask each other by it whether the writer of a text is still open. */
const channel = new BroadcastChannel('svclink-writers');
/** Milliseconds for an answer. */
const PATIENCE = 150;

const own = new Set<string>();
const answered = new Set<string>();

channel.onmessage = ({ data }: MessageEvent<{ ask?: string; here?: string }>) => {
  if (data.ask !== undefined && own.has(data.ask)) channel.postMessage({ here: data.ask });
  if (data.here !== undefined) answered.add(data.here);
};

/** A random name, which no other page has. */
export function newWriter(): string {
  return crypto.getRandomValues(new Uint32Array(3)).join('-');
}

/** Notes that a writer is open in this page. */
export function writerOpens(writer: string): void {
  own.add(writer);
}

/** Notes that a writer is closed. */
export function writerCloses(writer: string): void {
  own.delete(writer);
}

/** Whether a writer is open, in this window or in another one of the browser. */
export async function isWriterOpen(writer: string): Promise<boolean> {
  if (own.has(writer)) return true;
  answered.delete(writer);
  channel.postMessage({ ask: writer });
  await new Promise((resolve) => setTimeout(resolve, PATIENCE));
  return answered.delete(writer);
}
