import { signal } from '@preact/signals';
import { loadSession } from './server.js';

/** The version of each area of the site. A change of a member is a change in that area. */
export const versions = signal<Readonly<Record<string, string>>>({});
/** True while the page is notified of changes. */
export const isConnected = signal(true);

const CHANNEL = 'svclink-console';
/** Milliseconds between two polls of a page without a stream. */
const POLLING = 10_000;

/**
 * Follows the site, with one stream for all windows of a browser: the window that holds the lock notifies the others.
 * In a browser without locks (plain http beyond this machine), every window has its own stream.
 */
export function follow(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data.versions) versions.value = data.versions;
    isConnected.value = data.isConnected;
  };
  const tell = () =>
    channel.postMessage({ versions: versions.value, isConnected: isConnected.value });
  const lead = () => new Promise<never>(() => stream(tell));
  if (navigator.locks) void navigator.locks.request(CHANNEL, lead);
  else void lead();
}

function stream(tell: () => void): void {
  const events = new EventSource('./api/live');
  const receive = ({ data }: MessageEvent<string>) => {
    isConnected.value = true;
    versions.value = JSON.parse(data);
    tell();
  };
  for (const kind of ['hello', 'missed', 'news'] as const) events.addEventListener(kind, receive);
  events.onerror = () => {
    isConnected.value = false;
    tell();
    if (events.readyState !== EventSource.CLOSED) return;
    // The site has refused the stream because the session has ended, or a proxy does not allow streams.
    setTimeout(() => {
      void loadSession().catch(() => undefined);
      stream(tell);
    }, POLLING);
  };
}
