import { type Report, runAudits } from '../../conformance/index.js';
import { LinkError } from '../../protocol/errors.js';
import type { Io } from '../io.js';
import { UsageError } from '../usage-error.js';
import { type CheckFlags, readArguments } from './arguments.js';
import { checkOptions } from './check-options.js';
import { listAudits } from './list.js';
import { createProgress } from './progress.js';
import { giveReports } from './reports.js';
import { USAGE } from './usage.js';

async function check(url: string, flags: CheckFlags, io: Io): Promise<Report> {
  const options = await checkOptions(url, flags, io);
  if (flags.quiet) return runAudits(options);
  const progress = createProgress(io);
  try {
    return await runAudits({ ...options, onProgress: progress.show });
  } finally {
    progress.end();
  }
}

async function run(args: readonly string[], io: Io): Promise<number> {
  const { url, flags } = readArguments(args);
  if (flags.help) {
    io.stdout(USAGE);
    return 0;
  }
  if (flags.list) {
    listAudits(flags, io);
    return 0;
  }
  const report = await check(url, flags, io);
  await giveReports(report, flags, io);
  return report.conforms ? 0 : 1;
}

/**
 * `svclink check`: checks a receiver and prints a report.
 *
 * @returns the exit status: 0 no MUST fails, 1 one does, 2 wrong usage or no answer at all
 */
export async function checkCommand(args: string[], io: Io): Promise<number> {
  try {
    return await run(args, io);
  } catch (error) {
    const isUsage = error instanceof UsageError;
    if (!isUsage && !(LinkError.is(error) && error.stage === 'setup')) throw error;
    const isSilence = LinkError.is(error) && error.code === 'no_answer';
    const hint = isSilence ? '' : 'Try: svclink check --help\n';
    io.stderr(`svclink check: ${error.message}\n${hint}`);
    return 2;
  }
}
