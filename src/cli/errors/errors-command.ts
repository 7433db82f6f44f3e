import { styleText } from 'node:util';
import { didYouMean } from '../../protocol/nearest.js';
import { jsonText } from '../../protocol/printable.js';
import type { Define } from '../command.js';
import { UsageError } from '../command-error.js';
import { docsPage } from '../docs-page.js';
import { hasColours, type Io } from '../io.js';
import { errorMeanings, type Meaning } from './error-meanings.js';

const LINK = /\[([^[\]]+)\]\(([^()]*)\)/g;

/** Removes links and marks of the pages from a text for the terminal. */
function plain(text: string): string {
  return text.replaceAll(LINK, '$1').replaceAll('`', '');
}

/** Returns the text with the address of each page that it refers to. Its links are those of `docs/errors`. */
function withAddresses(text: string): string {
  return text.replaceAll(LINK, (_link, name: string, target: string) => {
    const address = target.startsWith('../') ? docsPage(target.slice('../'.length)) : target;
    return `${name} (${address})`;
  });
}

function inWords({ heading, explanation, seenBy, fix }: Meaning, io: Io): string {
  const bold = (text: string) =>
    hasColours(io) ? styleText('bold', text, { validateStream: false }) : text;
  const rows = [
    ['What it means', explanation],
    ['Who sees it', seenBy],
    ['How to fix it', fix ?? ''],
  ];
  const lines = rows
    .filter(([, text = '']) => text !== '')
    .map(([label = '', text = '']) => `  ${label}: ${plain(withAddresses(text))}\n`);
  return `${bold(heading)}\n${lines.join('')}`;
}

/** `svclink errors`: lists the codes of errors, or explains one. */
export const defineErrors: Define = (command, { io }) => {
  command
    .description('Lists the codes of errors, or explains one.')
    .usage('[CODE] [options]')
    .argument('[CODE]', 'such as connection_refused')
    .option('--json', 'the same as JSON')
    .action((code: string | undefined, { json = false }: { readonly json?: boolean }) => {
      const all = errorMeanings();
      if (code === undefined) {
        const list = [...all].map(([name, [first]]) => [name, plain(first?.explanation ?? '')]);
        const widest = Math.max(...list.map(([name = '']) => name.length));
        if (json) return io.stdout(`${jsonText(Object.fromEntries(list), 2)}\n`);
        const lines = list.map(([name = '', text = '']) => `${name.padEnd(widest)}  ${text}\n`);
        return io.stdout(lines.join(''));
      }
      const meanings = all.get(code);
      if (meanings === undefined) {
        throw new UsageError(
          `there is no error code ${code}${didYouMean(code, new Set(all.keys()))}`,
        );
      }
      if (json) return io.stdout(`${jsonText(meanings, 2)}\n`);
      return io.stdout(meanings.map((one) => inWords(one, io)).join('\n'));
    });
};
