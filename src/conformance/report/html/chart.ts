import { escapeMarkup } from '../../../protocol/printable.js';
import type { AuditResult } from '../../result.js';

const ROW = 22;
const LABEL = 190;
const WIDTH = 720;
const SHARES = ['passed', 'failed', 'skipped'] as const;

/** One bar for each area, as long as its share of the audits, in parts that passed, failed and were skipped. */
export function chart(areas: ReadonlyMap<string, readonly AuditResult[]>): string {
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
