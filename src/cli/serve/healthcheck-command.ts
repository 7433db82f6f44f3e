import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { createOutgoing, type Outgoing } from '../../net/index.js';
import type { Define } from '../command.js';
import { CommandError, wholeNumber } from '../command-error.js';
import { localUrl } from './listening-address.js';
import { addSettingFlags, readServeSettings } from './read-settings.js';
import { trustedAuthorities } from './site-options.js';

interface Flags {
  readonly url?: string;
  readonly wait?: string | true;
}

/** Milliseconds for one answer, between two requests, and the default of `--wait`. */
const ANSWER_TIMEOUT = 5000;
const POLL_INTERVAL = 250;
const WAIT_SECONDS = 60;

/** `svclink healthcheck`: for containers and scripts. */
export const defineHealthcheck: Define = (command, { io }) => {
  command
    .description(
      'Asks a served site whether it is ready: exit status 0 when it is, 1 when it is not.',
    )
    .usage('[options]')
    .option(
      '--url <URL>',
      'where it is; default this machine, at the host and port of its settings',
    )
    .option('--wait [SECONDS]', `go on asking until it is ready; default ${WAIT_SECONDS}`);
  addSettingFlags(command, ({ flag }) => ['host', 'port', 'ca-file'].includes(flag)).action(
    async (flags: Flags) => {
      const { settings } = readServeSettings({ ...flags }, io);
      const base = flags.url ?? localUrl(settings.host, settings.port);
      const seconds = secondsOf(flags.wait);
      // The user names the address, and the proxy of the site's own requests has no part in it.
      const network = trustedAuthorities(settings);
      const outgoing = createOutgoing({ allowedHosts: 'any', timeout: ANSWER_TIMEOUT, network });
      try {
        await untilReady(outgoing, base.replace(/(?<!\/)\/+$/, ''), seconds);
      } finally {
        await outgoing.close();
      }
      io.stdout('ready\n');
    },
  );
};

function secondsOf(wait: Flags['wait']): number {
  if (wait === undefined) return 0;
  return wait === true ? WAIT_SECONDS : wholeNumber('wait', ' of seconds')(wait);
}

async function untilReady(outgoing: Outgoing, base: string, seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1000;
  for (;;) {
    const problem = await problemAt(outgoing, base);
    if (problem === undefined) return;
    if (performance.now() >= end) throw new CommandError(`${base}: ${problem}`);
    await delay(POLL_INTERVAL);
  }
}

/** Returns the reason for which the site is not ready; undefined when it is. */
async function problemAt(outgoing: Outgoing, base: string): Promise<string | undefined> {
  try {
    const { status, body } = await outgoing.request(`${base}/readyz`);
    const content = await text(body);
    if (status >= 200 && status <= 299) return undefined;
    return `not ready: ${reasonIn(content) ?? `status ${status}`}`;
  } catch (error) {
    const { cause, code, name }: { cause?: { code?: unknown }; code?: unknown; name?: unknown } =
      Object(error);
    return `no answer (${String(cause?.code ?? code ?? name)})`;
  }
}

/** Returns the reason in an answer of a site; undefined for an answer of something else, such as a proxy in front. */
function reasonIn(content: string): string | undefined {
  try {
    const { reason }: { reason?: unknown } = Object(JSON.parse(content));
    return typeof reason === 'string' ? reason : undefined;
  } catch {
    return undefined;
  }
}
