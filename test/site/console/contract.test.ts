import { join } from 'node:path';
import ts from 'typescript';

const FOLDER = join(__dirname, '..', '..', '..', 'console');

/** A route and a view, each line with what the compiler says about it; `ok`: nothing. */
const LINES: readonly (readonly [code: string, said: 'ok' | RegExp])[] = [
  ["import type { Route } from '../src/site/console/route-table.js';", 'ok'],
  ["import { ask, upload, withQuery } from './server.js';", 'ok'],
  ["import { useLoaded } from './load.js';", 'ok'],
  ['declare const file: Blob;', 'ok'],
  // The side of the site.
  [
    "export const good: Route = { method: 'GET', path: 'groups', needs: 'reader', run: async () => ({ groups: ['a'] }) };",
    'ok',
  ],
  [
    "export const other: Route = { method: 'GET', path: 'groups', needs: 'reader', run: async () => ({ names: ['a'] }) };",
    /names|not assignable/,
  ],
  [
    "export const unknown: Route = { method: 'GET', path: 'grups', needs: 'reader', run: async () => ({}) };",
    /grups|not assignable/,
  ],
  [
    "export const body: Route = { method: 'POST', path: 'groups', needs: 'operator', run: async (call) => { (await call.body()).names; } };",
    /names/,
  ],
  // The side of the page.
  ["export const read = async () => (await ask('GET', 'groups')).groups.join();", 'ok'],
  ["export const misread = async () => (await ask('GET', 'groups')).names;", /names/],
  ["export const view = () => useLoaded('orders/12').answer?.wo_number;", 'ok'],
  ["export const viewed = () => useLoaded('orders/12').answer?.number;", /number/],
  ["export const unasked = () => ask('GET', 'grups');", /grups/],
  ["export const unheard = () => ask('DELETE', 'properties/12');", /properties/],
  ["export const sent = () => ask('POST', 'groups', { name: 'a' });", 'ok'],
  ["export const missent = () => ask('POST', 'groups', { title: 'a' });", /title/],
  ["export const asked = () => ask('GET', withQuery('jobs', { state: 'dead' }));", 'ok'],
  ["export const misasked = () => ask('GET', withQuery('jobs', { status: 'dead' }));", /status/],
  [
    "export const added = async () => (await upload('orders/12/files', file, () => 0)).file_id;",
    'ok',
  ],
  [
    "export const misadded = async () => (await upload('orders/12/files', file, () => 0)).id;",
    /'id'/,
  ],
];

/** What the compiler says about each line of a module of the console. */
function said(lines: readonly string[]): readonly string[] {
  const config = ts.readConfigFile(join(FOLDER, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, FOLDER);
  const name = join(FOLDER, 'probe.ts');
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === name || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === name
      ? ts.createSourceFile(file, lines.join('\n'), ts.ScriptTarget.ESNext)
      : getSourceFile(file, ...rest);
  const program = ts.createProgram([name], { ...options, noEmit: true, incremental: false }, host);
  const found = program.getSemanticDiagnostics(program.getSourceFile(name));
  return lines.map((_, line) =>
    found
      .filter(({ file, start = 0 }) => file?.getLineAndCharacterOfPosition(start).line === line)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
      .join(' '),
  );
}

describe('the contract of page and site', () => {
  it('lets neither side compile with another path, query, body or answer than the other [console.contract]', () => {
    const messages = said(LINES.map(([code]) => code));
    for (const [index, [code, expected]] of LINES.entries()) {
      const message = messages[index];
      if (expected === 'ok') expect([code, message]).toEqual([code, '']);
      else expect([code, message]).toEqual([code, expect.stringMatching(expected)]);
    }
  }, 60_000);
});
