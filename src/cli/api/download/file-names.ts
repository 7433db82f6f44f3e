import { baseName, splitExtension } from '../../../protocol/files/file-name.js';

/** Gives the files of one folder their names; two of the same name are told apart by their ids. */
export class FileNames {
  /** In small letters: on some file systems two names that differ in case alone are one. */
  readonly #taken = new Set<string>();

  next(fileName: string, fileId: number): string {
    const name = baseName(fileName);
    if (this.#take(name)) return name;
    const [stem, extension] = splitExtension(name);
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
