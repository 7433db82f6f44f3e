import { definitions } from '../../../src/protocol/catalogue/definition.js';
import { readResult } from '../../../src/protocol/codec/read-result.js';

function read(event: string, result: unknown) {
  const definition = definitions.get(event);
  if (!definition) throw new Error('no such event');
  return readResult(definition, result, { dialect: undefined, reading: 'strict' });
}

const note = {
  note_id: '5',
  note_rev: 0,
  report_id: 1001,
  note_type: 'wo',
  note_text: 'Gate is locked',
  insert_date: '2026-11-20 10:00:00',
  org_name: 'Acme',
  insert_by: 'jdoe',
  has_attachments: 'False',
};

describe('results of deployed peers', () => {
  it('takes a number where the document says text', () => {
    const { result, problem } = read('get_notes', [{ ...note, insert_by: 3 }]);
    expect(problem).toBeUndefined();
    expect(result).toMatchObject([{ insert_by: '3', report_id: '1001', has_attachments: false }]);
  });

  it.each([[''], [[]], [null]])('takes %j for no result', (given) => {
    expect(read('mark_order_imported', given)).toMatchObject({ result: null, problem: undefined });
  });

  it.each([['done'], [{ ok: 1 }], [0]])('still refuses %j where there is no result', (given) => {
    expect(read('mark_order_imported', given).problem).toMatch(/result_data: must be null/);
  });

  it('still refuses an object where text is due', () => {
    expect(read('get_notes', [{ ...note, org_name: {} }]).problem).toMatch(
      /org_name: must be text/,
    );
  });
});
