import { escapeMarkup } from '../../protocol/printable.js';

export const codeHtml = (text: string): string => `<code>${escapeMarkup(text)}</code>`;

/** A block of text that can be scrolled with the keyboard as well. */
export const blockHtml = (label: string, text: string): string =>
  `<pre tabindex="0" role="region" aria-label="${escapeMarkup(label)}">${escapeMarkup(text)}</pre>`;

/** A table; the cells are HTML already. */
export function tableHtml(
  label: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const head = heads.map((text) => `<th scope="col">${escapeMarkup(text)}</th>`).join('');
  const body = rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('\n');
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeMarkup(label)}"><table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table></div>`;
}
