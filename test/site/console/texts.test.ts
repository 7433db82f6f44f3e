import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillingTexts } from '../../../console/texts/filling.js';
import { historyTexts } from '../../../console/texts/history.js';
import { noteTexts } from '../../../console/texts/notes.js';
import { orderTexts } from '../../../console/texts/order.js';
import { orderFileTexts } from '../../../console/texts/order-file.js';
import { partnersTexts } from '../../../console/texts/partners.js';
import { photoTexts } from '../../../console/texts/photos.js';
import { setUpTexts } from '../../../console/texts/set-up.js';
import { tableTexts } from '../../../console/texts/tables.js';
import { trafficTexts } from '../../../console/texts/traffic.js';
import { undoTexts } from '../../../console/texts/undo.js';
import { usersTexts } from '../../../console/texts/users.js';
import { texts } from '../../../console/texts.js';

type Leaf = readonly [path: string, value: unknown];

/** The texts and functions of a tree, by their paths; an empty list or object is a leaf. */
function leavesOf(value: unknown, path = 'texts'): readonly Leaf[] {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (entries.length === 0) return [[path, value]];
  return entries.flatMap(([name, one]) => leavesOf(one, `${path}.${name}`));
}

const isFunction = (value: unknown): value is (...given: unknown[]) => unknown =>
  typeof value === 'function';

/** Some of the first steps lead nowhere. */
const WITHOUT_PLACE = /^texts\.today\.first\.\w+\.\d\.1$/;

describe('the texts of the page of an order', () => {
  const TABLES = { historyTexts, noteTexts, orderTexts, tableTexts };
  const detail = {
    account: 'acme',
    person: 'Cy',
    from: 'In Field',
    to: 'Accepted',
    reason: 'done',
    file_name: 'front.jpg',
    item: 'Grass',
    title: 'Broken window',
    files: ['a', 'b'],
    check_ins: ['a'],
    no_bids: ['a'],
    bids: 3,
  };

  it('name no member, state of a machine or report_id, in no entry of a history', () => {
    const said = leavesOf(TABLES).map(([path, value]) => {
      if (!isFunction(value)) return [path, value] as const;
      if (path.startsWith('texts.historyTexts.actions')) return [path, value(detail)] as const;
      return [path, value(...(path.endsWith('.to') ? [['Ann']] : ['Grass', 2, 3]))] as const;
    });
    expect(said.length).toBeGreaterThan(100);
    const wrong = said.filter(
      ([, text]) =>
        !/\p{L}|\d/u.test(String(text)) || /_|undefined|\[|report.?id/.test(String(text)),
    );
    expect(wrong).toEqual([]);
    const { actions, other } = historyTexts;
    expect(actions['results drafted']?.(detail)).toBe(
      'Drafted: 2 photos and files, 3 bids and completions, 1 check-in, 1 confirmation that there are no bids',
    );
    expect(actions['file added']?.(detail)).toBe('File added: front.jpg');
    expect(actions['file added']?.({ file_id: '4' })).toBe('File added');
    const amounts = {
      client_price_bid: { before: '120.00', after: '100.00' },
      qty_comp: { before: null, after: '2.00' },
    };
    expect(actions['bid changed']?.({ bid: '7', item: 'Fence', amounts })).toBe(
      'Bid or completion changed: Fence, price 120.00 → 100.00, completed (nothing) → 2.00',
    );
    // As earlier versions wrote it.
    expect(actions['bid changed']?.({ bid: '7' })).toBe('Bid or completion changed');
    expect(other('some_new act')).toBe('Some new act');
  });

  it('have words for every action that the site writes into a history', () => {
    const sources = readdirSync('src/site', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join('src/site', name), 'utf8'))
      .filter((text) => text.includes('addHistory(') || text.includes('addBidHistory('));
    const actions = sources
      .flatMap((text) => [...text.matchAll(/action: '([a-z ]+)'/g)])
      .map(([, action = '']) => action);
    expect(actions.length).toBeGreaterThan(15);
    expect(actions.filter((action) => !historyTexts.actions[action])).toEqual([]);
  });
});

describe('the texts of the console', () => {
  const ofSetUp = { ...setUpTexts, ...partnersTexts, ...usersTexts };
  const leaves = [...leavesOf(texts), ...leavesOf(ofSetUp, 'set-up')];

  it('say something each: no label, hint, column or key is blank', () => {
    const fixed = leaves.filter(([path, value]) => !isFunction(value) && !WITHOUT_PLACE.test(path));
    expect(fixed.length).toBeGreaterThan(500);
    const blank = fixed.filter(
      ([, value]) => typeof value !== 'string' || !/[\p{L}?–/]/u.test(value),
    );
    expect(blank).toEqual([]);
  });

  it('say what they are given: counts, names and reasons', () => {
    const silent: unknown[] = [];
    for (const [path, say] of leaves) {
      if (!isFunction(say)) continue;
      for (const given of [
        [2, 3, 4],
        [1, 1, 2],
      ]) {
        const words = given.slice(0, say.length);
        const said = String(say(...words));
        const isSaid = /\p{L}|\d/u.test(said) && (given[0] === 1 || said.includes('2'));
        if (!isSaid) silent.push([path, words, said]);
      }
    }
    expect(silent).toEqual([]);
  });

  it('use the singular for one, and the plural for several and for none', () => {
    const ofViews = { orderTexts, orderFileTexts, photoTexts, tableTexts, trafficTexts, undoTexts };
    // Questions name a user or an account, and a kind has words of its own.
    const counting = [...leaves, ...leavesOf(ofViews, 'views')].flatMap(([path, say]) =>
      isFunction(say) && !/Ask$|\.(?:kindCount|times|refused|done)$/.test(path)
        ? [[path, (count: number) => String(say(count, false, count))] as const]
        : [],
    );
    /** The words after a number, each with the verb that may follow it. */
    const wordsAfter = (count: number) =>
      counting.flatMap(([path, say]) =>
        [...say(count).matchAll(/(?<![\d,])(\d) (\p{L}+)(?: (is|are|has|have|was|were)\b)?/gu)]
          .filter(([, number]) => Number(number) === count)
          .map(([text, , word = '', verb = '']) => ({ path, text, word, verb })),
      );
    const nouns = new Set(
      wordsAfter(2).flatMap(({ word }) => (/.{3}s$/.test(word) ? [word.slice(0, -1)] : [])),
    );
    expect(nouns.size).toBeGreaterThan(10);
    const ofOne = wordsAfter(1).filter(
      ({ word, verb }) =>
        (word.endsWith('s') && nouns.has(word.slice(0, -1))) || /^(?:are|have|were)$/.test(verb),
    );
    const ofSeveral = [...wordsAfter(0), ...wordsAfter(2)].filter(
      ({ word, verb }) => nouns.has(word) || /^(?:is|has|was)$/.test(verb),
    );
    expect([ofOne, ofSeveral]).toEqual([[], []]);
  });

  it('leave out what there is none of, and count one thing as one', () => {
    const { many } = texts.orders;
    const { photosMissing } = fillingTexts.problems;
    expect([
      texts.jobs.failures(3, 0),
      texts.jobs.failures(3, 1),
      fillingTexts.open(1),
      fillingTexts.open(2),
      fillingTexts.photos.use(0),
      fillingTexts.photos.use(2),
      photosMissing(1, 0),
      photosMissing(2, 1),
      texts.week.cell(0, 0),
      texts.week.cell(0, 2),
      texts.week.cell(1, 2),
      many.title('Accept', 1),
      many.title('Accept', 2),
      many.done('Accept', 3, 0),
      many.done('Accept', 2, 1),
      texts.factor.isSet(1),
      texts.factor.isSet(8),
      photoTexts.flag(0),
      photoTexts.flag(2),
      trafficTexts.tree.found(0),
      trafficTexts.tree.found(2),
      undoTexts.undone(2, 0),
      undoTexts.undone(1, 1),
      texts.work.target(1, null, null),
      texts.work.target(2, 0, null),
      texts.work.target(2, 1, null),
      texts.work.target(2, 1, 3),
    ]).toEqual([
      '3',
      '3, 1 never ended',
      'One question is open:',
      '2 questions are open:',
      'Use',
      'Use 2',
      'A photo is required; there are 0.',
      '2 photos are required; there is 1.',
      '',
      '2 taken in',
      '1 given out, 2 taken in',
      'Accept: 1 order',
      'Accept: 2 orders',
      'Accept: 3 done.',
      'Accept: 2 done, 1 refused:',
      'Your log-in asks for a code. 1 of your recovery codes is unused. For other codes, remove the second factor and set it again.',
      'Your log-in asks for a code. 8 of your recovery codes are unused. For other codes, remove the second factor and set it again.',
      'Flag',
      'Flag 2',
      'Nothing found.',
      '2 found.',
      'Undone: 2.',
      'Undone: 1. Not undone: 1.',
      '1 photo',
      '2 photos',
      '2 of 1 or more',
      '2 of 1 to 3',
    ]);
  });

  it('call results of each kind by a word, one and several', () => {
    for (const kind of Object.keys(texts.work.kinds)) {
      const [one, several] = [texts.work.kindCount(kind, 1), texts.work.kindCount(kind, 3)];
      expect([kind, one]).toEqual([kind, expect.stringMatching(/^1 \p{L}|^1 “/u)]);
      expect([kind, several]).toEqual([kind, expect.stringMatching(/^3 \p{L}|^3 “/u)]);
      expect([one, several].join()).not.toMatch(/_|undefined/);
      // The plural has a letter more, where a kind is counted.
      expect([kind, several.length >= one.length]).toEqual([kind, true]);
    }
  });
});
