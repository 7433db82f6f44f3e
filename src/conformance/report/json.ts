import { jsonText } from '../../protocol/printable.js';
import type { Report } from '../result.js';

/** The report as JSON, for programs: the {@link Report} itself. */
export function jsonReport(report: Report): string {
  return `${jsonText(report, 2)}\n`;
}
