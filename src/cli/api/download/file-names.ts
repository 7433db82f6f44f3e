import { baseName } from '../../../api/request/base-name.js';

/** File systems take 255 bytes; the temporary name beside it needs some of them. */
const LONGEST = 200;
const LONGEST_EXTENSION = 20;

/** Control and formatting characters: some of them turn the order of letters, and an .exe into a .jpg. */
const INVISIBLE = /\p{C}/gu;

/** Takes characters off the end until so many bytes are left. */
function cut(text: string, bytes: number): string {
  const characters = [...text];
  let length = Buffer.byteLength(text);
  while (length > bytes) length -= Buffer.byteLength(characters.pop() ?? '');
  return characters.join('');
}

function split(name: string): readonly [stem: string, extension: string] {
  const dot = name.lastIndexOf('.');
  if (dot <= 0 || name.length - dot > LONGEST_EXTENSION) return [name, ''];
  return [name.slice(0, dot), name.slice(dot)];
}

/** A name that is safe in any folder: no path, nothing hidden, nothing reserved, not too long. */
function safe(name: string): string {
  const visible = baseName(name.normalize('NFC').replace(INVISIBLE, ''));
  const [stem, extension] = split(visible.startsWith('.') ? `_${visible}` : visible);
  return `${cut(stem, LONGEST - Buffer.byteLength(extension))}${extension}`;
}

/** Gives the files of one folder their names; two of the same name are told apart by their ids. */
export class FileNames {
  /** In small letters: on some file systems two names that differ in case alone are one. */
  readonly #taken = new Set<string>();

  next(fileName: string, fileId: number): string {
    const name = safe(fileName);
    if (this.#take(name)) return name;
    const [stem, extension] = split(name);
    for (let count = 0; ; count += 1) {
      const mark = count === 0 ? `-${fileId}` : `-${fileId}-${count}`;
      const other = `${stem}${mark}${extension}`;
      if (this.#take(other)) return other;
    }
  }

  #take(name: string): boolean {
    const key = name.toLowerCase();
    if (this.#taken.has(key)) return false;
    this.#taken.add(key);
    return true;
  }
}
