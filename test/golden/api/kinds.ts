/**
 * A member of a good value: its kind, `|null` where null is good too, `!` where it has to be there. The tables are
 * written from the document and the supplement, not from the schemas that they hold to them.
 */
export type Member = `${Kind}${'' | '|null'}${'' | '!'}` | `choice:${string}`;

/** One good value and what is known of each of its members, by path: `bids.0.qty`. */
export interface GoldenCase {
  readonly good: unknown;
  readonly members: Readonly<Record<string, Member>>;
}

/** One side of an action; `anything`: no document shows it, so any JSON value is good. */
export type GoldenSide = readonly GoldenCase[] | 'anything';

/** Both sides of an action. */
export interface GoldenAction {
  readonly request: GoldenSide;
  readonly response: GoldenSide;
}

/** Values of other types than texts, numbers and what else a kind may be. */
const OTHERS = [true, [], {}];

/** What is wrong for each kind on both sides. */
const WRONG = {
  id: ['x', '', -1, 1.5, 2 ** 53, ...OTHERS],
  numeric_id: ['x', '', -1, 1.5, ...OTHERS],
  text: [7, ...OTHERS],
  label: [7, '', '  ', 'x'.repeat(256), ...OTHERS],
  filter: [7, 'x'.repeat(256), ...OTHERS],
  zip: ['  ', 'x'.repeat(256), -1, 1.5, 1e9, ...OTHERS],
  number: ['1', 'x', '', ...OTHERS],
  amount: ['x', '1.005', '1,25', '1e3', 1.005, 2e12, -2e12, '2000000000000', ...OTHERS],
  qty: ['x', '1.005', 1.005, -1, '-1', 2e9, ...OTHERS],
  percentage: ['x', -1, 101, '101', ...OTHERS],
  count: ['1', -1, 1.5, ...OTHERS],
  flag: [2, -1, 'yes', '', [], {}],
  area: [2, -1, 'photo', true, [], {}],
  yesno: [2, 'yes', '1', [], {}],
  boolean: [1, 0, 'true', [], {}],
  list: ['x', 7, true, {}],
  object: ['x', 7, true, []],
  map: ['x', 7, true, [7]],
  content: [7, '', '!', 'AAA', true, {}],
  file_name: [7, '', ' ', '..', true, {}],
  date: ['2026-02-29', '2026-2-1', '20260201', '02/01/2026', 'soon', 7, ...OTHERS],
  compact_date: ['20260229', '2026-02-01', '20261301', '', 20260201, ...OTHERS],
  month_first: ['02/29/2026', '2026-02-01', '13/01/2026', '', 7, ...OTHERS],
  time_of_day: ['250000', '8:30', '083060', -1, 240_000, ...OTHERS],
  sha256: ['0'.repeat(63), 'g'.repeat(64), 7, ...OTHERS],
  scalar: [...OTHERS],
  answer: [true, {}, [{}]],
  any: [],
} satisfies Record<string, readonly unknown[]>;

type Kind = keyof typeof WRONG;

/** What callers may send and we never do. */
const ACCEPTED: Partial<Record<Kind, readonly unknown[]>> = {
  id: ['7'],
  flag: ['1', '0', true, false],
  area: ['0', '1'],
  amount: ['1', '1,250.00', '-1,250.5', 3.3000000000000003],
  qty: ['2', '1,250.00', 3.3000000000000003],
  percentage: ['2', '2.5'],
  zip: [45402],
};

/** What may be blank in a request that need not have it. */
const BLANKABLE: ReadonlySet<Kind> = new Set<Kind>([
  'id',
  'numeric_id',
  'amount',
  'qty',
  'percentage',
  'flag',
  'area',
  'zip',
  'date',
  'compact_date',
  'month_first',
  'time_of_day',
]);

const isKind = (text: string): text is Kind => Object.hasOwn(WRONG, text);

/** What a member of the tables says. */
export interface Expected {
  readonly needed: boolean;
  readonly nullable: boolean;
  /** Values that have to be refused. */
  readonly wrong: readonly unknown[];
  /** Values that have to be taken although they are spelled in another way. */
  readonly accepted: readonly unknown[];
}

/** Reads the notation of a member. */
export function expected(member: Member, side: 'request' | 'response'): Expected {
  const needed = member.endsWith('!');
  const text = needed ? member.slice(0, -1) : member;
  const nullable = text.endsWith('|null');
  const name = nullable ? text.slice(0, -5) : text;
  if (name.startsWith('choice:'))
    return { needed, nullable, wrong: ['zz', '', 7, []], accepted: [] };
  if (!isKind(name)) throw new Error(`there is no kind ${name}`);
  const spelled = ACCEPTED[name] ?? [];
  const isBlankable = !needed && BLANKABLE.has(name);
  const wrong = isBlankable ? WRONG[name].filter((value) => value !== '') : WRONG[name];
  return side === 'request'
    ? { needed, nullable, wrong, accepted: isBlankable ? [...spelled, ''] : spelled }
    : { needed, nullable, wrong: [...WRONG[name], ...spelled], accepted: [] };
}
