import { createHash } from 'node:crypto';
import { definitions } from '../../src/protocol/catalogue/definition.js';
import { deliveryContent } from '../../src/receiver/delivery/delivery-content.js';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** What stores keep for thirty days has to be what the next version makes of the same delivery. */
describe('what names a delivery', () => {
  const definition = definitions.get('send_notes');
  const content = async (data: Readonly<Record<string, unknown>>, file?: string) =>
    definition && deliveryContent(definition, data, { sender: 'acme', sha256: file });

  const note = { note_id: '12', note_type: 'wo', note_text: 'ä 😀', has_attachments: false };

  it('is the hash of its content with members in order', async () => {
    const sent = await content({ note: [note], dst_report_id: '7' });
    const { note_id, note_type, note_text, has_attachments } = note;
    const ordered = { has_attachments, note_id, note_text, note_type };
    expect(sent?.fingerprint).toBe(
      sha256(JSON.stringify([{ dst_report_id: '7', note: [ordered] }, null])),
    );
    expect(sent?.key).toEqual({
      sender: 'acme',
      event: 'send_notes',
      identity: '["7",["12"]]',
    });
  });

  it('is the same whether its data are read at once or in shares', async () => {
    if (!definition) throw new Error('send_notes is not defined');
    const of = { sender: 'acme', sha256: undefined };
    for (const count of [1, 3, 5000]) {
      const note_text = `${'x'.repeat(count % 16)}${'\u{1f600}"\n'.repeat(count === 3 ? 20_000 : 1)}`;
      const notes = Array.from({ length: count }, (_, at) => ({
        ...note,
        note_id: String(at),
        note_text,
      }));
      const data = { dst_report_id: '7', note: notes };
      const atOnce = await deliveryContent(definition, data, of);
      expect(await deliveryContent(definition, data, { ...of, isLong: true })).toEqual(atOnce);
    }
  });

  it('is named by its ids where they are digits and few, else by their hash', async () => {
    const identityOf = async (...ids: string[]) => {
      const notes = ids.map((note_id) => ({ ...note, note_id }));
      return (await content({ dst_report_id: '7', note: notes }))?.key.identity;
    };
    expect(await identityOf('12', '13')).toBe('["7",["12","13"]]');
    // 53 digits and ten characters around them are 63.
    expect(await identityOf('1'.repeat(53))).toBe(`["7",["${'1'.repeat(53)}"]]`);
    const hashed = [['1'.repeat(54)], ['aB'], ['Ab'], ['1 '], ['1', 'x\0'], ['1.5']];
    expect(await Promise.all(hashed.map((ids) => identityOf(...ids)))).toEqual(
      hashed.map((ids) => sha256(JSON.stringify(['7', ids.toSorted()]))),
    );
  });

  it('is another for a number than for its text', async () => {
    const file = definitions.get('send_file');
    const of = { sender: 'acme', sha256: undefined };
    const key = async (file_id: unknown) =>
      file && (await deliveryContent(file, { dst_report_id: '7', file_id }, of))?.key.identity;
    expect([await key('12'), await key(12)]).toEqual(['["7","12"]', '["7",12]']);
  });

  it('is the same whatever the order of members, and another for other content', async () => {
    const first = await content({ dst_report_id: '7', note: [note] });
    const turned = Object.fromEntries(Object.entries(note).toReversed());
    expect(await content({ note: [turned], dst_report_id: '7' })).toEqual(first);
    expect((await content({ dst_report_id: '7', note: [note] }, 'f'))?.fingerprint).not.toBe(
      first?.fingerprint,
    );
    const named = JSON.parse('{"__proto__":{"a":1}}');
    const prints = await Promise.all(
      [{ ...note }, { ...note, ...named }].map(
        async (one) => (await content({ dst_report_id: '7', note: [one] }))?.fingerprint,
      ),
    );
    const given = await content({ dst_report_id: '7', note: [JSON.parse('{"__proto__":1}')] });
    const other = await content({ dst_report_id: '7', note: [JSON.parse('{"__proto__":2}')] });
    expect(given?.fingerprint).not.toBe(other?.fingerprint);
    expect(prints[0]).not.toBe(prints[1]);
  });

  it('is the same for a long list, which is read in shares, as for a short one', async () => {
    const notes = Array.from({ length: 250 }, (_, index) => ({ ...note, note_id: `n${index}` }));
    const sent = await content({ note: notes, dst_report_id: '7' });
    const ordered = notes.map(({ note_id, note_type, note_text, has_attachments }) => ({
      has_attachments,
      note_id,
      note_text,
      note_type,
    }));
    expect(sent?.fingerprint).toBe(
      sha256(JSON.stringify([{ dst_report_id: '7', note: ordered }, null])),
    );
    const ids = notes.map(({ note_id }) => note_id);
    expect(sent?.key.identity).toBe(sha256(JSON.stringify(['7', ids.toSorted()])));
  });
});
