import { type AuditFacts, audits, type Report, runAudits } from '../../conformance/index.js';
import { selectFrom } from '../../conformance/run.js';
import type { Define } from '../command.js';
import { type ExitCode, exitCodes } from '../command-error.js';
import type { Io } from '../io.js';
import { createProgress } from '../progress.js';
import { addCheckOptions, type CheckFlags, readCheckOptions } from './check-options.js';
import { checkReportFiles, giveReports } from './reports.js';

/** Prints audits with their levels and ids. */
export function listAudits(
  all: readonly AuditFacts[],
  { only, json }: Pick<CheckFlags, 'only' | 'json'>,
  io: Io,
): void {
  const selected = selectFrom(all, only);
  if (json) {
    const facts = selected.map(({ id, level, title, source, area, writes }) => ({
      id,
      level,
      title,
      source,
      ...(writes ? { writes } : {}),
      area,
    }));
    io.stdout(`${JSON.stringify(facts, null, 2)}\n`);
    return;
  }
  const width = Math.max(...selected.map(({ id }) => id.length));
  for (const { id, level, title, writes } of selected) {
    const mark = writes ? ' (with --write)' : '';
    io.stdout(`${level.padEnd(6)} ${id.padEnd(width)}  ${title}${mark}\n`);
  }
  io.stdout(`${selected.length} of ${all.length} audits\n`);
}

async function runWithProgress(url: string, flags: CheckFlags, io: Io): Promise<Report> {
  const options = await readCheckOptions(url, flags, io);
  const progress = createProgress(flags.quiet ? { ...io, isTerminal: false } : io);
  try {
    return await runAudits({
      ...options,
      onProgress: ({ audit }, done, total) =>
        progress.show(`${done} of ${total}  ${audit.id}`, done / total),
    });
  } finally {
    progress.end('erase');
  }
}

async function check(url: string, flags: CheckFlags, io: Io): Promise<ExitCode> {
  if (flags.list) {
    listAudits(audits, flags, io);
    return exitCodes.ok;
  }
  await checkReportFiles(flags);
  const report = await runWithProgress(url, flags, io);
  await giveReports(report, flags, io);
  return report.conforms ? exitCodes.ok : exitCodes.failed;
}

/** `svclink check`: checks a receiver and prints a report. */
export const defineCheck: Define = (command, { io }, finish) => {
  command
    .description('Does this receiver speak the protocol?')
    .usage('URL --user NAME [options]\n       svclink check --list [--only ID] [--json]')
    .argument(
      '[URL]',
      'address of the receiver (or SVCLINK_URL; with PORT the one on this machine)',
    );
  addCheckOptions(command).action(async (url = '', flags: CheckFlags) => {
    finish(await check(url, flags, io));
  });
};
