/**
 * Returns the beginning of a value as JSON: all of it up to a length, else a part that is cut off. The cost depends on
 * the written length only, not on the size of the value.
 *
 * @param longest the most characters
 * @returns undefined for a value that JSON cannot express
 */
export function jsonStart(value: unknown, longest: number): string | undefined {
  try {
    if (sizeUpTo(value, longest) <= longest) return JSON.stringify(value);
    const parts: string[] = [];
    writeUpTo(value, parts, longest);
    return parts.join('').slice(0, longest);
  } catch {
    return undefined;
  }
}

/** Returns the first characters of a text, without retaining the memory of a longer one. */
export function textStart(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return Buffer.from(text.slice(0, longest), 'utf16le').toString('utf16le');
}

/** Returns the approximate size of a value as JSON. Counting ends beyond a limit. */
function sizeUpTo(value: unknown, most: number): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return 8;
  let size = 2;
  for (const member of membersOf(value)) {
    size +=
      (Array.isArray(value) ? 1 : member.length + 4) + sizeUpTo(at(value, member), most - size);
    if (size > most) return size;
  }
  return size;
}

/** @returns the number of characters that are left */
function writeUpTo(value: unknown, parts: string[], most: number): number {
  const write = (text: string, left: number) => {
    parts.push(text);
    return left - text.length;
  };
  if (typeof value === 'string') return write(JSON.stringify(value.slice(0, most)), most);
  if (typeof value !== 'object' || value === null || 'toJSON' in value) {
    return write(JSON.stringify(value) ?? 'null', most);
  }
  const isList = Array.isArray(value);
  let left = write(isList ? '[' : '{', most);
  let comma = '';
  for (const member of membersOf(value)) {
    if (left <= 0) return left;
    const one = at(value, member);
    if (one === undefined && !isList) continue;
    const name = isList ? '' : `${JSON.stringify(member.slice(0, left))}:`;
    left = writeUpTo(one, parts, write(comma + name, left));
    comma = ',';
  }
  return write(isList ? ']' : '}', left);
}

/** Yields the names of the members of an object. */
function* membersOf(value: object): Generator<string> {
  if (Array.isArray(value)) for (let index = 0; index < value.length; index++) yield String(index);
  else for (const name in value) if (Object.hasOwn(value, name)) yield name;
}

function at(value: object, member: string): unknown {
  return Reflect.get(value, member);
}
