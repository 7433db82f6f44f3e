import type { EnumShape, ScalarShape, Shape } from '../../protocol/codec/shape.js';
import { isObject } from '../../protocol/envelope/envelope.js';

/** A member of event_data. The first element of a list stands for all. */
export interface Member {
  /** Path, such as `note.note_type`. */
  readonly path: string;
  readonly shape: Shape;
  /** True if the event requires it. */
  readonly required: boolean;
}

/** Returns all members of event_data, with those of list elements. */
export function membersOf(shape: Shape, prefix = ''): Member[] {
  if (shape.kind === 'list') return membersOf(shape.items, prefix);
  if (shape.kind !== 'object') return [];
  return [...shape.properties].flatMap(([name, member]) => {
    const path = prefix + name;
    const own = { path, shape: member, required: shape.required.includes(name) };
    return [own, ...membersOf(member, `${path}.`)];
  });
}

/** True if the member has an enumerated type. */
export function isEnum(shape: Shape): shape is EnumShape {
  return shape.kind === 'enum';
}

const FREE: ReadonlySet<string> = new Set(['text', 'opaque_id', 'any']);

/** True if the values of the member need a certain form. */
export function isFormed(shape: Shape): shape is ScalarShape {
  const structured = ['object', 'list', 'map', 'null', 'enum'].includes(shape.kind);
  return !structured && !FREE.has(shape.kind);
}

type Data = Readonly<Record<string, unknown>>;

/** Returns a copy of the data without one member. */
export function without(data: Data, path: string): Record<string, unknown> {
  return change(data, path.split('.'), (parent, name) => {
    delete parent[name];
  });
}

/** Returns a copy of the data with another value for one member. */
export function withValue(data: Data, path: string, value: unknown): Record<string, unknown> {
  return change(data, path.split('.'), (parent, name) => {
    parent[name] = value;
  });
}

function change(
  data: Data,
  path: readonly string[],
  apply: (parent: Record<string, unknown>, name: string) => void,
): Record<string, unknown> {
  const copy = structuredClone({ ...data });
  let parent: Record<string, unknown> = copy;
  for (const name of path.slice(0, -1)) {
    const next = parent[name];
    const element: unknown = Array.isArray(next) ? next[0] : next;
    if (!isObject(element)) return copy;
    parent = element;
  }
  apply(parent, path.at(-1) ?? '');
  return copy;
}
