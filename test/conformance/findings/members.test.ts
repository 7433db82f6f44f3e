import { membersOf, without, withValue } from '../../../src/conformance/findings/members.js';
import { definitionOf } from '../../../src/conformance/judge/event.js';

const data = { a: 1, list: [{ x: 1, y: 2 }, { x: 3 }] };

describe('the members of event_data', () => {
  it('are all of them, those of list elements included, with those that are required', () => {
    const members = membersOf(definitionOf('send_notes').data);
    const paths = members.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['dst_report_id', 'note', 'note.note_type']));
    expect(members.find(({ path }) => path === 'note.note_rev')?.required).toBe(false);
    expect(members.find(({ path }) => path === 'note.note_id')?.required).toBe(true);
  });

  it('can be taken out and replaced in a copy', () => {
    expect(without(data, 'a')).toEqual({ list: data.list });
    expect(without(data, 'list.x')).toEqual({ a: 1, list: [{ y: 2 }, { x: 3 }] });
    expect(withValue(data, 'list.y', 9)).toEqual({ a: 1, list: [{ x: 1, y: 9 }, { x: 3 }] });
    expect(data).toEqual({ a: 1, list: [{ x: 1, y: 2 }, { x: 3 }] });
  });

  it('that are not there change nothing', () => {
    expect(without(data, 'none.x')).toEqual(data);
    expect(withValue(data, 'a.x', 1)).toEqual(data);
  });

  it('of an unknown event are refused', () => {
    expect(() => definitionOf('get_nothing')).toThrow('get_nothing: no such event');
  });
});
