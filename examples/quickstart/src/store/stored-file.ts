/** The description that identifies front-of-house photos. */
export const FRONT_OF_HOUSE = 'Front of house';

/** A file of an order: one of this side, or a received one. */
export interface StoredFile {
  /** Its id at this side, which get_file returns. */
  readonly id: number;
  readonly reportId: string;
  /** Set for an attachment of a property note, which appears on every order of the property. */
  readonly propertyId?: string;
  /** `job_notes` for an attachment of a note. */
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

/** The content of a file: in memory or in a file. */
export type FileContent =
  | { readonly kind: 'memory'; readonly size: number; readonly bytes: () => Buffer }
  | { readonly kind: 'disk'; readonly size: number; readonly path: string };

/** A file whose bytes are generated on request. */
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
