import { escapeMarkup } from '../../../protocol/printable.js';
import { byArea, type Report } from '../../result.js';
import { chart } from './chart.js';
import { areaSection } from './results.js';
import { script } from './script.js';
import { style } from './style.js';

/**
 * The report as one page that needs nothing else: no network, no other file. Readable in light and dark, on paper and
 * without JavaScript; with it, results can be filtered.
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
${verdict(report)}
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
