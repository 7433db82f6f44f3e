import { escapeMarkup, jsonText } from '../../protocol/printable.js';
import { type AuditResult, byArea, isBreach, type Report } from '../result.js';

/** Returns the report as JSON, for programs: the {@link Report} itself. */
export function jsonReport(report: Report): string {
  return `${jsonText(report, 2)}\n`;
}

/**
 * Returns the report as JUnit XML, for build servers. Only a breach of conformance is a failure; other failed audits
 * are skipped with a reason. Written without a library: the XML writers on npm bring lodash and an XML builder, or are
 * not maintained.
 */
export function junitReport(report: Report): string {
  const suites = [...byArea(report.results)].map(([area, results]) =>
    suiteOf(area, results, report.strict),
  );
  const totals = countsOf(report.results, report.strict);
  const time = seconds(report.duration);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="svclink check" ${totals} time="${time}" timestamp="${report.startedAt}">`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}

function countsOf(results: readonly AuditResult[], strict: boolean): string {
  const failures = results.filter((result) => isBreach(result, strict)).length;
  const passed = results.filter(({ status }) => status === 'passed').length;
  const skipped = results.length - passed - failures;
  return `tests="${results.length}" failures="${failures}" errors="0" skipped="${skipped}"`;
}

function suiteOf(area: string, results: readonly AuditResult[], strict: boolean): string {
  const time = seconds(results.reduce((sum, { duration }) => sum + duration, 0));
  const cases = results.map((result) => caseOf(area, result, strict));
  const head = `  <testsuite name="${escapeMarkup(area)}" ${countsOf(results, strict)} time="${time}">`;
  return [head, ...cases, '  </testsuite>'].join('\n');
}

function caseOf(area: string, result: AuditResult, strict: boolean): string {
  const { audit, duration } = result;
  const name = escapeMarkup(`${audit.level} ${audit.title} [${audit.id}]`);
  const attributes = `classname="${escapeMarkup(area)}" name="${name}" time="${seconds(duration)}"`;
  const content = contentOf(result, strict);
  return content === ''
    ? `    <testcase ${attributes}/>`
    : `    <testcase ${attributes}>${content}</testcase>`;
}

function contentOf(result: AuditResult, strict: boolean): string {
  if (result.status === 'passed') return '';
  if (result.status === 'skipped') return `<skipped message="${escapeMarkup(result.reason)}"/>`;
  const { message, fix, exchange, audit } = result;
  if (!isBreach(result, strict)) {
    return `<skipped message="${escapeMarkup(`${audit.level} does not hold: ${message} Fix: ${fix}`)}"/>`;
  }
  const shown = exchange ? `${exchange.request}\n\n${exchange.answer ?? 'no answer'}` : '';
  const detail = escapeMarkup(`${fix}\n\n${shown}`);
  return `<failure message="${escapeMarkup(message)}" type="${audit.id}">${detail}</failure>`;
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(3);
}
