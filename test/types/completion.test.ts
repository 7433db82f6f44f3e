import { resolve } from 'node:path';
import ts from 'typescript';

// What an editor offers where somebody writes a handler: the cursor stands at the bar.

const FILE = resolve('test/types/completed-handlers.ts');
const HEAD = `import { createReceiver, LinkError } from '../../src/index.js';
import { createLinkClient } from '../../src/client/index.js';
const receiver = createReceiver({ siteId: '', accounts: [] });
const client = createLinkClient({ url: '', username: '', password: '', siteId: '' });
`;
const OPEN = ['Accepted', 'Follow Up', 'In Field', 'Rejected', 'Unread'];

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: ['node'],
};

let text = '';
let version = 0;

const service = ts.createLanguageService({
  getCompilationSettings: () => options,
  getScriptFileNames: () => [FILE],
  getScriptVersion: (name) => (name === FILE ? String(version) : '0'),
  getScriptSnapshot(name) {
    const content = name === FILE ? text : ts.sys.readFile(name);
    return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
  },
  getCurrentDirectory: () => process.cwd(),
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: (name) => name === FILE || ts.sys.fileExists(name),
  readFile: ts.sys.readFile,
  directoryExists: ts.sys.directoryExists,
});

function put(code: string): number {
  const at = code.indexOf('|');
  text = HEAD + (at === -1 ? code : code.slice(0, at) + code.slice(at + 1));
  version += 1;
  return HEAD.length + at;
}

/** The names that are offered at the bar, in the order of an editor. */
function offered(code: string): string[] {
  const { entries = [] } = service.getCompletionsAtPosition(FILE, put(code), {}) ?? {};
  return entries
    .toSorted((a, b) => (a.sortText + a.name < b.sortText + b.name ? -1 : 1))
    .map(({ name }) => name);
}

/** What the compiler says of a program. */
function said(code: string): string[] {
  put(code);
  return service
    .getSemanticDiagnostics(FILE)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const listing = (status: string) =>
  `receiver.on('get_all_orders', () => [{ report_id: '1', wo_number: 'W', wo_status: ${status} }]);`;

describe('code completion', () => {
  afterAll(() => service.dispose());

  it('offers the five statuses of a listed order to a handler', () => {
    expect(offered(listing("'|'"))).toEqual(OPEN);
  });

  it('offers them to a reader, who may find others', () => {
    const compare = (status: string) =>
      `const [one] = await client.call('get_all_orders');\nvoid (one?.wo_status === '${status}');`;
    expect(offered(compare('|'))).toEqual(OPEN);
    expect(said(compare('Invoiced'))).toEqual([]);
  });

  it.each(["'unread'", "'Invoiced'", "''", 'null', 'undefined', 'String(1)'])(
    'a handler that writes the status %s does not compile',
    (status) => {
      expect(said(listing("'Unread'"))).toEqual([]);
      expect(said(listing(status))).toEqual([expect.stringMatching(/wo_status|"Unread"/)]);
    },
  );

  it('offers the codes that handlers use in a LinkError, and no other', () => {
    const codes = offered("throw new LinkError('|', 'There is no order 7.');");
    expect(codes).toEqual(
      expect.arrayContaining(['order_not_found', 'order_closed', 'item_not_found']),
    );
    for (const other of [
      'payload_missing',
      'option_invalid',
      'result_invalid',
      'push_address_unknown',
    ])
      expect(codes).not.toContain(other);
  });

  it('leaves every other code to be written, and all of them to be compared with', () => {
    expect(said("throw new LinkError('our_own', 'text');")).toEqual([]);
    expect(said("throw new LinkError('result_invalid', 'text');")).toEqual([]);
    const codes = offered("if (new LinkError('a', 'b').code === '|') throw 1;");
    expect(codes).toEqual(expect.arrayContaining(['order_not_found', 'result_invalid']));
  });
});
