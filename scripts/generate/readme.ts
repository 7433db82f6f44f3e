import { catalogue } from '../../src/protocol/catalogue.js';

const START = '<!-- events:start -->';
const END = '<!-- events:end -->';

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function eventTable(): string {
  const rows = catalogue.map((entry) =>
    row([
      `\`${entry.name}\``,
      entry.purpose,
      `${entry.direction.caller} calls ${entry.direction.receiver}`,
      entry.source,
    ]),
  );
  const head = [
    row(['event', 'purpose', 'direction', 'known from']),
    row(['---', '---', '---', '---']),
  ];
  return [...head, ...rows].join('\n');
}

/** Puts the event table between its markers; undefined when there is no place for it. */
export function readmeText(text: string | undefined): string | undefined {
  const start = text?.indexOf(START) ?? -1;
  const end = text?.indexOf(END) ?? -1;
  if (text === undefined || start < 0 || end < start) return undefined;
  return `${text.slice(0, start + START.length)}\n${eventTable()}\n${text.slice(end)}`;
}
