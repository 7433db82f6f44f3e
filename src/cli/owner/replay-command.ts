import { jsonText, printable } from '../../protocol/printable.js';
import type { Site } from '../../site/index.js';
import type { Define } from '../command.js';
import { type ExitCode, exitCodes, timeOption, UsageError } from '../command-error.js';
import { type InitTools, usualTools } from '../init/tools.js';
import { canAsk, type Io } from '../io.js';
import { addSettingFlags, readServeSettings } from '../serve/read-settings.js';
import { actingOf, onSite } from './owner-command.js';

interface Flags {
  readonly incoming?: boolean;
  readonly failed?: boolean;
  readonly since?: string;
  readonly yes?: boolean;
  readonly json?: boolean;
  readonly by?: string;
}

/** `svclink replay`: repeats exchanges of a site. */
export const defineReplay: Define = (command, { io, initTools = usualTools }, finish) => {
  command
    .description(
      'Sends again what a site has sent, as svclink log shows it, each as a new exchange; or runs again what it was sent.\nThe site may be served meanwhile: what is sent again, it sends.',
    )
    .usage('ID [options], or: --failed --since TIME [options]')
    .argument('[ID]', 'the exchange, by its id in svclink log')
    .option('--incoming', 'runs one again that came in: as its account, and with its effect here')
    .option('--failed', 'all failed calls of the site, instead of ID')
    .option('--since <TIME>', 'of --failed: since then, such as 2026-11-22T08:00:00Z')
    .option('-y, --yes', 'of --failed: asks nothing')
    .option('--by <NAME>', 'who does it, for the log; default the user of this machine')
    .option('--json', 'the result as JSON');
  addSettingFlags(command, ({ isOfStore = false }) => isOfStore).action(
    async (id: string | undefined, flags: Flags) => {
      const work = workOf(id, flags, { io, tools: initTools });
      finish(await onSite(readServeSettings({ ...flags }, io).settings, work));
    },
  );
};

interface Around {
  readonly io: Io;
  readonly tools: Pick<InitTools, 'confirm'>;
}

/** Returns the work for valid options. @throws UsageError */
function workOf(
  id: string | undefined,
  flags: Flags,
  around: Around,
): (site: Site) => Promise<ExitCode> {
  if (flags.failed !== true) {
    if (flags.since !== undefined) throw new UsageError('--since: belongs to --failed');
    if (id === undefined) throw new UsageError('ID is missing: svclink log --json has it');
    return (site) => replayOne(site, id, flags, around.io);
  }
  if (id !== undefined) throw new UsageError('--failed: takes no ID');
  if (flags.incoming) throw new UsageError('--incoming: is for one exchange, by its ID');
  const since = timeOption('since', flags.since);
  if (since === undefined) throw new UsageError('--since: is required with --failed');
  return (site) => replayFailed(site, since, flags, around);
}

async function replayOne(site: Site, id: string, flags: Flags, io: Io): Promise<ExitCode> {
  const replay = await site.replays.replay(id, {
    by: actingOf({ ...flags }).by,
    ...(flags.incoming ? { incoming: true } : {}),
  });
  const text = `Exchange ${replay.id} is queued: the site that is served does it again.`;
  io.stdout(flags.json ? `${jsonText(replay)}\n` : `${text}\n`);
  return exitCodes.ok;
}

async function replayFailed(
  site: Site,
  since: number,
  { yes, json }: Flags,
  { io, tools }: Around,
): Promise<ExitCode> {
  const { count, codes } = await site.replays.failed({ since });
  const time = new Date(since).toISOString();
  const list = codes.map((one) => `${one.count} ${one.code}`).join(', ');
  const failed = count === 0 ? 'Nothing that was sent' : `${count} that were sent have`;
  const found = `${failed} failed since ${time}${count === 0 ? '' : `: ${list}`}.`;
  if (count > 0 && !yes) {
    io.stderr(`${printable(found)}\n`);
    if (!(canAsk(io) && (await tools.confirm('Send them again?')))) {
      io.stderr(`Nothing was sent again${canAsk(io) ? '' : ': say --yes'}.\n`);
      return exitCodes.failed;
    }
  }
  const queued = count === 0 ? 0 : await site.replays.replayFailed({ since });
  if (json) io.stdout(`${jsonText({ since: time, count: queued, codes })}\n`);
  else if (count === 0) io.stdout(`${found}\n`);
  else io.stdout(`${queued} queued: the site that is served sends what has not succeeded since.\n`);
  return exitCodes.ok;
}
