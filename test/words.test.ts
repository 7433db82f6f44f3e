import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

const ROOT = join(__dirname, '..');
const CODE = /\.[cm]?[jt]sx?$/;
/** Generated code has the names of the schemas. */
const LEFT_OUT = /(?:^|\/)(?:generated|node_modules|dist)\//;

/** Words and phrases that no name contains, and the words of the field that replace them. */
const REPLACED: ReadonlyMap<string, string> = new Map(
  (
    [
      ['told', 'reported, notified'],
      ['hear, hears, heard', 'notified'],
      ['look, looks, looked', 'poll, check, read'],
      ['lane, lanes', 'queue'],
      ['hurry, wake soon', 'expedite, notify'],
      ['aside', 'dead letter'],
      ['take back, give out', 'reclaim, dispatch'],
      // A trouble is the public name of a condition that needs a person.
      ['passing trouble, in trouble', 'transient error'],
      ['giving up', 'exhausted'],
      ['held, kept', 'stored, retained, buffered'],
      ['marks', 'cursor, checkpoint'],
      ['entrance', 'authentication, login'],
      ['shelf, shelves', 'content store'],
      ['run again', 'replay'],
      ['life, lives', 'lifecycle'],
      ['steady', 'monotonic'],
      ['watch, watches, watched, watcher', 'telemetry, recorder, observe'],
      ['weigh, weighs, weighed, judge, judges, judged', 'validate, classify'],
      ['place, places', 'location of a database, path of a problem, position'],
      ['news', 'changes, updates'],
      ['silent', 'idle, unresponsive'],
      ['behind', 'after, following'],
      ['mend, mends, mended, put right', 'fix'],
      ['passage, ending, reception, survey, linger, lingers', 'a term of the field'],
      ['spotless, onlooker, onlookers, hall, halls', 'a term of the field'],
      ['whoever', 'a noun'],
    ] as const
  ).flatMap(([words, instead]) => words.split(', ').map((word) => [word, instead] as const)),
);

/** Names with such a word in its ordinary meaning, and public names that stay until 1.0, with the reason. */
const ALLOWED: ReadonlyMap<string, string> = new Map([
  ['Acting', 'the deprecated name of ActingUser'],
  ['Answering', 'the deprecated name of ReceiverLike'],
  ['Encoding', 'a noun: the encoding of a text'],
  ['Finding', 'a noun: the result of an inspection'],
  ['Listening', 'public: the result of listen()'],
  ['Meaning', 'a noun'],
  ['Nothing', 'a noun'],
  ['OrderNews', 'the deprecated name of OrderChange'],
  ['NewsKind', 'the deprecated name of OrderChangeKind'],
  ['Outgoing', 'an adjective: the client for outgoing requests'],
  ['Setting', 'a noun'],
  ['left_behind', 'a member of the summary of a moved archive'],
  ['lane', 'a column of the database: the queue of a job'],
  ['SitePlace', 'the deprecated name of SiteLocation'],
  ['place_key', 'a column of the database'],
  ['marks', 'a column of the database: the cursors of a link'],
  ['paused_lanes', 'a table of the database'],
  ['Reading', 'a noun: the way in which answers are read'],
]);

const QUESTION_WORD =
  /^(?:What(?:ever)?|Who(?:ever|m|se)?|Whether|Wherever|Where|Whichever|How|That)\b/;

function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((file) => CODE.test(file) && !LEFT_OUT.test(file));
}

/** The single words of a name: `isMOFLane_of` has `is`, `mof`, `lane`, `of`. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
}

/** Returns the replaced words and phrases in a name. */
function replacedIn(name: string): string[] {
  const words = wordsOf(name);
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  return ALLOWED.has(name) ? [] : [...words, ...pairs].filter((word) => REPLACED.has(word));
}

/** A name that a file declares, and the line of its declaration. */
interface Declared {
  readonly name: string;
  readonly line: number;
  /** True for an interface or a type alias. */
  readonly isType: boolean;
}

/** Returns the name that a node declares: of a value, type, member, parameter, or an alias of an import or export. */
function nameOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportSpecifier(node) || ts.isExportSpecifier(node))
    return node.propertyName && node.name;
  const isUse =
    ts.isPropertyAccessExpression(node) ||
    ts.isShorthandPropertyAssignment(node) ||
    ts.isMetaProperty(node);
  return !isUse && 'name' in node ? (node.name as ts.Node | undefined) : undefined;
}

/** Returns the columns of the tables that a text of SQL creates. */
function columnsIn(text: string): string[] {
  if (!text.includes('CREATE TABLE')) return [];
  return [...text.matchAll(/^\s+([a-z_]+) [a-z]+/gim)].map(([, column = '']) => column);
}

function declaredIn(file: string, text: string): Declared[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const declared: Declared[] = [];
  const add = (name: string, node: ts.Node, isType = false) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    declared.push({ name, line: line + 1, isType });
  };
  const visit = (node: ts.Node): void => {
    const name = nameOf(node);
    const isType = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
    if (name && (ts.isMemberName(name) || ts.isStringLiteral(name))) add(name.text, name, isType);
    if (ts.isStringLiteralLike(node)) for (const one of columnsIn(node.text)) add(one, node);
    node.forEachChild(visit);
  };
  visit(source);
  return declared;
}

/** Returns the names of a file that the list replaces, and its types that are named by a gerund alone. */
function namesToReplace(file: string, text: string): string[] {
  const own = replacedIn(file.slice(file.lastIndexOf('/') + 1).replace(CODE, ''));
  const found = own.map((word) => `${file}: ${word} → ${REPLACED.get(word)}`);
  for (const { name, line, isType } of declaredIn(file, text)) {
    for (const word of replacedIn(name)) {
      found.push(`${file}:${line} ${name}: ${word} → ${REPLACED.get(word)}`);
    }
    const isGerund = isType && /^[A-Z][a-z]+ing$/.test(name) && !ALLOWED.has(name);
    if (isGerund)
      found.push(`${file}:${line} ${name}: a noun, such as ${name.slice(0, -3)}Context`);
  }
  return found;
}

/** Returns the comments of a file that open with a question word instead of a noun or a verb. */
function questionsIn(file: string, text: string): string[] {
  const blocks = text.matchAll(/\/\*\*(?:\s*\n\s*\*)?[ \t]*([^\n]*)/g);
  const lines = text.matchAll(/(?<!\/\/[^\n]*\n)^[ \t]*\/\/ ([^\n]*)/gm);
  return [...blocks, ...lines]
    .map(([, opening = '']) => opening)
    .filter((opening) => QUESTION_WORD.test(opening))
    .map((opening) => `${file}: ${opening}`);
}

describe('words', () => {
  const folders = [
    ...readdirSync(join(ROOT, 'src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `src/${name}`),
    ...['bench', 'console', 'examples', 'scripts', 'test/support'],
  ];
  const files = ['src/index.ts', ...folders.flatMap(filesBelow)].map((file) => ({
    file,
    text: readFileSync(join(ROOT, file), 'utf8'),
  }));

  it('are found in names of all kinds', () => {
    const text = `
      import { a as lanes } from './a.js';
      export interface Importing { readonly 'put-right': string; heldUntil(place: string): void; }
      class Shelf { #watchedFiles = 1; life = ({ news }: X) => news; }
      const SQL = \`CREATE TABLE x (
        kept_at text
      )\`;
      watch(other.place, { placeholder, keepAlive, Finding, giveOutAll: 1 });`;
    const names = namesToReplace('a/entrance-of.ts', text).map((one) => one.split(/[ :→]+/));
    expect(names.map(([, first, second]) => (first === 'entrance' ? first : second))).toEqual([
      'entrance',
      'lanes',
      'Importing',
      'put-right',
      'heldUntil',
      'place',
      'Shelf',
      '#watchedFiles',
      'life',
      'news',
      'kept_at',
      'giveOutAll',
    ]);
  });

  it('are those of the field, in files, types, members, parameters and columns', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap(({ file, text }) => namesToReplace(file, text))).toEqual([]);
  });

  it('open comments with a noun or a verb, not with a question word', () => {
    const text =
      '/** What it is. */\n/**\n * Whether.\n */\n  // Where\n// a\n// How it\n/** Nouns */';
    expect(questionsIn('a.ts', text)).toHaveLength(3);
    expect(files.flatMap(({ file, text: code }) => questionsIn(file, code))).toEqual([]);
  });
});
