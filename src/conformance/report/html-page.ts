import { escapeMarkup } from '../../protocol/printable.js';
import { type AuditResult, byArea, type Report } from '../result.js';
import { script, style } from './html-assets.js';

const ROW = 22;
const LABEL = 190;
const WIDTH = 720;
const SHARES = ['passed', 'failed', 'skipped'] as const;

/** Draws one bar for each area. Its length is the number of audits, split into passed, failed and skipped. */
function chart(areas: ReadonlyMap<string, readonly AuditResult[]>): string {
  const most = Math.max(1, ...[...areas.values()].map((results) => results.length));
  const bars = [...areas].map(([area, results], index) => bar(area, results, index, most));
  const height = areas.size * ROW + 4;
  const legend = SHARES.map((share) => `<li class="${share}">${share}</li>`).join('');
  return `<figure>
<figcaption>Results by area <ul class="legend">${legend}</ul></figcaption>
<div class="scroll" tabindex="0" role="group" aria-label="Chart">
<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="chart-title" xmlns="http://www.w3.org/2000/svg">
<title id="chart-title">${escapeMarkup(summary(areas))}</title>
${bars.join('\n')}
</svg>
</div>
</figure>`;
}

function counted(results: readonly AuditResult[], share: string): number {
  return results.filter(({ status }) => status === share).length;
}

function summary(areas: ReadonlyMap<string, readonly AuditResult[]>): string {
  const failing = [...areas].filter(([, results]) => counted(results, 'failed') > 0);
  if (failing.length === 0) return `Results by area: none of ${areas.size} areas has a failure`;
  const named = failing.map(([area, results]) => `${area} ${counted(results, 'failed')}`);
  return `Results by area; failures in ${named.join(', ')}`;
}

function bar(area: string, results: readonly AuditResult[], index: number, most: number): string {
  const top = index * ROW;
  let left = LABEL;
  const parts = SHARES.map((share) => {
    const number = counted(results, share);
    const width = (number / most) * (WIDTH - LABEL - 40);
    const part =
      number === 0
        ? ''
        : `<rect class="${share}" x="${left.toFixed(1)}" y="${top + 4}" width="${width.toFixed(1)}" height="14" rx="2"/>`;
    left += width;
    return part;
  });
  const label = `<text class="area" x="${LABEL - 8}" y="${top + 15}">${escapeMarkup(area)}</text>`;
  const sum = `<text class="sum" x="${(left + 6).toFixed(1)}" y="${top + 15}">${results.length}</text>`;
  return `<g>${label}${parts.join('')}${sum}</g>`;
}

/** Returns the results of one area, collapsed. Its heading has the number of failures. */
function areaSection(area: string, results: readonly AuditResult[]): string {
  const failed = results.filter(({ status }) => status === 'failed').length;
  const passed = results.filter(({ status }) => status === 'passed').length;
  const failures = failed > 0 ? ` <strong class="failures">${failed} failed</strong>` : '';
  const sum = `${passed} of ${results.length} passed`;
  return `<section>
<details>
<summary><h2>${escapeMarkup(area)}</h2> <span class="sum">${sum}</span>${failures}</summary>
<ul class="results">
${results.map(resultItem).join('\n')}
</ul>
</details>
</section>`;
}

function resultItem(result: AuditResult): string {
  const { audit, status } = result;
  const words = escapeMarkup(`${audit.title} ${audit.id}`.toLowerCase());
  return `<li class="${status}" data-status="${status}" data-level="${audit.level}" data-text="${words}">
<p><span class="mark">${status}</span> <span class="level">${audit.level}</span> ${escapeMarkup(audit.title)} <code>${escapeMarkup(audit.id)}</code></p>
${resultDetails(result)}</li>`;
}

function resultDetails(result: AuditResult): string {
  if (result.status === 'passed') return '';
  if (result.status === 'skipped') return `<p class="why">${escapeMarkup(result.reason)}</p>`;
  const { message, fix, audit, exchange } = result;
  const shown =
    exchange === undefined
      ? ''
      : `<details class="exchange"><summary>Request and answer</summary>
<h3>Request</h3><pre tabindex="0">${escapeMarkup(exchange.request)}</pre>
<h3>Answer</h3><pre tabindex="0">${escapeMarkup(exchange.answer ?? 'none')}</pre></details>`;
  return `<dl class="finding"><div><dt>Seen</dt><dd>${escapeMarkup(message)}</dd></div>
<div><dt>Fix</dt><dd>${escapeMarkup(fix)}</dd></div>
<div><dt>Source</dt><dd>${escapeMarkup(audit.source)}</dd></div></dl>
${shown}`;
}

/**
 * Returns the report as one self-contained page, without network access or other files. It works in light and dark
 * mode, on paper and without JavaScript, which only filters the results.
 */
export function htmlReport(report: Report): string {
  const areas = byArea(report.results);
  const title = `svclink check: ${escapeMarkup(report.url)}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>Does this receiver speak the protocol?</h1>
${verdict(report)}${noOrder(report)}
${facts(report)}
</header>
<main>
${chart(areas)}
${filter}
${[...areas].map(([area, results]) => areaSection(area, results)).join('\n')}
<p id="nothing" role="status" hidden>No result fits this filter.</p>
</main>
<footer>Made by svclink check. MUST: the document states it. SHOULD: deployed systems do it, or good practice. MAY: worth knowing.</footer>
<script>${script}</script>
</body>
</html>
`;
}

function noOrder({ hasNoOrder }: Report): string {
  if (!hasNoOrder) return '';
  return '\n<p>The receiver lists no open order, so most audits were skipped. Put an order in, and check again.</p>';
}

function verdict({ conforms, results }: Report): string {
  const failed = results.filter(({ status }) => status === 'failed');
  const musts = failed.filter(({ audit }) => audit.level === 'MUST').length;
  const shoulds = failed.filter(({ audit }) => audit.level === 'SHOULD').length;
  if (!conforms && musts === 0) return '<p class="verdict bad">Nothing could be seen.</p>';
  if (!conforms) return `<p class="verdict bad">No: ${count(musts, 'MUST')} not hold.</p>`;
  return shoulds === 0
    ? '<p class="verdict good">Yes: every MUST and SHOULD that could be seen holds.</p>'
    : `<p class="verdict good">Yes: every MUST that could be seen holds. ${count(shoulds, 'SHOULD')} not.</p>`;
}

function count(number: number, level: string): string {
  return `${number} ${level} ${number === 1 ? 'does' : 'do'}`;
}

function facts({ url, startedAt, duration, counts, write }: Report): string {
  const rows = [
    ['Receiver', escapeMarkup(url)],
    [
      'Checked',
      `<time datetime="${startedAt}">${startedAt.slice(0, 19).replace('T', ' ')} UTC</time>, ${(duration / 1000).toFixed(1)} s`,
    ],
    ['Results', `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`],
    ['Audits that store something', write ? 'ran' : 'were skipped; the option --write runs them'],
  ];
  return `<dl>${rows.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>`;
}

const choices = (name: string, label: string, values: readonly string[]) =>
  `<label>${label} <select id="${name}"><option value="">all</option>${values.map((value) => `<option>${value}</option>`).join('')}</select></label>`;

const filter = `<form id="filter" role="search" aria-label="Filter results" hidden>
${choices('status', 'Status', ['failed', 'passed', 'skipped'])}
${choices('level', 'Level', ['MUST', 'SHOULD', 'MAY'])}
<label>Text <input id="text" type="search" placeholder="title or id" autocomplete="off"></label>
<output id="shown" aria-live="polite"></output>
</form>`;
