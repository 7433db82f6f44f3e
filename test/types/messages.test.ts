import { resolve } from 'node:path';
import ts from 'typescript';

// What the compiler says of a handler that is wrong: one error of a few lines, which names the field.

const HEAD = `import { createReceiver } from '../../src/index.js';
const receiver = createReceiver({ siteId: '', accounts: [] });
`;

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: ['node'],
};

const WRONG = {
  'a member is missing': [
    `receiver.on('get_all_orders', () => [{ report_id: '1', wo_number: 'W' }]);`,
    'wo_status',
  ],
  'a member is of another type': [
    `receiver.on('get_all_orders', () => [{ report_id: true, wo_number: 'W', wo_status: 'Unread' }]);`,
    "'boolean' is not assignable to type 'string | number'",
  ],
  'a status is none of an open order': [
    `receiver.on('get_all_orders', () => [{ report_id: 1, wo_number: 'W', wo_status: 'Invoiced' }]);`,
    '"Invoiced"',
  ],
  'a result lacks most': [`receiver.on('get_order', () => ({ wo_number: 'x' }));`, 'GetOrderReply'],
  'a promise is of the wrong result': [
    `receiver.on('send_notes', async () => ({ remote_id: 5 }));`,
    'remote_note_id',
  ],
  'a value is none of those that are known': [
    `receiver.on('get_notes', async () => [{ note_id: 1, note_type: 'w' }]);`,
    '"w"',
  ],
  'a list is no list': [`receiver.on('get_all_orders', () => 'none');`, 'GetAllOrdersReply'],
  'nothing is given': [`receiver.on('send_notes', () => null);`, 'SendNotesReply'],
  'event_data has no such member': [
    `receiver.on('send_notes', ({ data }) => ({ remote_note_id: data.notes }));`,
    "Did you mean 'note'?",
  ],
  'there is no such event': [`receiver.on('get_ordr', () => null);`, 'get_ordr'],
} as const;

/** What is said of each line behind the head, by its number from 0. */
function messages(lines: readonly string[]): Map<number, string[]> {
  const file = resolve('test/types/wrong-handlers.ts');
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, HEAD + lines.join('\n'), ts.ScriptTarget.ES2022)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  const source = program.getSourceFile(file);
  const first = HEAD.split('\n').length - 1;
  const said = new Map<number, string[]>();
  for (const { start = 0, messageText } of program.getSemanticDiagnostics(source)) {
    const index = (source?.getLineAndCharacterOfPosition(start).line ?? 0) - first;
    const text = ts.flattenDiagnosticMessageText(messageText, '\n');
    said.set(index, [...(said.get(index) ?? []), text]);
  }
  return said;
}

describe('what the compiler says where', () => {
  const cases = Object.entries(WRONG);
  let said: Map<number, string[]>;
  beforeAll(() => {
    said = messages(cases.map(([, [code]]) => code));
  }, 60_000);

  it.each(cases.map(([name, [, field]], index) => [name, field, index] as const))(
    '%s: one error of a few lines that names %s',
    (_name, field, index) => {
      const [message = '', ...more] = said.get(index) ?? [];
      expect(more).toEqual([]);
      expect(message).toContain(field);
      expect(message.split('\n').length).toBeLessThanOrEqual(4);
      expect(message).not.toMatch(/overload|Iterator/i);
    },
  );
});
