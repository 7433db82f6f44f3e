import { printable } from '../../protocol/printable.js';
import { type AuditResult, byArea, type FailedAudit, type Report } from '../result.js';

const MARKS = { passed: '✔', failed: '✖', skipped: '–' } as const;
const COLOURS = { passed: 32, failed: 31, skipped: 90 } as const;

/** How a text report is written. */
export interface TextReportOptions {
  /** Colours, for a terminal. Default false. */
  readonly colour?: boolean;
  /** Requests and answers of failed audits too. Default true. */
  readonly exchanges?: boolean;
}

/** The report for people in a terminal, grouped by area; ends with the sum. */
export function textReport(report: Report, options: TextReportOptions = {}): string {
  const paint = options.colour
    ? (code: number, text: string) => `\u001b[${code}m${text}\u001b[0m`
    : (_code: number, text: string) => text;
  const areas = [...byArea(report.results)].map(([area, results]) => {
    const passed = results.filter(({ status }) => status === 'passed').length;
    const head = paint(1, `${area} (${passed} of ${results.length} passed)`);
    return [head, ...results.map((result) => lineOf(result, paint, options))].join('\n');
  });
  return `${[...areas, sumOf(report, paint)].join('\n\n')}\n`;
}

type Paint = (code: number, text: string) => string;

function lineOf(result: AuditResult, paint: Paint, options: TextReportOptions): string {
  const { audit, status } = result;
  const head = paint(COLOURS[status], `  ${MARKS[status]} ${audit.level.padEnd(6)}`);
  const line = `${head} ${audit.title}  ${paint(90, `[${audit.id}]`)}`;
  if (status === 'skipped')
    return `${line}\n${paint(90, `      skipped: ${printable(result.reason)}`)}`;
  if (status === 'passed') return line;
  return [line, ...detailsOf(result, options)].join('\n');
}

function detailsOf({ message, mend, audit, exchange }: FailedAudit, options: TextReportOptions) {
  const details = [`seen: ${message}`, `mend: ${mend}`, `source: ${audit.source}`];
  if (exchange !== undefined && options.exchanges !== false) {
    details.push(`request:\n${indent(exchange.request)}`);
    details.push(`answer:\n${indent(exchange.answer ?? 'none')}`);
  }
  return details.map((detail) => `      ${printable(detail).replaceAll('\n', '\n      ')}`);
}

function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
}

function sumOf({ counts, conforms, results, write, duration }: Report, paint: Paint): string {
  const failed = results.filter(({ status }) => status === 'failed');
  const by = (level: string) => failed.filter(({ audit }) => audit.level === level).length;
  const levels = `${by('MUST')} MUST, ${by('SHOULD')} SHOULD, ${by('MAY')} MAY`;
  const sum = `${counts.passed} passed, ${counts.failed} failed (${levels}), ${counts.skipped} skipped, in ${(duration / 1000).toFixed(1)} s`;
  const broken = by('MUST') > 0 ? 'At least one MUST fails: see above.' : 'Nothing could be seen.';
  const verdict = conforms ? paint(32, 'No MUST fails.') : paint(31, broken);
  const hint = write ? '' : '\nAudits that store something were skipped; --write runs them.';
  return `${sum}\n${verdict}${hint}`;
}
