/** One difference between two results of the same call. */
export interface Difference {
  /** The path in the result, such as `[1001].zip`: records of lists are named by their id where they have one. */
  readonly path: string;
  /**
   * `value`: other values. `spelling`: the same value in another type, or two kinds of absence (null, blank, empty, not there).
   * `only-old`, `only-new`: one side alone has it.
   */
  readonly kind: 'value' | 'spelling' | 'only-old' | 'only-new';
  /** The JSON of the old side, shortened; undefined for `only-new`. */
  readonly before?: string;
  /** The JSON of the new side, shortened; undefined for `only-old`. */
  readonly after?: string;
}

/** The differences of one call that are listed. Further ones are counted. */
const MOST_LISTED = 1000;
const LONGEST_VALUE = 80;
/** Deeper values are compared as texts. */
const DEEPEST = 32;

/** Members that identify a record within a list, the first that a record has. */
const IDENTIFYING = [
  'report_id',
  'file_id',
  'note_id',
  'pcr_form_id',
  'dst_invoice_item_id',
  'id',
] as const;

/** The differences of a call: those that are listed, and the number of all. */
export interface Differences {
  readonly listed: readonly Difference[];
  readonly count: number;
}

/**
 * Compares two results. The order of members and of records with an id does not count. Addresses are signed anew for
 * each call, so that two addresses are alike.
 */
export function differencesOf(before: unknown, after: unknown): Differences {
  const comparison = new Comparison();
  comparison.compare(before, after, '', 0);
  return comparison;
}

class Comparison implements Differences {
  readonly listed: Difference[] = [];
  count = 0;

  compare(before: unknown, after: unknown, path: string, depth: number): void {
    if (before === after) return;
    const [old, now] = [childrenOf(before), childrenOf(after)];
    if (old && now && old.isList === now.isList && depth < DEEPEST) {
      this.#compareChildren(old.byKey, now.byKey, path, depth);
      return;
    }
    const texts = { before: shown(before), after: shown(after) };
    if (isAbsent(before) && isAbsent(after)) this.#add({ path, kind: 'spelling', ...texts });
    else if (before === undefined) this.#add({ path, kind: 'only-new', after: texts.after });
    else if (after === undefined) this.#add({ path, kind: 'only-old', before: texts.before });
    else if (isAddress(before) && isAddress(after)) return;
    else if (isSameValue(before, after)) this.#add({ path, kind: 'spelling', ...texts });
    else if (JSON.stringify(before) !== JSON.stringify(after))
      this.#add({ path, kind: 'value', ...texts });
  }

  #compareChildren(old: Children, now: Children, path: string, depth: number): void {
    for (const [key, value] of old) this.compare(value, now.get(key), path + key, depth + 1);
    for (const [key, value] of now) {
      if (!old.has(key)) this.compare(undefined, value, path + key, depth + 1);
    }
  }

  #add(difference: Difference): void {
    this.count += 1;
    if (this.listed.length < MOST_LISTED) this.listed.push(difference);
  }
}

type Children = ReadonlyMap<string, unknown>;

/** Returns the members of an object, or the records of a list by their ids; undefined for other values. */
function childrenOf(
  value: unknown,
): { readonly isList: boolean; readonly byKey: Children } | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value)) {
    const members = Object.entries(value).map(([name, one]) => [`.${name}`, one] as const);
    return { isList: false, byKey: new Map(members) };
  }
  const seen = new Map<string, number>();
  const records = value.map((record, index) => {
    const id = idOf(record) ?? String(index);
    const times = (seen.get(id) ?? 0) + 1;
    seen.set(id, times);
    return [times === 1 ? `[${id}]` : `[${id}, ${times}]`, record] as const;
  });
  return { isList: true, byKey: new Map(records) };
}

function idOf(record: unknown): string | undefined {
  const members: Readonly<Record<string, unknown>> = Object(record);
  for (const name of IDENTIFYING) {
    const id = members[name];
    if (typeof id === 'string' || typeof id === 'number') return String(id);
  }
  return undefined;
}

/** Values by which a result says that there is none: the document has a date of zeros. */
const ABSENT: ReadonlySet<unknown> = new Set([undefined, null, '', '00000000']);

function isAbsent(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return ABSENT.has(value);
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\//i.test(value);
}

/** Returns true for one value in two types, such as `"1"` and `1`, or `"60.00"` and `60`. */
function isSameValue(before: unknown, after: unknown): boolean {
  if (typeof before === 'object' || typeof after === 'object') return false;
  if (String(before) === String(after)) return true;
  if (typeof before === typeof after) return false;
  return !isAbsent(before) && !isAbsent(after) && Number(before) === Number(after);
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'not there';
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}
