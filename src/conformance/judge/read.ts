import { isObject } from '../../protocol/envelope.js';

/** An object as it came. */
export type Item = Readonly<Record<string, unknown>>;

/** The objects in a list; empty for what is no list. */
export function itemsOf(value: unknown): readonly Item[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** The objects in a map; empty for what is no map. */
export function valuesOf(value: unknown): readonly Item[] {
  return isObject(value) ? Object.values(value).filter(isObject) : [];
}

/** A member as text; `''` when there is none. Ids come as text and as numbers. */
export function textOf(item: Item | undefined, name: string): string {
  const value = item?.[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** The first value that stands twice. */
export function firstDouble(values: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return values.find((value) => seen.has(value) || !seen.add(value));
}
