import { CODE_NAME, isCode } from './house-codes.js';

/** Parts of member names whose value grants access to an account or a file, in all systems. */
const SECRET_NAME =
  /password|passwd|secret|token|api_?key|authorization|svclink_push|push_url|obj_url|file_url/i;

/** The characters of the shortest name that is not plain: `token`. */
export const SHORTEST_NAME = 5;

/** The kind of a member for masking. */
export type MemberKind =
  | 'plain'
  | 'secret'
  /** Names the field of an order that its record changes. */
  | 'field'
  /** The new value of that field. */
  | 'value'
  /** The id of the note that its record is of. */
  | 'note'
  /** The text of that note. */
  | 'text';

/** Members that are secret or not depending on other members. */
const KINDS: ReadonlyMap<string, MemberKind> = new Map([
  ['update_field', 'field'],
  ['update_value', 'value'],
  ['note_id', 'note'],
  ['note_text', 'text'],
]);

/** Matches every text that contains the name of a member whose own value may be hidden. */
const HIDING_NAME = new RegExp(
  `${SECRET_NAME.source}|${CODE_NAME.source}|update_value|note_text`,
  'i',
);

/** Returns true if a text may contain a member whose value is hidden. It reads the text once. */
export function mayNameSecret(text: string): boolean {
  return HIDING_NAME.test(text);
}

/** The kinds of names that were read. Callers choose names, so that their number is limited. */
const known = new Map<string, MemberKind>();
const MOST_KNOWN = 2000;
const LONGEST_KNOWN = 100;

/** Returns the kind of a member by its name. */
export function kindOfMember(name: string): MemberKind {
  let kind = known.get(name);
  if (kind === undefined) {
    const isSecret = SECRET_NAME.test(name) || isCode(name);
    kind = isSecret ? 'secret' : (KINDS.get(name) ?? 'plain');
    if (known.size >= MOST_KNOWN) known.clear();
    if (name.length < LONGEST_KNOWN) known.set(name, kind);
  }
  return kind;
}
