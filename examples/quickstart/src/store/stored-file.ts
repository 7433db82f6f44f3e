/** The description by which front-of-house photos are known. */
export const FRONT_OF_HOUSE = 'Front of house';

/** A file of an order: one of ours, or one that was sent to us. */
export interface StoredFile {
  /** Our id of it, which get_file tells. */
  readonly id: number;
  readonly reportId: string;
  /** Set for what is attached to a property note: it shows on every order of the property. */
  readonly propertyId?: string;
  /** `job_notes`: it is attached to a note. */
  readonly module: 'uploads' | 'job_notes';
  readonly name: string;
  readonly mimeType: string;
  /** 0 photo, 1 file. */
  readonly area: 0 | 1;
  readonly description: string;
  readonly orgName: string;
  readonly content: FileContent;
  readonly thumbnail: FileContent | undefined;
}

/** Where the bytes of a file are. */
export type FileContent =
  | { readonly kind: 'memory'; readonly size: number; readonly bytes: () => Buffer }
  | { readonly kind: 'disk'; readonly size: number; readonly path: string };

/** A file whose bytes are made when they are asked for. */
export function inMemory(bytes: () => Buffer): FileContent {
  let made: Buffer | undefined;
  const content = () => {
    made ??= bytes();
    return made;
  };
  return {
    kind: 'memory',
    get size() {
      return content().length;
    },
    bytes: content,
  };
}
