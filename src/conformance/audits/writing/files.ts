import { fileTypes } from '../../../protocol/file-types.js';
import { type Audit, sources } from '../../audit.js';
import type { AuditContext } from '../../context.js';
import { contentOf } from '../../findings/files/file-contents.js';
import { fileFields, sendFile, sentPhoto } from '../../findings/files/send-file.js';
import { expectRefusal, expectSuccess } from '../../judge/envelope.js';
import { writingAudit } from '../define.js';
import { refused, type Sending, taken } from './file-rows.js';

async function send(context: AuditContext, { fields, layout }: Sending) {
  await sentPhoto(context);
  return sendFile(context, { ...(await fileFields(context)), ...fields }, layout);
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
    const answer = await sendFile(context, await fileFields(context, extension), {
      content: contentOf(extension),
    });
    expectSuccess(answer, `a file named .${extension}`, 'Take every type of the list.');
  });
}

/** What holds for files that are sent. */
export const fileAudits: readonly Audit[] = [
  ...fileTypes.map(({ extension, mimeType }) => type(extension, mimeType)),
  ...taken.map(([id, level, title, fix, sending]) =>
    writingAudit(
      { id: `send_file.${id}`, level, title, source: sources.rules },
      async (context) => {
        expectSuccess(await send(context, sending), 'the file', fix);
      },
    ),
  ),
  ...refused.map(([id, level, title, fix, sending]) =>
    writingAudit(
      { id: `send_file.${id}`, level, title, source: sources.fileTypes },
      async (context) => {
        expectRefusal(await send(context, sending), 'the file', fix);
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
