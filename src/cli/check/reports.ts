import { constants } from 'node:fs';
import { access, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  htmlReport,
  jsonReport,
  junitReport,
  type Report,
  textReport,
} from '../../conformance/index.js';
import { causeText } from '../../conformance/wire/display.js';
import { UsageError } from '../command-error.js';
import { hasColours, type Io } from '../io.js';
import type { ReportFlags } from './check-options.js';

/**
 * Verifies that the reports can be written, before the check runs.
 *
 * @throws UsageError
 */
export async function checkReportFiles({ junit, html }: ReportFlags): Promise<void> {
  for (const [option, path] of Object.entries({ junit, html })) {
    if (path === undefined) continue;
    try {
      const found = await stat(path).catch(() => undefined);
      if (found?.isDirectory()) throw new Error(`${path} is a folder`);
      await access(found === undefined ? dirname(path) : path, constants.W_OK);
    } catch (error) {
      throw new UsageError(`--${option}: cannot be written: ${causeText(error)}`);
    }
  }
}

/**
 * Prints a report and writes it to the files of the options.
 *
 * @throws UsageError for a file that cannot be written
 */
export async function giveReports(report: Report, flags: ReportFlags, io: Io): Promise<void> {
  io.stdout(flags.json ? jsonReport(report) : printed(report, flags, io));
  await write('junit', flags.junit, () => junitReport(report));
  await write('html', flags.html, () => htmlReport(report));
}

function printed(report: Report, { quiet, verbose = false }: ReportFlags, io: Io): string {
  const results = quiet
    ? report.results.filter(({ status }) => status === 'failed')
    : report.results;
  return textReport({ ...report, results }, { colour: hasColours(io), skipped: verbose });
}

async function write(option: string, path: string | undefined, make: () => string): Promise<void> {
  if (path === undefined) return;
  try {
    await writeFile(path, make());
  } catch (error) {
    throw new UsageError(`--${option}: cannot be written: ${causeText(error)}`);
  }
}
