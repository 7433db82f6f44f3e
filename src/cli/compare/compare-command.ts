import { randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import { createLinkClient, type LinkClient } from '../../client/index.js';
import { didYouMean } from '../../protocol/nearest.js';
import { jsonText, printableLine } from '../../protocol/printable.js';
import { type AccountFlags, addAccountOptions, readAccount } from '../account-options.js';
import type { Define } from '../command.js';
import {
  commaNames,
  type ExitCode,
  exitCodes,
  milliseconds,
  UsageError,
  wholeNumber,
} from '../command-error.js';
import type { Io } from '../io.js';
import { readDialect } from '../json-input.js';
import { createProgress } from '../progress.js';
import { COMPARABLE, type ComparedCall, comparedReads } from './compare-reads.js';
import type { Difference } from './differences.js';

/** The options of `svclink compare`. */
interface CompareFlags extends AccountFlags {
  readonly events?: string;
  readonly order?: readonly string[];
  readonly orders?: number;
  readonly strict?: boolean;
  readonly dialect?: string;
  readonly timeout?: number;
  readonly json?: boolean;
}

/** Orders that are compared unless the command names others. */
const SOME_ORDERS = 10;
/** Differences of one call that are printed. `--json` has up to 1,000. */
const MOST_PRINTED = 20;

/** `svclink compare`: sends the same reads to two receivers and shows the differences. */
export const defineCompare: Define = (command, { io }, finish) => {
  command
    .description(
      'Sends the same reads to two receivers, such as a hand-written one and its successor, and shows\nwhere their answers differ. It calls no event that changes anything.',
    )
    .usage('OLD NEW --user NAME [options]')
    .argument('<OLD>', 'address of the receiver of before')
    .argument('<NEW>', 'address of its successor');
  addOptions(command).action(async (old: string, successor: string, flags: CompareFlags) => {
    finish(await compare([old, successor], flags, io));
  });
};

function addOptions(command: Command): Command {
  return addAccountOptions(command)
    .option(
      '--events <NAMES>',
      `only these, with commas between them; default ${COMPARABLE.join(', ')}`,
    )
    .option<readonly string[]>(
      '--order <REPORT_ID>',
      'compare the events of this order; may be repeated; default orders that both receivers list',
      (id, ids = []) => [...ids, id],
    )
    .option(
      '--orders <COUNT>',
      `how many of the listed orders; default ${SOME_ORDERS}`,
      wholeNumber('orders', ' of orders'),
    )
    .option(
      '--strict',
      'count values in another form as differences, too: another type ("1" and 1), null and blank',
    )
    .option('--dialect <JSON>', "the receivers' own names on the wire, as JSON or @FILE")
    .option('--timeout <MS>', 'for one answer; default 60000', milliseconds('timeout'))
    .option('--json', 'the comparison as JSON on standard output');
}

async function compare(
  [old, successor]: readonly [string, string],
  flags: CompareFlags,
  io: Io,
): Promise<ExitCode> {
  const events = eventsOf(flags);
  const clientOf = await clients(flags, io);
  const receivers = { old: clientOf(old), new: clientOf(successor) };
  const { order: orders = [], orders: most = SOME_ORDERS } = flags;
  const calls: ComparedCall[] = [];
  const progress = createProgress(io);
  try {
    for await (const call of comparedReads(receivers, { events, orders, most })) {
      progress.show(`${calls.length + 1} calls  ${call.event}`);
      calls.push(call);
    }
  } finally {
    progress.end('erase');
    await Promise.all([receivers.old.close(), receivers.new.close()]);
  }
  const nothing = nothingCompared(calls);
  const shown = calls.map((call) => counted(call, flags.strict === true));
  if (flags.json) io.stdout(`${jsonText(calls, 2)}\n`);
  else if (calls.length > 0) io.stdout(reportOf(shown, nothing !== undefined));
  if (nothing !== undefined) {
    io.stderr(`Nothing was compared: ${nothing}\n`);
    return exitCodes.failed;
  }
  return shown.every(({ count }) => count === 0) ? exitCodes.ok : exitCodes.failed;
}

/** Returns why there is nothing to compare, with the fix; undefined where two results were compared. */
function nothingCompared(calls: readonly ComparedCall[]): string | undefined {
  if (calls.length === 0) {
    return 'no order is in the get_all_orders of both. Name one that both have by --order REPORT_ID.';
  }
  if (calls.some(({ failures }) => Object.keys(failures).length === 0)) return undefined;
  return 'no call was answered with a result by both. The reasons stand above.';
}

function eventsOf({ events }: CompareFlags): ReadonlySet<string> {
  const named = commaNames(events);
  for (const name of named) {
    if (COMPARABLE.includes(name)) continue;
    const hint = didYouMean(name, COMPARABLE);
    throw new UsageError(`--events: ${name} is no event that reads${hint}`);
  }
  return new Set(named.length > 0 ? named : COMPARABLE);
}

async function clients(flags: CompareFlags, io: Io): Promise<(url: string) => LinkClient> {
  const dialect = await readDialect(flags.dialect, io);
  const { siteId = randomUUID(), ...account } = await readAccount(flags, io);
  const { timeout } = flags;
  return (url) =>
    createLinkClient({
      url,
      siteId,
      ...account,
      ...(dialect === undefined ? {} : { dialect }),
      ...(timeout === undefined ? {} : { timeout }),
    });
}

/** A compared call without the differences that do not count, and the number of these. */
interface CountedCall extends ComparedCall {
  readonly spellings: number;
}

/** Leaves out values in another form, such as another type, unless the comparison is strict. */
function counted(call: ComparedCall, isStrict: boolean): CountedCall {
  if (isStrict) return { ...call, spellings: 0 };
  const listed = call.listed.filter(({ kind }) => kind !== 'spelling');
  const spellings = call.listed.length - listed.length;
  return { ...call, listed, count: call.count - spellings, spellings };
}

function isRefused({ count, failures }: ComparedCall): boolean {
  return count === 0 && failures.old !== undefined;
}

/** @param withReasons true shows the reasons of calls that both have refused too */
function reportOf(calls: readonly CountedCall[], withReasons: boolean): string {
  const lines = calls.flatMap((call) => [
    `${nameOf(call)}  ${outcomeOf(call)}`,
    ...detailsOf(call, withReasons),
  ]);
  const different = calls.filter(({ count }) => count > 0).length;
  const refused = calls.filter(isRefused).length;
  const both = refused === 0 ? '' : `${refused} refused by both, `;
  const same = calls.length - different - refused;
  const sum = `${calls.length} calls: ${same} alike, ${both}${different} with differences.`;
  // The receivers choose names, values and reasons.
  return `${[...lines, sum].map(printableLine).join('\n')}\n`;
}

function nameOf({ event, data }: ComparedCall): string {
  // The ids alone: the rest is the same in every call of the event.
  const values = Object.values(data).filter(
    (value) => typeof value !== 'number' && value !== 'uploads',
  );
  return [event, ...values].join(' ').padEnd(36);
}

function outcomeOf(call: ComparedCall): string {
  const { count } = call;
  if (count === 0) return isRefused(call) ? 'both refuse' : 'same';
  return count === 1 ? '1 difference' : `${count} differences`;
}

function detailsOf(
  { listed, count, failures, spellings }: CountedCall,
  withReasons: boolean,
): readonly string[] {
  const failed = count === 0 ? [] : Object.entries(failures);
  const reasons = withReasons ? Object.entries(failures) : failed;
  const lines = [
    ...reasons.map(([side, message]) => `  ${side}: ${message}`),
    ...listed.slice(0, MOST_PRINTED).map(lineOf),
  ];
  const more = count - Math.min(listed.length, MOST_PRINTED) - (failed.length > 0 ? 1 : 0);
  return [
    ...lines,
    ...(more > 0 ? [`  and ${more} more`] : []),
    ...(spellings > 0 ? [`  ${spellings} values in another form: --strict lists them`] : []),
  ];
}

function lineOf({ path, kind, before, after }: Difference): string {
  const location = path === '' ? 'the result' : path.replace(/^\./, '');
  if (kind === 'only-old') return `  ${location}: only old has it: ${before}`;
  if (kind === 'only-new') return `  ${location}: only new has it: ${after}`;
  const note = kind === 'spelling' ? ' (the same value)' : '';
  return `  ${location}: old ${before}, new ${after}${note}`;
}
