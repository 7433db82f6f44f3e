import { baseName, splitExtension } from '../../../protocol/files/file-name.js';

/** Names the files of one folder. Files of the same name get their ids in their names. */
export class FileNames {
  /** Lower case: some file systems treat names that differ in case alone as equal. */
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
