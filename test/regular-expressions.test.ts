import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { CALENDAR_DATE, DECIMAL } from '../src/forms/values/spellings.js';
import { processorTime, slowness } from './support/slowness.js';

/** A regular expression that is written out in the product. */
interface Found {
  readonly place: string;
  readonly expression: RegExp;
}

const root = join(__dirname, '..');

function sourcesBelow(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => join(folder, name));
}

function visitEach(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  node.forEachChild((child) => visitEach(child, see));
}

/** Literals, and `new RegExp` of a literal: its source and flags. */
function expressionsIn(path: string): { found: Found[]; built: string[] } {
  const text = readFileSync(join(root, path), 'utf8');
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const found: Found[] = [];
  const built: string[] = [];
  visitEach(file, (node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const end = node.text.lastIndexOf('/');
      const expression = new RegExp(node.text.slice(1, end), node.text.slice(end + 1));
      found.push({ place: `${path}:${line} ${node.text.slice(0, 80)}`, expression });
    }
    const isBuilt = ts.isNewExpression(node) && node.expression.getText() === 'RegExp';
    if (isBuilt) built.push(path);
  });
  return { found, built };
}

/** Characters that an expression may run through, from its own text and of every kind. */
function charactersOf({ source }: RegExp): readonly string[] {
  const own = [...source.replace(/\\[a-zA-Z]/g, '')].filter((one) => !'()|?^$'.includes(one));
  return [...new Set([...own, 'a', 'Z', '0', ' ', '\t', '\n', '\\', '"', '_', '-', '.', '/', 'é'])];
}

/** A text that is repeated, and what stands in front of it once. */
interface Piece {
  readonly start: string;
  readonly piece: string;
}

/**
 * Each character, alone and behind the word that the expression begins with; pairs of neighbours; and the words of the
 * expression.
 */
function piecesOf(expression: RegExp): readonly Piece[] {
  const characters = charactersOf(expression);
  const words = expression.source.match(/[A-Za-z0-9_ "/:<>=&;.-]{2,}/g) ?? [];
  const pairs = characters.slice(0, 12).map((one, at) => one + (characters[at + 1] ?? 'a'));
  const alone = [...new Set([...characters, ...pairs, ...words])];
  const [word] = words;
  return [
    ...alone.map((piece) => ({ start: '', piece })),
    ...(word === undefined ? [] : characters.map((piece) => ({ start: word, piece }))),
  ];
}

/** Milliseconds of the processor: a busy machine makes a test wait, and the expression no slower. */
function milliseconds(expression: RegExp, text: string): number {
  const started = processorTime();
  expression.lastIndex = 0;
  if (expression.global) text.replace(expression, '');
  else expression.test(text);
  return processorTime() - started;
}

interface Timed extends Piece {
  readonly took: number;
}

/** Times of all pieces at a length, the slowest first; it ends at one that is far too slow. */
function timesAt(expression: RegExp, pieces: readonly Piece[], length: number): readonly Timed[] {
  const times: Timed[] = [];
  for (const { start, piece } of pieces) {
    // What is repeated does not match in the end, so that every way of matching is tried.
    const text = `${start}${piece.repeat(Math.ceil(length / piece.length))}\u0001`;
    const first = milliseconds(expression, text);
    // A pause of the machine does not come twice.
    const took = first > SLOW ? Math.min(first, milliseconds(expression, text)) : first;
    times.push({ start, piece, took });
    if (took > FAR_TOO_SLOW) break;
  }
  return times.toSorted((one, other) => other.took - one.took);
}

/** Milliseconds for 20 kB: reading it through takes less than a tenth of one. */
const SLOW = 5;
const FAR_TOO_SLOW = 2000;
/** Milliseconds for 2,000 kB; linear ones take 1 to 20, and one that matches a million times 200. */
const MOST = 1500;
/** What ten times the text may take more: ten times as long, and what a busy machine adds. */
const MOST_GROWTH = 40;

/** True of a time above a limit on this machine. How slow the machine is, which takes longer, is asked of those above it alone. */
const isAbove = (took: number, limit: number) =>
  took > limit && took > limit * slowness(processorTime);

/** Why an expression is not linear; undefined where it is. */
function problemOf(expression: RegExp): string | undefined {
  const small = timesAt(expression, piecesOf(expression), 20_000);
  const [slowest] = small;
  if (slowest && isAbove(slowest.took, 40)) return told(slowest, '20 kB');
  const middle = timesAt(expression, small.slice(0, 6), 200_000);
  const [next] = middle;
  if (next && isAbove(next.took, 100)) return told(next, '200 kB');
  const [last] = timesAt(expression, middle.slice(0, 1), 2_000_000);
  if (!last || !next) return undefined;
  const isSlow = last.took > 400 + next.took * MOST_GROWTH || isAbove(last.took, MOST);
  return isSlow ? told(last, '2,000 kB') : undefined;
}

function told({ piece, took }: Timed, size: string): string {
  return `${took.toFixed(0)} ms for ${size} of ${JSON.stringify(piece)}`;
}

/** The patterns of the JSON Schemas, which the compiled validators run. */
function patternsIn(folder: string): readonly Found[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const found: Found[] = [];
      JSON.parse(readFileSync(join(root, folder, name), 'utf8'), (member, value: unknown) => {
        if (member === 'pattern' && typeof value === 'string') {
          found.push({ place: `${folder}/${name} ${value}`, expression: new RegExp(value, 'u') });
        }
        return value;
      });
      return found;
    });
}

/** Those that are put together while the product runs, as it puts them together. */
const BUILT: Readonly<Record<string, readonly RegExp[]>> = {
  // The names that a dialect replaces, and the hash of a password: words, one after the other.
  'src/protocol/dialect.ts': [/\b(?:svclink_push|obj_url|obj_url_thumb)\b/g],
  'src/client/settings.ts': [/da39a3ee5e6b4b0d3255bfef95601890afd80709/gi],
  // The name of a variable, or of a member such as `this.app`, and a line of an app.
  'src/cli/add/close-link.ts': [
    /\bcreateServer\((?:\w+, )?app\)/g,
    /\bapp\.listen\(/g,
    /^import \{ link \} from '\.\/link\.js';[ \t]*\r?$/,
  ],
  'src/cli/add/find-app.ts': [/\breturn app\b|=> app\b/],
  'src/cli/serve/site-options.ts': [/[?&]pool_size=/],
  'src/site/engine/files/s3/s3-lists.ts': [/<Key>([^<]*)<\/Key>/],
  // The names of members whose values are hidden: words, of which one has a part that may be missing.
  'src/site/engine/exchanges/masking/secret-names.ts': [
    /password|passwd|secret|token|api_?key|authorization|svclink_push|push_url|obj_url|file_url|lock[_ -]?code|key[_ -]?code|update_value|note_text/i,
  ],
  'src/forms/values/spellings.ts': [new RegExp(CALENDAR_DATE), new RegExp(DECIMAL)],
};

const read = [...sourcesBelow('src'), ...sourcesBelow('console')].map(expressionsIn);

describe('the regular expressions of the product', () => {
  it('are linear on hostile text of 20, 200 and 2,000 kB [site.cost.redaction]', () => {
    const built = Object.entries(BUILT).flatMap(([place, expressions]) =>
      expressions.map((expression) => ({ place, expression })),
    );
    const all = [...read.flatMap(({ found }) => found), ...patternsIn('schemas'), ...built];
    expect(all.length).toBeGreaterThan(300);
    const known = new Map(all.map((one) => [String(one.expression), one]));
    const slow = [...known.values()].flatMap(({ place, expression }) => {
      const problem = problemOf(expression);
      return problem === undefined ? [] : [`${place}: ${problem}`];
    });
    expect(slow).toEqual([]);
  });

  it('are known where they are put together', () => {
    expect(new Set(read.flatMap(({ built }) => built))).toEqual(new Set(Object.keys(BUILT)));
  });

  it('finds one that is not linear', () => {
    expect(problemOf(/a+b/)).toMatch(/ms for 20/);
    expect(problemOf(/"x"\s*\s*y/)).toMatch(/ms for 20/);
    expect(problemOf(/^(?:[a-z]+,)*[a-z]+$/)).toBeUndefined();
  });
});
