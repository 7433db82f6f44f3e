import { type AuditResult, byArea, type Report } from '../result.js';
import { escapeMarkup } from './markup.js';

/** The report as JUnit XML, for build servers. Only a MUST that fails is a failure; others are skipped with a reason. */
export function junitReport(report: Report): string {
  const suites = [...byArea(report.results)].map(([area, results]) => suiteOf(area, results));
  const totals = countsOf(report.results);
  const time = seconds(report.duration);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="svclink check" ${totals} time="${time}" timestamp="${report.startedAt}">`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}

function isFailure({ status, audit }: AuditResult): boolean {
  return status === 'failed' && audit.level === 'MUST';
}

function isSkipped(result: AuditResult): boolean {
  return result.status !== 'passed' && !isFailure(result);
}

function countsOf(results: readonly AuditResult[]): string {
  const failures = results.filter(isFailure).length;
  const skipped = results.filter(isSkipped).length;
  return `tests="${results.length}" failures="${failures}" errors="0" skipped="${skipped}"`;
}

function suiteOf(area: string, results: readonly AuditResult[]): string {
  const time = seconds(results.reduce((sum, { duration }) => sum + duration, 0));
  const cases = results.map((result) => caseOf(area, result));
  const head = `  <testsuite name="${escapeMarkup(area)}" ${countsOf(results)} time="${time}">`;
  return [head, ...cases, '  </testsuite>'].join('\n');
}

function caseOf(area: string, result: AuditResult): string {
  const { audit, duration } = result;
  const name = escapeMarkup(`${audit.level} ${audit.title} [${audit.id}]`);
  const attributes = `classname="${escapeMarkup(area)}" name="${name}" time="${seconds(duration)}"`;
  const content = contentOf(result);
  return content === ''
    ? `    <testcase ${attributes}/>`
    : `    <testcase ${attributes}>${content}</testcase>`;
}

function contentOf(result: AuditResult): string {
  if (result.status === 'passed') return '';
  if (result.status === 'skipped') return `<skipped message="${escapeMarkup(result.reason)}"/>`;
  const { message, mend, exchange, audit } = result;
  if (!isFailure(result)) {
    return `<skipped message="${escapeMarkup(`${audit.level} does not hold: ${message} Mend: ${mend}`)}"/>`;
  }
  const shown = exchange ? `${exchange.request}\n\n${exchange.answer ?? 'no answer'}` : '';
  const detail = escapeMarkup(`${mend}\n\n${shown}`);
  return `<failure message="${escapeMarkup(message)}" type="${audit.id}">${detail}</failure>`;
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(3);
}
