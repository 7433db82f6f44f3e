import { signal } from '@preact/signals';
import { loadSession } from './server.js';

/** How far each kind of thing has come on the site; a change of a member is news of that kind. */
export const marks = signal<Readonly<Record<string, string>>>({});
/** Whether the page hears of news. */
export const isConnected = signal(true);

const CHANNEL = 'svclink-console';
/** Where no stream can be held, the page asks so often itself, in milliseconds. */
const POLLING = 10_000;

/**
 * Follows the site, with one stream for all windows of a browser: the one that holds the lock has it and tells the
 * others. Where the browser has no locks (plain http beyond this machine), every window has its own.
 */
export function follow(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data.marks) marks.value = data.marks;
    isConnected.value = data.isConnected;
  };
  const tell = () => channel.postMessage({ marks: marks.value, isConnected: isConnected.value });
  const lead = () => new Promise<never>(() => stream(tell));
  if (navigator.locks) void navigator.locks.request(CHANNEL, lead);
  else void lead();
}

function stream(tell: () => void): void {
  const events = new EventSource('./api/live');
  const heard = ({ data }: MessageEvent<string>) => {
    isConnected.value = true;
    marks.value = JSON.parse(data);
    tell();
  };
  for (const kind of ['hello', 'missed', 'news'] as const) events.addEventListener(kind, heard);
  events.onerror = () => {
    isConnected.value = false;
    tell();
    if (events.readyState !== EventSource.CLOSED) return;
    // The site said no: the session has ended, or something in between takes no streams.
    setTimeout(() => {
      void loadSession().catch(() => undefined);
      stream(tell);
    }, POLLING);
  };
}
