import { writeFile } from 'node:fs/promises';
import {
  htmlReport,
  jsonReport,
  junitReport,
  type Report,
  textReport,
} from '../../conformance/index.js';
import { reasonOf } from '../../conformance/wire/reason.js';
import { UsageError } from '../command-error.js';
import { hasColours, type Io } from '../io.js';
import type { CheckFlags } from './check-options.js';

/**
 * Prints a report and writes it to the files that were asked for.
 *
 * @throws UsageError for a file that cannot be written
 */
export async function giveReports(report: Report, flags: CheckFlags, io: Io): Promise<void> {
  io.stdout(flags.json ? jsonReport(report) : printed(report, flags, io));
  await write('junit', flags.junit, () => junitReport(report));
  await write('html', flags.html, () => htmlReport(report));
}

function printed(report: Report, { quiet }: CheckFlags, io: Io): string {
  const results = quiet
    ? report.results.filter(({ status }) => status === 'failed')
    : report.results;
  return textReport({ ...report, results }, { colour: hasColours(io) });
}

async function write(option: string, path: string | undefined, make: () => string): Promise<void> {
  if (path === undefined) return;
  try {
    await writeFile(path, make());
  } catch (error) {
    throw new UsageError(`--${option}: ${reasonOf(error)}`);
  }
}
