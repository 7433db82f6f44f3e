import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Option } from 'commander';
import { didYouMean } from '../../protocol/nearest.js';
import { jsonText } from '../../protocol/printable.js';
import type { Define } from '../command.js';
import { exitCodes, UsageError, wholeNumber } from '../command-error.js';
import { createProgress } from '../progress.js';
import { FAULTS, type Fault } from './faulty-proxy.js';
import { Rehearsal, type RehearsalReport } from './rehearsal.js';
import { serveRehearsed } from './site-process.js';

function faultsOf(text: string): readonly Fault[] {
  const names = text.split(',').flatMap((name) => name.trim() || []);
  return names.map((name) => {
    const found = FAULTS.find((fault) => fault === name);
    if (found) return found;
    const known = `must be some of ${FAULTS.join(',')}`;
    throw new UsageError(`--faults: ${known}${didYouMean(name, FAULTS)}`);
  });
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
      `what goes wrong: ${FAULTS.join(',')}; default nothing`,
      faultsOf,
      [],
    )
    .option(
      '--owner-database <URL>',
      'an empty database, postgres://…; default SQLite in the folder',
    )
    .option('--importer-database <URL>', 'another empty one')
    .option('--json', 'the report as JSON')
    .addOption(new Option('--site <FILE>', 'serves one of the two sites').hideHelp())
    .action(async (flags: Flags) => {
      if (flags.site !== undefined) {
        await serveRehearsed(flags.site, io.stdout);
        return;
      }
      if (flags.orders < 1) throw new UsageError('--orders: must be at least 1');
      const report = await rehearse(flags, createProgress(io));
      io.stdout(flags.json ? `${jsonText(report, 2)}\n` : textOf(report));
      const isWell = report.lost === 0 && report.doubled === 0;
      finish(isWell ? exitCodes.ok : exitCodes.failed);
    });
};

async function rehearse(
  { orders, faults, ownerDatabase, importerDatabase }: Flags,
  progress: ReturnType<typeof createProgress>,
): Promise<RehearsalReport> {
  const folder = await mkdtemp(join(tmpdir(), 'svclink-rehearsal-'));
  const plan = { folder, orders, faults, ownerDatabase, importerDatabase, progress };
  try {
    const rehearsal = await Rehearsal.open(plan);
    try {
      return await rehearsal.run();
    } finally {
      progress.end('erase');
      await rehearsal.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function textOf({
  orders,
  kills,
  faults,
  seconds,
  problems,
  lost,
  doubled,
}: RehearsalReport): string {
  const made = Object.entries(faults).map(([name, count]) => `${count} ${name}`);
  const wrong = [...made, ...(kills > 0 ? [`${kills} kill`] : [])].join(', ') || 'nothing';
  const lines = [`${orders} orders in ${seconds} s; made to go wrong: ${wrong}`, ...problems];
  return `${lines.join('\n')}\nlost ${lost}, doubled ${doubled}\n`;
}
