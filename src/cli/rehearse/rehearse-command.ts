import { Option } from 'commander';
import { didYouMean } from '../../protocol/nearest.js';
import { jsonText } from '../../protocol/printable.js';
import type { Define } from '../command.js';
import { CommandError, commaNames, exitCodes, UsageError, wholeNumber } from '../command-error.js';
import { EndSignals } from '../end-signals.js';
import { createProgress, type Progress } from '../progress.js';
import { databaseFlag } from '../secret-flags.js';
import { FAULTS, type Fault, isFault } from './faulty-proxy.js';
import { Rehearsal, type RehearsalReport } from './rehearsal.js';
import { RehearsalSetup } from './setup.js';
import { serveRehearsed } from './site-process.js';

const NAMES = Object.keys(FAULTS).filter(isFault);
const EXPLAINED = Object.entries(FAULTS).map(([name, what]) => `${name} (${what})`);

function faultsOf(text: string): readonly Fault[] {
  if (text.trim() === 'all') return NAMES;
  const faults = commaNames(text).map((name) => {
    if (isFault(name)) return name;
    const known = `must be all, or some of ${NAMES.join(',')}`;
    throw new UsageError(`--faults: ${known}${didYouMean(name, NAMES)}`);
  });
  return [...new Set(faults)];
}

interface Flags {
  readonly orders: number;
  readonly faults: readonly Fault[];
  readonly ownerDatabase?: string;
  readonly importerDatabase?: string;
  readonly json?: boolean;
  readonly site?: string;
}

/** `svclink rehearse`: passes orders between two sites, and counts what was lost or doubled. */
export const defineRehearse: Define = (command, { io }, finish) => {
  command
    .description(
      'Runs a site that owns orders and one that imports them, each in a process of its own in a temporary folder, passes orders\nthrough their whole life, lets things go wrong, and counts what was lost or doubled.',
    )
    .usage('[options]')
    .option('--orders <N>', 'how many orders', wholeNumber('orders'), 100)
    .option(
      '--faults <NAMES>',
      `what goes wrong, as in drop,kill, or all; default nothing: ${EXPLAINED.join(', ')}`,
      faultsOf,
      [],
    )
    .option(
      '--owner-database <URL>',
      'an empty database, postgres://…; it keeps what was rehearsed. Default SQLite in the folder. Its password is that of PGPASSWORD',
      databaseFlag('owner-database', 'set PGPASSWORD'),
    )
    .option(
      '--importer-database <URL>',
      'another empty one',
      databaseFlag('importer-database', 'set PGPASSWORD'),
    )
    .option('--json', 'the report as JSON')
    .addOption(new Option('--site <FILE>', 'serves one of the two sites').hideHelp())
    .action(async (flags: Flags) => {
      if (flags.site !== undefined) {
        await serveRehearsed(flags.site, io.stdout);
        return;
      }
      checkFlags(flags);
      const report = await rehearse(flags, createProgress(io));
      io.stdout(flags.json ? `${jsonText(report, 2)}\n` : textOf(report));
      const isWell = report.problems.length === 0;
      finish(isWell ? exitCodes.ok : exitCodes.failed);
    });
};

function checkFlags({ orders, ownerDatabase, importerDatabase }: Flags): void {
  if (orders < 1) throw new UsageError('--orders: must be at least 1');
  if (ownerDatabase !== undefined && ownerDatabase === importerDatabase) {
    throw new UsageError('--importer-database: must be another database than that of the owner');
  }
}

async function rehearse(flags: Flags, progress: Progress): Promise<RehearsalReport> {
  const { orders, faults, ownerDatabase, importerDatabase } = flags;
  const stopping = new AbortController();
  const stopped = new Promise<never>((_, reject) => {
    stopping.signal.addEventListener('abort', () => reject(stopping.signal.reason));
  });
  stopped.catch(() => undefined);
  const signals = new EndSignals();
  void signals.asked.then(() => stopping.abort(interrupted()));
  const setup = await RehearsalSetup.open();
  try {
    const databases = { owner: ownerDatabase, importer: importerDatabase };
    const onFailure = (error: Error) => stopping.abort(error);
    const [owner, importer] = await setup.sites(databases, faults, onFailure);
    const kills = faults.includes('kill');
    const rehearsal = new Rehearsal({ orders, owner, importer, kills, progress, stopping });
    return await Promise.race([rehearsal.run(), stopped]);
  } finally {
    progress.end('erase');
    await setup.close(stopping.signal.aborted);
    signals.forget();
  }
}

function interrupted(): CommandError {
  return new CommandError('interrupted: its processes are ended, and its folder is removed');
}

function textOf(report: RehearsalReport): string {
  const { orders, kills, faults, seconds, phases, problems, lost, doubled } = report;
  const made = Object.entries(faults).map(([name, count]) => `${count} ${name}`);
  const wrong = [...made, ...(kills > 0 ? [`${kills} kill`] : [])].join(', ') || 'nothing';
  const reached = Object.entries(phases).map(([name, at]) => `${name} after ${at} s`);
  const lines = [
    `${orders} orders in ${seconds} s (${reached.join(', ')})`,
    `made to go wrong: ${wrong}`,
    ...problems,
  ];
  return `${lines.join('\n')}\nlost ${lost}, doubled ${doubled}\n`;
}
