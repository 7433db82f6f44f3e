import { styleText } from 'node:util';
import { printable } from '../../protocol/printable.js';
import { type AuditResult, byArea, type FailedAudit, isBreach, type Report } from '../result.js';

const SYMBOLS = { passed: '✔', failed: '✖', skipped: '–' } as const;
const COLOURS = { passed: 'green', failed: 'red', skipped: 'gray' } as const;

/** Options of a text report. */
export interface TextReportOptions {
  /** True adds colours for a terminal. Default false. */
  readonly colour?: boolean;
  /** True adds requests and answers of failed audits. Default true. */
  readonly exchanges?: boolean;
  /** True lists the skipped audits with their reasons. Default false: they are only counted. */
  readonly skipped?: boolean;
}

/** Returns the report for a terminal, grouped by area, with a summary at the end. */
export function textReport(report: Report, options: TextReportOptions = {}): string {
  const paint: Paint = (format, text) =>
    // The caller has checked for a terminal.
    options.colour ? styleText(format, text, { validateStream: false }) : text;
  const areas = [...byArea(report.results)].flatMap(([area, results]) => {
    const shown = results.filter(({ status }) => status !== 'skipped' || options.skipped);
    if (shown.length === 0) return [];
    const head = paint('bold', `${area} (${countsOf(results)})`);
    return [[head, ...shown.map((result) => lineOf(result, paint, options))].join('\n')];
  });
  return `${[...noOrder(report), ...areas, sumOf(report, paint)].join('\n\n')}\n`;
}

/** Returns the numbers of passed, failed and skipped audits of an area, without those that are zero. */
function countsOf(results: readonly AuditResult[]): string {
  const counts = (['passed', 'failed', 'skipped'] as const).map((status) => {
    const count = results.filter((result) => result.status === status).length;
    return count === 0 ? [] : [`${count} ${status}`];
  });
  return counts.flat().join(', ');
}

/** Returns the first lines for a receiver without orders, where few audits are possible. */
function noOrder({ hasNoOrder, counts }: Report): string[] {
  if (!hasNoOrder) return [];
  const lines = [
    `The receiver lists no open order: ${counts.skipped} audits were skipped, most of them for that reason.`,
    'Put an order in, and check again:',
    '  a receiver made by svclink add or init:  link.store.addSampleOrder()',
    '  a site:  svclink order create --example',
    '  any other:  in its own way, or name an order that is not listed: --order REPORT_ID',
  ];
  return [lines.join('\n')];
}

type Paint = (format: 'bold' | 'gray' | 'green' | 'red', text: string) => string;

function lineOf(result: AuditResult, paint: Paint, options: TextReportOptions): string {
  const { audit, status } = result;
  const head = paint(COLOURS[status], `  ${SYMBOLS[status]} ${audit.level.padEnd(6)}`);
  const line = `${head} ${audit.title}  ${paint('gray', `[${audit.id}]`)}`;
  if (status === 'skipped')
    return `${line}\n${paint('gray', `      skipped: ${printable(result.reason)}`)}`;
  if (status === 'passed') return line;
  return [line, ...detailsOf(result, options)].join('\n');
}

function detailsOf({ message, fix, audit, exchange }: FailedAudit, options: TextReportOptions) {
  const details = [`seen: ${message}`, `fix: ${fix}`, `source: ${audit.source}`];
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

function sumOf(report: Report, paint: Paint): string {
  const { counts, conforms, results, write, strict, duration } = report;
  const failed = results.filter(({ status }) => status === 'failed');
  const by = (level: string) => failed.filter(({ audit }) => audit.level === level);
  const levels = ['MUST', 'SHOULD', 'MAY'].map((level) => `${by(level).length} ${level}`);
  const sum = `${counts.passed} passed, ${counts.failed} failed (${levels.join(', ')}), ${counts.skipped} skipped, in ${(duration / 1000).toFixed(1)} s`;
  const binding = strict ? 'MUST or SHOULD' : 'MUST';
  const isBroken = failed.some((result) => isBreach(result, strict));
  const broken = isBroken ? `At least one ${binding} fails.` : 'Nothing could be seen.';
  const verdict = conforms ? paint('green', `No ${binding} fails.`) : paint('red', broken);
  const ids = ['MUST', 'SHOULD', 'MAY'].flatMap((level) =>
    by(level).map(({ audit }) => `  ${level.padEnd(6)} ${audit.id}`),
  );
  const hint = write ? [] : ['Audits that store something were skipped; --write runs them.'];
  return [sum, ...hint, verdict, ...(ids.length > 0 ? ['Failed:', ...ids] : [])].join('\n');
}
