import type { EnumShape, ScalarShape, Shape } from '../../protocol/codec/shape.js';
import { isObject } from '../../protocol/envelope/envelope.js';

/** A member of event_data; of the elements of a list, the first one stands for all. */
export interface Member {
  /** `note.note_type` */
  readonly path: string;
  readonly shape: Shape;
  /** The event cannot do without it. */
  readonly required: boolean;
}

/** All members of event_data, those of list elements included. */
export function membersOf(shape: Shape, prefix = ''): Member[] {
  if (shape.kind === 'list') return membersOf(shape.items, prefix);
  if (shape.kind !== 'object') return [];
  return [...shape.properties].flatMap(([name, member]) => {
    const path = prefix + name;
    const own = { path, shape: member, required: shape.required.includes(name) };
    return [own, ...membersOf(member, `${path}.`)];
  });
}

/** Whether a member takes only values of a list. */
export function isEnum(shape: Shape): shape is EnumShape {
  return shape.kind === 'enum';
}

const FREE: ReadonlySet<string> = new Set(['text', 'opaque_id', 'any']);

/** Whether a member takes only values of a certain form. */
export function isFormed(shape: Shape): shape is ScalarShape {
  const structured = ['object', 'list', 'map', 'null', 'enum'].includes(shape.kind);
  return !structured && !FREE.has(shape.kind);
}

type Data = Readonly<Record<string, unknown>>;

/** A copy of the data without one member. */
export function without(data: Data, path: string): Record<string, unknown> {
  return change(data, path.split('.'), (parent, name) => {
    delete parent[name];
  });
}

/** A copy of the data with another value for one member. */
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
