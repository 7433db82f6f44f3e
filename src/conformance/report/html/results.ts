import { escapeMarkup } from '../../../protocol/printable.js';
import type { AuditResult } from '../../result.js';

/** The results of one area, folded; what failed is counted in its head. */
export function areaSection(area: string, results: readonly AuditResult[]): string {
  const failed = results.filter(({ status }) => status === 'failed').length;
  const passed = results.filter(({ status }) => status === 'passed').length;
  const failures = failed > 0 ? ` <strong class="failures">${failed} failed</strong>` : '';
  const sum = `${passed} of ${results.length} passed`;
  return `<section>
<details>
<summary><h2>${escapeMarkup(area)}</h2> <span class="sum">${sum}</span>${failures}</summary>
<ul class="results">
${results.map(item).join('\n')}
</ul>
</details>
</section>`;
}

function item(result: AuditResult): string {
  const { audit, status } = result;
  const words = escapeMarkup(`${audit.title} ${audit.id}`.toLowerCase());
  return `<li class="${status}" data-status="${status}" data-level="${audit.level}" data-text="${words}">
<p><span class="mark">${status}</span> <span class="level">${audit.level}</span> ${escapeMarkup(audit.title)} <code>${escapeMarkup(audit.id)}</code></p>
${details(result)}</li>`;
}

function details(result: AuditResult): string {
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
