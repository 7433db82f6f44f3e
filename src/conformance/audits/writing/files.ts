import { fileTypes } from '../../../protocol/files/file-types.js';
import { type Audit, type Level, sources, writingAudit } from '../../audit.js';
import type { AuditContext } from '../../context.js';
import {
  contentOf,
  type FileFields,
  type FileLayout,
  fileFields,
  program,
  sendTestFile,
  sentPhoto,
} from '../../findings/test-files.js';
import { expectRefusal, expectSuccess } from '../../judge/envelope.js';
import { wireData } from '../../judge/event.js';

/** The differences of a file from a good one. */
interface FileVariation {
  readonly fields?: FileFields;
  readonly layout?: FileLayout;
}
/** A changed file. */
type FileRow = readonly [
  id: string,
  level: Level,
  title: string,
  fix: string,
  variation: FileVariation,
];

/** Files that the receiver has to accept. */
const taken: readonly FileRow[] = [
  [
    'event-data',
    'SHOULD',
    'The fields are taken from event_data too',
    'Search for the fields in the form first, then in event_data.',
    { layout: { fields: 'event_data' } },
  ],
  [
    'payload-last',
    'SHOULD',
    'payload is found after the file part',
    'Read the form to its end before searching for payload.',
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

/** Files that the receiver has to refuse. */
const refused: readonly FileRow[] = [
  [
    'exe',
    'SHOULD',
    'A file named .exe is refused',
    'Take the listed extensions only.',
    { fields: { file_name: 'check.exe' }, layout: { content: program } },
  ],
  [
    'html',
    'SHOULD',
    'A file named .html is refused',
    'Take the listed extensions only.',
    { fields: { file_name: 'check.html' }, layout: { content: contentOf('txt') } },
  ],
  [
    'svg',
    'SHOULD',
    'A file named .svg is refused',
    'Take the listed extensions only.',
    { fields: { file_name: 'check.svg' }, layout: { content: contentOf('txt') } },
  ],
  [
    'double-extension',
    'SHOULD',
    'A file named .jpg.php is refused',
    'Check the last extension.',
    { fields: { file_name: 'check.jpg.php' }, layout: { content: contentOf('txt') } },
  ],
  [
    'no-extension',
    'SHOULD',
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

async function send(context: AuditContext, { fields, layout }: FileVariation) {
  await sentPhoto(context);
  return sendTestFile(context, { ...(await fileFields(context)), ...fields }, layout);
}

function type(extension: string, mimeType: string): Audit {
  const definition = {
    id: `send_file.type-${extension}`,
    level: 'MUST',
    title: `A file named .${extension} (${mimeType}) is taken`,
    source: sources.fileTypes,
  } as const;
  return writingAudit(definition, async (context) => {
    await sentPhoto(context);
    const answer = await sendTestFile(context, await fileFields(context, extension), {
      content: contentOf(extension),
    });
    expectSuccess(answer, `a file named .${extension}`, 'Take every type of the list.');
  });
}

/** Audits of files that are sent. */
export const fileAudits: readonly Audit[] = [
  ...fileTypes.map(({ extension, mimeType }) => type(extension, mimeType)),
  ...taken.map(([id, level, title, fix, variation]) =>
    writingAudit(
      { id: `send_file.${id}`, level, title, source: sources.rules },
      async (context) => {
        expectSuccess(await send(context, variation), 'the file', fix);
      },
    ),
  ),
  ...refused.map(([id, level, title, fix, variation]) =>
    writingAudit(
      { id: `send_file.${id}`, level, title, source: sources.fileTypes },
      async (context) => {
        expectRefusal(await send(context, variation), 'the file', fix);
      },
    ),
  ),
  writingAudit(
    {
      id: 'send_file.repeated',
      level: 'SHOULD',
      title: 'A file that is sent twice with one file_id is taken both times',
      source: sources.practice,
    },
    async (context) => {
      const file_id = await sentPhoto(context);
      const answer = await sendTestFile(context, { ...(await fileFields(context)), file_id });
      const fix = 'Replace the file of this file_id: senders repeat what they got no answer to.';
      expectSuccess(answer, 'a file that was sent before', fix);
    },
  ),
  writingAudit(
    {
      id: 'send_file.nothing',
      level: 'SHOULD',
      title: 'send_file with neither a file nor obj_url is refused',
      source: sources.rules,
    },
    async (context) => {
      await sentPhoto(context);
      const answer = await context.call('send_file', await fileFields(context));
      expectRefusal(answer, 'send_file without a file', 'Demand a file part or obj_url.');
    },
  ),
];

/** Addresses that a receiver must not fetch: callers must not reach its internal network through it. */
const forbidden: readonly (readonly [id: string, what: string, address: string])[] = [
  ['file-scheme', 'a file of the receiver itself', 'file:///etc/hostname'],
  ['loopback', 'the receiver itself', 'http://127.0.0.1:9/photo.jpg'],
  ['loopback-v6', 'the receiver itself, by IPv6', 'http://[::1]:9/photo.jpg'],
  ['private', 'a private network', 'http://10.255.255.1:9/photo.jpg'],
  ['metadata', 'the metadata of a cloud machine', 'http://169.254.169.254/latest/photo.jpg'],
];

/** Audits of files that are sent by address. */
export const addressedFileAudits: readonly Audit[] = forbidden.map(([id, what, address]) =>
  writingAudit(
    {
      id: `send_file.address-${id}`,
      level: 'SHOULD',
      title: `An obj_url that leads to ${what} is refused`,
      source: sources.practice,
    },
    async (context) => {
      await sentPhoto(context);
      const data = { ...(await fileFields(context)), obj_url: address };
      const answer = await context.call('send_file', wireData(context, 'send_file', data));
      const fix = 'Fetch http and https addresses only, and none of a network that is not public.';
      expectRefusal(answer, `send_file with obj_url ${address}`, fix);
    },
  ),
);
