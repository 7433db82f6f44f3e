import type { Report } from '../result.js';

/** The report as JSON, for programs: the {@link Report} itself. */
export function jsonReport(report: Report): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}
