import type { Level } from '../../audit.js';
import { contentOf, program } from '../../findings/files/file-contents.js';
import type { FileFields, FileLayout } from '../../findings/files/send-file.js';

/** In what a file differs from a good one. */
export interface Sending {
  readonly fields?: FileFields;
  readonly layout?: FileLayout;
}
/** A file, and what has to become of it. */
type FileRow = readonly [id: string, level: Level, title: string, fix: string, sending: Sending];

/** What has to be taken. */
export const taken: readonly FileRow[] = [
  [
    'event-data',
    'SHOULD',
    'The fields are taken from event_data too',
    'Look for the fields in the form first, then in event_data.',
    { layout: { fields: 'event_data' } },
  ],
  [
    'payload-last',
    'SHOULD',
    'payload is found behind the file part',
    'Read the form to its end before looking for payload.',
    { layout: { payloadLast: true } },
  ],
  [
    'upper-case',
    'SHOULD',
    'An extension in upper case is the same as in lower case',
    'Compare extensions without case.',
    { fields: { file_name: 'SVCLINK CHECK.JPG' } },
  ],
  [
    'name-from-part',
    'SHOULD',
    'Without file_name the name of the file part is taken',
    'Use the name of the file part.',
    { fields: { file_name: undefined }, layout: { partName: 'svclink-check.jpg' } },
  ],
  [
    'unicode-name',
    'SHOULD',
    'A file name with characters beyond ASCII is taken',
    'Read names as UTF-8.',
    { fields: { file_name: 'Straße 東京.jpg' } },
  ],
  [
    'area-absent',
    'SHOULD',
    'Without file_area the file is taken',
    'Derive the area from the table of types.',
    { fields: { file_area: undefined } },
  ],
];

/** What has to be refused. */
export const refused: readonly FileRow[] = [
  [
    'exe',
    'MUST',
    'A file named .exe is refused',
    'Take the listed extensions only.',
    { fields: { file_name: 'check.exe' }, layout: { content: program } },
  ],
  [
    'html',
    'MUST',
    'A file named .html is refused',
    'Take the listed extensions only.',
    { fields: { file_name: 'check.html' }, layout: { content: contentOf('txt') } },
  ],
  [
    'svg',
    'MUST',
    'A file named .svg is refused',
    'Take the listed extensions only.',
    { fields: { file_name: 'check.svg' }, layout: { content: contentOf('txt') } },
  ],
  [
    'double-extension',
    'MUST',
    'A file named .jpg.php is refused',
    'Look at the last extension.',
    { fields: { file_name: 'check.jpg.php' }, layout: { content: contentOf('txt') } },
  ],
  [
    'no-extension',
    'MUST',
    'A file without an extension is refused',
    'Take the listed extensions only.',
    { fields: { file_name: 'check' } },
  ],
  [
    'disguised',
    'SHOULD',
    'A program named .jpg is refused',
    'Compare the first bytes with the extension.',
    { layout: { content: program } },
  ],
];
