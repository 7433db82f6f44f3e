import { setTimeout as delay } from 'node:timers/promises';
import { styleText } from 'node:util';
import { jsonText, printable, printableLine } from '../../protocol/printable.js';
import type { ExchangeFilter, Site, SiteExchange } from '../../site/index.js';
import type { Define } from '../command.js';
import { wholeNumber } from '../command-error.js';
import { EndSignals } from '../end-signals.js';
import { hasColours, type Io } from '../io.js';
import { addSettingFlags, readServeSettings } from '../serve/read-settings.js';
import { onSite } from './owner-command.js';

interface Flags {
  readonly follow?: boolean;
  readonly failed?: boolean;
  readonly bodies?: boolean;
  readonly json?: boolean;
  readonly order?: string;
  readonly event?: string;
  readonly account?: string;
  readonly limit?: string;
}

/** Milliseconds between polls for new exchanges. */
const POLL_INTERVAL = 500;

/** `svclink log`: the exchanges of a site. */
export const defineLog: Define = (command, { io }) => {
  command
    .description(
      'Shows what a site was sent and what it sent itself, without passwords and signatures, newest last.',
    )
    .usage('[options]')
    .option('--follow', 'go on with what comes, until Ctrl-C')
    .option('--failed', 'only what failed')
    .option('--order <REPORT_ID>', 'only of this order')
    .option('--event <NAME>', 'only this event')
    .option('--account <NAME>', 'only of this user name')
    .option('--limit <COUNT>', 'how many to begin with; default 50, at most 1000')
    .option('--bodies', 'with what was sent and answered')
    .option('--json', 'a line of JSON for each');
  addSettingFlags(command, ({ isOfStore = false }) => isOfStore).action((flags: Flags) =>
    onSite(readServeSettings({ ...flags }, io).settings, (site) => show(site, flags, io)),
  );
};

function filterOf({ failed, order, event, account, limit = '50' }: Flags): ExchangeFilter {
  return {
    limit: wholeNumber('limit')(limit),
    ...(failed ? { failed } : {}),
    ...(order === undefined ? {} : { order }),
    ...(event === undefined ? {} : { event }),
    ...(account === undefined ? {} : { username: account }),
  };
}

async function show({ exchanges }: Site, flags: Flags, io: Io): Promise<void> {
  const filter = filterOf(flags);
  const end = new EndSignals();
  let isOver = flags.follow !== true;
  void end.asked.then(() => {
    isOver = true;
  });
  try {
    let found = [...(await exchanges.list(filter))].reverse();
    let last = found.at(-1)?.id ?? '0';
    for (;;) {
      for (const exchange of found) io.stdout(await written(exchange, exchanges, flags, io));
      last = found.at(-1)?.id ?? last;
      if (isOver) return;
      await Promise.race([delay(POLL_INTERVAL), end.asked]);
      found = [...(await exchanges.list({ ...filter, limit: 1000, after: last }))];
    }
  } finally {
    end.forget();
  }
}

async function written(
  exchange: SiteExchange,
  exchanges: Site['exchanges'],
  { bodies: isLong, json }: Flags,
  io: Io,
): Promise<string> {
  const bodies = isLong ? await exchanges.bodies(exchange) : undefined;
  if (json) return `${jsonText({ ...exchange, ...bodies })}\n`;
  const { id, direction, event_name, username, peer, report_id, code, message, duration_ms } =
    exchange;
  const paint = (style: 'dim' | 'green' | 'red', text: string) =>
    hasColours(io) ? styleText(style, text, { validateStream: false }) : text;
  // Callers and owners choose these texts.
  const plain = (text: string | null) => printableLine(text ?? '-');
  const outcome = code === null ? paint('green', 'ok'.padEnd(22)) : paint('red', code.padEnd(22));
  const columns = [
    paint('dim', id.padStart(6)),
    paint('dim', new Date(exchange.happened_at).toISOString().slice(0, 19)),
    direction === 'in' ? '<-' : '->',
    plain(event_name).padEnd(26),
    plain(username).padEnd(12),
    plain(report_id).padEnd(6),
    outcome,
    `${duration_ms} ms`.padStart(8),
    paint('dim', plain(peer)),
    ...(exchange.is_repetition ? ['repetition'] : []),
    ...(exchange.replay_of === null ? [] : [`again ${exchange.replay_of}`]),
    ...(message === null ? [] : [plain(message)]),
  ];
  const long = [bodies?.data, bodies?.answer].flatMap((body) => (body ? [indented(body)] : []));
  return `${[columns.join('  '), ...long].join('\n')}\n`;
}

/** A body, every line of which is indented. */
function indented(body: string): string {
  return printable(body).replace(/^/gm, '    ');
}
