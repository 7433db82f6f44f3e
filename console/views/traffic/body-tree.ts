/** The difference of a value from the same one of the call before. */
export type Change =
  | { readonly kind: 'added' }
  | { readonly kind: 'changed' | 'removed'; readonly was: string };

/** A value of a body. */
export interface BodyNode {
  /** The name of the member, or the number of the element; '' for the whole body. */
  readonly key: string;
  /** The names from the body to the value, `/` before each. */
  readonly path: string;
  /** The value as JSON, for one without members. */
  readonly text: string;
  readonly children: readonly BodyNode[];
  readonly change?: Change | undefined;
  readonly isProblem: boolean;
  /** True if the value, or one within it, has changed or has a problem. */
  readonly isMarked: boolean;
}

/** The deepest level that is displayed as a tree. Deeper values are text. */
const DEEPEST = 40;
const LONGEST = 2000;
/** Stands for a value that is not there. */
const NONE = Symbol('none');

type Members = ReadonlyMap<string, unknown>;

/** Returns the members of an object, or the elements of a list; undefined for a simple value. */
function membersOf(value: unknown): Members | undefined {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : undefined;
}

function asText(value: unknown): string {
  try {
    return JSON.stringify(value).slice(0, LONGEST);
  } catch {
    // A value that is nested too deeply cannot be written.
    return '…';
  }
}

/** Returns the value of a JSON text; undefined for a text that is no JSON, such as one that was cut off. */
export function parsedBody(
  text: string | null | undefined,
): { readonly value: unknown } | undefined {
  if (text === null || text === undefined) return undefined;
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/**
 * Returns the tree of a body.
 *
 * @param before the same body of the call before; undefined without one
 * @param problem the path of the value that was refused; undefined for none
 */
export function bodyTree(
  value: unknown,
  before: { readonly value: unknown } | undefined,
  problem: string | undefined,
): BodyNode {
  return nodeOf(
    { value, former: before ? before.value : value, key: '', path: '', depth: 0 },
    problem,
  );
}

interface Position {
  readonly value: unknown;
  readonly former: unknown;
  readonly key: string;
  readonly path: string;
  readonly depth: number;
}

function nodeOf(
  { value, former, key, path, depth }: Position,
  problem: string | undefined,
): BodyNode {
  const members = depth < DEEPEST ? membersOf(value === NONE ? former : value) : undefined;
  const formerMembers = membersOf(former);
  const isBoth = membersOf(value) !== undefined && formerMembers !== undefined;
  const change = isBoth ? undefined : changeOf(value, former);
  const text = members ? '' : asText(value === NONE ? former : value);
  const names = members
    ? [...new Set([...members.keys(), ...(isBoth ? formerMembers.keys() : [])])]
    : [];
  const children = names.map((name) => {
    const now = members?.has(name) ? members.get(name) : NONE;
    // Within a value that is new as a whole nothing is marked once more.
    const was = isBoth ? (formerMembers.has(name) ? formerMembers.get(name) : NONE) : now;
    const position = { key: name, path: `${path}/${name}`, depth: depth + 1 };
    return nodeOf({ value: now, former: was, ...position }, problem);
  });
  const isProblem = problem !== undefined && path === problem;
  const isMarked = isProblem || change !== undefined || children.some((one) => one.isMarked);
  return { key, path, text, children, change, isProblem, isMarked };
}

function changeOf(value: unknown, former: unknown): Change | undefined {
  if (value === NONE) return { kind: 'removed', was: asText(former) };
  if (former === NONE) return { kind: 'added' };
  return value === former ? undefined : { kind: 'changed', was: asText(former) };
}

/**
 * Returns the path of the value that a refusal names, `event_data.bids[0].price: must be …`; that of its owner for a
 * value that is missing. Undefined for a message that names no value of the body.
 */
export function problemPath(message: string | null, body: unknown): string | undefined {
  const [named = ''] =
    /^[\w-]{1,100}(?:\.[\w-]{1,100}|\[\d{1,6}\]){0,30}(?=:)/.exec(message ?? '') ?? [];
  const all = named.split(/[.[\]]+/).filter(Boolean);
  // A message may begin with the name of the envelope or of the call.
  for (let start = 0; start < all.length; start += 1) {
    const parts = all.slice(start);
    if (has(body, parts)) return pathOf(parts);
  }
  const parent = all.slice(0, -1);
  return parent.length > 0 && has(body, parent) ? pathOf(parent) : undefined;
}

const pathOf = (parts: readonly string[]): string => parts.map((part) => `/${part}`).join('');

function has(body: unknown, parts: readonly string[]): boolean {
  let value = body;
  for (const part of parts) {
    const members = membersOf(value);
    if (!members?.has(part)) return false;
    value = members.get(part);
  }
  return true;
}

/** Returns the tree with the values alone whose name or text has a text, and their owners; undefined for none. */
export function found(node: BodyNode, text: string): BodyNode | undefined {
  if (isFound(node, text)) return node;
  const children = node.children.flatMap((one) => found(one, text) ?? []);
  return children.length === 0 ? undefined : { ...node, children };
}

function isFound({ key, text: value }: BodyNode, text: string): boolean {
  const wanted = text.toLowerCase();
  return key.toLowerCase().includes(wanted) || value.toLowerCase().includes(wanted);
}

/** Returns the number of values whose name or text has a text. */
export function foundCount(node: BodyNode, text: string): number {
  const within = node.children.reduce((sum, one) => sum + foundCount(one, text), 0);
  return within + (isFound(node, text) ? 1 : 0);
}
