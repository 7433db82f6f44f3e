import { fileTypes } from '../../../protocol/file-types.js';
import { type Audit, type Level, sources } from '../../audit.js';
import type { AuditContext } from '../../context.js';
import { contentOf, program } from '../../findings/file-contents.js';
import {
  type FileFields,
  type FileLayout,
  fileFields,
  sendFile,
  sentPhoto,
} from '../../findings/send-file.js';
import { expectRefusal, expectSuccess } from '../../judge/envelope.js';
import { writingAudit } from '../define.js';

interface Sending {
  readonly fields?: FileFields;
  readonly layout?: FileLayout;
}
type Row = readonly [id: string, level: Level, title: string, mend: string, sending: Sending];

async function send(context: AuditContext, { fields, layout }: Sending) {
  await sentPhoto(context);
  return sendFile(context, { ...(await fileFields(context)), ...fields }, layout);
}

const taken: readonly Row[] = [
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

const refused: readonly Row[] = [
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

function type(extension: string, mimeType: string): Audit {
  const definition = {
    id: `send_file.type-${extension}`,
    level: 'MUST',
    title: `A file named .${extension} (${mimeType}) is taken`,
    source: sources.fileTypes,
  } as const;
  return writingAudit(definition, async (context) => {
    await sentPhoto(context);
    const answer = await sendFile(context, await fileFields(context, extension), {
      content: contentOf(extension),
    });
    expectSuccess(answer, `a file named .${extension}`, 'Take every type of the list.');
  });
}

/** What holds for files that are sent. */
export const fileAudits: readonly Audit[] = [
  ...fileTypes.map(({ extension, mimeType }) => type(extension, mimeType)),
  ...taken.map(([id, level, title, mend, sending]) =>
    writingAudit(
      { id: `send_file.${id}`, level, title, source: sources.rules },
      async (context) => {
        expectSuccess(await send(context, sending), 'the file', mend);
      },
    ),
  ),
  ...refused.map(([id, level, title, mend, sending]) =>
    writingAudit(
      { id: `send_file.${id}`, level, title, source: sources.fileTypes },
      async (context) => {
        expectRefusal(await send(context, sending), 'the file', mend);
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
      const answer = await sendFile(context, { ...(await fileFields(context)), file_id });
      const mend = 'Replace the file of this file_id: senders repeat what they got no answer to.';
      expectSuccess(answer, 'a file that was sent before', mend);
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
