import { setTimeout as delay } from 'node:timers/promises';
import type { Define } from '../command.js';
import { CommandError, wholeNumber } from '../command-error.js';
import { localUrl } from './listening-address.js';
import { addSettingFlags, readServeSettings } from './read-settings.js';

interface Flags {
  readonly url?: string;
  readonly wait?: string | true;
}

/** Milliseconds for one answer, between two requests, and the default of `--wait`. */
const PATIENCE = 5000;
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
  addSettingFlags(command, ({ flag }) => ['host', 'port'].includes(flag)).action(
    async (flags: Flags) => {
      const { host, port } = readServeSettings({ ...flags }, io).settings;
      const base = flags.url ?? localUrl(host, port);
      await untilReady(base.replace(/(?<!\/)\/+$/, ''), secondsOf(flags.wait));
      io.stdout('ready\n');
    },
  );
};

function secondsOf(wait: Flags['wait']): number {
  if (wait === undefined) return 0;
  return wait === true ? WAIT_SECONDS : wholeNumber('wait', ' of seconds')(wait);
}

async function untilReady(base: string, seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1000;
  for (;;) {
    const problem = await problemAt(base);
    if (problem === undefined) return;
    if (performance.now() >= end) throw new CommandError(`${base}: ${problem}`);
    await delay(POLL_INTERVAL);
  }
}

/** Returns the reason for which the site is not ready; undefined when it is. */
async function problemAt(base: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${base}/readyz`, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.ok) return undefined;
    const { reason = `status ${answer.status}` }: { reason?: string } = JSON.parse(
      await answer.text(),
    );
    return `not ready: ${reason}`;
  } catch (error) {
    const { cause }: { cause?: { code?: unknown } } = Object(error);
    return `no answer (${String(cause?.code ?? Object(error).name)})`;
  }
}
