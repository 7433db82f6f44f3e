import {
  type AuditResult,
  htmlReport,
  jsonReport,
  junitReport,
  type Report,
  textReport,
} from '../../../src/conformance/index.js';
import { summarise } from '../../../src/conformance/result.js';

const audit = (id: string, level: 'MUST' | 'SHOULD' = 'MUST') => ({
  id,
  level,
  title: `Title of <${id}> & "more"`,
  source: 'Events',
  area: id.split('.')[0] ?? '',
});
const failed = { message: 'seen </script> \u0000 this', fix: 'do that' };
const exchange = { request: 'POST /link\n\npayload={}', answer: '<b>no</b>' };

const results: AuditResult[] = [
  { audit: audit('one.a'), status: 'passed', duration: 12 },
  { audit: audit('one.b'), status: 'failed', duration: 3, ...failed, exchange },
  { audit: audit('two.a', 'SHOULD'), status: 'failed', duration: 1, ...failed },
  { audit: audit('two.b'), status: 'skipped', duration: 0, reason: 'no order' },
];

function report(of: AuditResult[]): Report {
  const startedAt = '2026-11-20T10:00:00.000Z';
  return {
    url: 'http://h/<link>',
    startedAt,
    duration: 1234,
    write: false,
    strict: false,
    ...summarise(of),
    hasNoOrder: false,
    results: of,
  };
}

describe('a report as text', () => {
  it('groups by area, shows request and answer of what failed, and ends with the sum', () => {
    expect(textReport(report(results))).toMatchSnapshot();
  });

  it('leaves requests and answers out when it is told to', () => {
    const text = textReport(report(results), { exchanges: false });
    expect(text).toContain('fix: do that');
    expect(text).not.toContain('payload={}');
  });

  it('says so when no MUST fails, and what was not looked at', () => {
    const text = textReport(report(results.filter((_result, index) => index !== 1)));
    expect(text).toContain('No MUST fails.');
    expect(text).toContain('--write runs them');
    expect(textReport({ ...report(results), write: true })).not.toContain('--write runs them');
  });
});

describe('a report of a receiver without orders [check.empty]', () => {
  it('says so in its first lines, and how to go on', () => {
    const [first, ...rest] = textReport({ ...report(results), hasNoOrder: true }).split('\n');
    expect(first).toContain('The receiver lists no open order: 1 audits were skipped');
    expect(rest.slice(0, 4).join('\n')).toContain('svclink order create --example');
    expect(htmlReport({ ...report(results), hasNoOrder: true })).toContain('lists no open order');
    expect(textReport(report(results))).not.toContain('lists no open order');
  });
});

describe('a report as JUnit XML', () => {
  const xml = junitReport(report(results));

  it('counts a MUST that fails as a failure, everything else that does not pass as skipped', () => {
    expect(xml).toContain('tests="4" failures="1" errors="0" skipped="2" time="1.234"');
    expect(xml).toContain('<skipped message="no order"/>');
    expect(xml).toContain('SHOULD does not hold');
  });

  it('is well-formed whatever was answered', () => {
    expect(xml).toContain('seen &lt;/script&gt; · this');
    expect(xml).toContain('&lt;b&gt;no&lt;/b&gt;');
    expect(xml).not.toContain('\u0000');
    const opened = xml.match(/<[a-z]+[ >]/g)?.length;
    const closed = xml.match(/<\/[a-z]+>|\/>/g)?.length;
    expect(closed).toBe(opened);
  });
});

describe('a report as JSON', () => {
  it('is the report itself', () => {
    expect(JSON.parse(jsonReport(report(results)))).toEqual(report(results));
  });
});

describe('what a receiver answered', () => {
  const steering = 'a\u001b[2J\u009b31m\u202egpj\u2066\u2028b\u200b\ud800';
  const quoting = {
    message: steering,
    fix: 'do that',
    exchange: { request: 'POST', answer: steering },
  };
  const told = report([
    { audit: audit('one.b'), status: 'failed', duration: 3, ...quoting },
    { audit: audit('one.c'), status: 'skipped', duration: 3, reason: steering },
  ]);

  it.each([
    ['text', textReport],
    ['text with what was skipped', (one: Report) => textReport(one, { skipped: true })],
    ['JSON', jsonReport],
    ['JUnit', junitReport],
    ['page', htmlReport],
  ])('steers nothing that shows the report as %s', (_form, write) => {
    expect(write(told)).toMatch(/a.{1,6}\[2J/);
    expect(write(told)).not.toMatch(/[^\P{C}\n]|[\u2028\u2029]/u);
  });
});

describe('a report as a page', () => {
  it('escapes whatever was answered', () => {
    const page = htmlReport(report(results));
    expect(page).not.toContain('seen </script>');
    expect(page).toContain('&lt;b&gt;no&lt;/b&gt;');
    expect(page).toContain('http://h/&lt;link&gt;');
    expect(page.match(/<script>/g)).toHaveLength(1);
  });

  it('says how it stands', () => {
    const [good, must, should] = results as [AuditResult, AuditResult, AuditResult];
    const [, , , skipped] = results as [AuditResult, AuditResult, AuditResult, AuditResult];
    expect(htmlReport(report([skipped]))).toContain('Nothing could be seen.');
    expect(textReport(report([skipped]))).toContain('Nothing could be seen.');
    expect(htmlReport(report([good]))).toContain('every MUST and SHOULD that could be seen holds');
    expect(htmlReport(report([good, should]))).toContain('1 SHOULD does not.');
    expect(htmlReport(report([must]))).toContain('No: 1 MUST does not hold.');
    expect(htmlReport(report([must, must]))).toContain('No: 2 MUST do not hold.');
    expect(htmlReport(report([good]))).toContain('none of 1 areas has a failure');
  });
});
