import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  formatAnswer,
  formatNoteTime,
  formatTime,
  formatTimesIn,
} from '../../../console/parts/formats.js';
import { inWords, refusedMember } from '../../../console/plain-words.js';
import { defineForm, parseForm } from '../../../src/forms/index.js';
import { formProblems } from '../../../src/site/orders/filling/form-problems.js';
import { slowness } from '../../support/slowness.js';

describe('the sentences of a site in the words of the console', () => {
  it.each([
    ['orders.create.city: is required', 'City is required.'],
    ['results.add.bids[0].client_price_bid: must be a decimal', 'Price (row 1) must be a decimal.'],
    ['results.add.bids[11].hold_days: must be 0 or more', 'Hold days (row 12) must be 0 or more.'],
    ['zip: must be text.', 'ZIP must be text.'],
    ['apps.create.quota.files: must be 0 or more, or null', 'Files must be 0 or more, or blank.'],
    ['orders.update.line_items[0].qty: is required', 'Quantity (row 1) is required.'],
    // A file, a host and a sentence are no paths.
    ['orders.csv: must end in .csv or .json', 'orders.csv: must end in .csv or .json'],
    ['owner.example: the connection was refused', 'owner.example: the connection was refused'],
    ['Note: there is a dog', 'Note: there is a dog'],
    ['The order is closed.', 'The order is closed.'],
    ['', ''],
  ])('%s', (sent, said) => expect(inWords(sent)).toBe(said));

  it('have their times in the form of the user, and no other numbers', () => {
    const said = formatTimesIn(
      'The last backup is of 2026-11-20T12:00:00.000Z, not of 2026-11-21.',
    );
    expect(said).toContain('Nov 20, 2026');
    expect(said).toContain('Nov 21, 2026');
    expect(said).not.toMatch(/\d{4}-\d\d|Z/);
    const plain = [
      '2026-11',
      '12026-11-20',
      '2026-99-99',
      '2026-02-30',
      'WO-2026-11-20-1',
      '1.2.3',
      '',
      'such as 2026-11-23',
    ];
    for (const text of plain) expect(formatTimesIn(text)).toBe(text);
    expect(formatAnswer('day', '2026-11-20')).toBe('Nov 20, 2026');
    expect([formatAnswer('number', '1234.5'), formatAnswer('text', '1234.5')]).toEqual([
      '1,234.5',
      '1234.5',
    ]);
  });

  it('are read in linear time', () => {
    const hostile = ['a.'.repeat(50_000), 'a[1'.repeat(50_000), '2026-11-20T'.repeat(20_000)];
    const begun = performance.now();
    for (const text of hostile) expect(inWords(text).length).toBeGreaterThan(1000);
    expect(performance.now() - begun).toBeLessThan(2000 * slowness());
    expect(refusedMember(`${'a.'.repeat(50)}b: is required`)).toBeUndefined();
  });

  it('say what to do about an answer, without numbers of rules and questions [console.words]', () => {
    const body = defineForm({
      id: 7,
      name: 'Exterior',
      questions: {
        damage: {
          type: 'checkbox',
          text: 'Damage',
          options: ['Roof', 'None'],
          rules: [{ operator: 'doesnt_contain_all', value: ['None', 'Roof'] }],
        },
        stories: { type: 'numeric', text: 'Stories', rules: [{ operator: '>', value: 0 }] },
        built: { type: 'date', text: 'Built', rules: [{ operator: '<', value: '2026-01-01' }] },
        note: { type: 'textbox', text: 'Note' },
        kind: { type: 'dropdown', text: 'Kind', options: ['House'] },
      },
    });
    const form = parseForm(body, { version: '1' });
    const [damage, stories, built, note, kind] = form.questions;
    const given = {
      [damage?.id ?? '']: damage?.options.map(({ id }) => id) ?? [],
      [stories?.id ?? '']: '0',
      [built?.id ?? '']: '2026-05-01',
      [note?.id ?? '']: 'x'.repeat(300),
      [kind?.id ?? '']: '999',
    };
    expect(formProblems(form, given, {}).map(({ text }) => text)).toEqual([
      '"Damage": “None” and “Roof” cannot be chosen together.',
      '"Stories": Has to be more than 0.',
      '"Built": Has to be before 2026-01-01.',
      '"Note": At most 255 characters are allowed.',
      '"Kind": Choose one of the answers that are offered.',
    ]);
  });
});

describe('the formats of days, times and amounts', () => {
  it('are those of the user for the time of a check-in or note, with and without its zone', () => {
    const shown = formatTime(Date.UTC(2026, 4, 1, 8, 30));
    for (const text of ['2026-05-01 08:30:00', '2026-05-01T08:30:00', '2026-05-01T08:30:00Z']) {
      expect(formatNoteTime(text)).toBe(shown);
    }
    expect(formatNoteTime('May 1st')).toBe('May 1st');
  });

  it('are in one file [console.times]', () => {
    const files = readdirSync('console', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .filter((name) => name !== join('parts', 'formats.ts') && !name.startsWith('texts'));
    // The signs that a language writes amounts with are read there, too.
    const own = files.filter((name) => name !== join('parts', 'tables', 'amounts.ts'));
    const wrong = own.filter((name) =>
      /toLocale|Intl\.|toUTCString|toGMTString/.test(readFileSync(join('console', name), 'utf8')),
    );
    expect(own.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });
});
