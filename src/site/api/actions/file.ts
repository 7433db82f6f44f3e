import type { ListedFile } from '../../../api/generated/action-types.js';
import type { StoredRow } from '../../engine/store/schema/schema.js';
import { formsOfOrder } from '../../orders/filling/order-forms.js';
import { noteDate } from '../../orders/shown-notes.js';
import { flagsOfOrder } from '../files/file-flags.js';
import { flagPhoto } from '../files/flag-photo.js';
import { uploadFile } from '../files/upload-file.js';
import { visibleFile } from '../files/visible-file.js';
import { isId } from '../form-questions.js';
import { namedBids } from '../priced-values.js';
import { type SiteActions, type SiteCall, visibleOrder } from '../site-actions.js';

/** The actions of the service `file`, on owned and imported orders. */
export const FILE: SiteActions = {
  'file/list': async (call) => {
    const order = await visibleOrder(call, call.event.data.report_id, 'invalid_wo');
    const rows = await call.context.database.read
      .selectFrom('files')
      .selectAll()
      .where('order_id', '=', order.id)
      .where('area', '=', 'uploads')
      .orderBy('id')
      .execute();
    const flags = await flagsOfOrder(call, order);
    const files = rows.map((row) => ({ ...listed(row), flags: [...(flags.get(row.id) ?? [])] }));
    return { report_id: Number(order.id), files };
  },

  'file/get': async (call) => {
    const { context, event } = call;
    const { file, order } = await visibleFile(call, event.data.file_id, 'not_found');
    const flags = (await flagsOfOrder(call, order)).get(file.id) ?? [];
    const content = await context.files.open(file.sha256);
    if (!content) return event.fail('not_found', 'The content of the file is not there any more.');
    return { report_id: Number(order.id), ...listed(file), flags: [...flags], content };
  },

  'file/get/metadata': async (call) => {
    const { file } = await visibleFile(call, call.event.data.file_id, 'not_found');
    if (file.file_area !== 0) return call.event.fail('not_found', 'The file is no photo.');
    return { file_id: Number(file.id), metadata: await metadataOf(call, file) };
  },

  'file/upload': uploadFile,
  'file/flag': flagPhoto,

  'file/flag/items': async (call) => {
    const order = await visibleOrder(call, call.event.data.report_id, 'invalid_wo');
    const bids = await namedBids(call, order);
    const forms = await formsOfOrder(call.context.database.read, order.id);
    const shown = ({ comp_note_id, description }: (typeof bids)[number]) => ({
      comp_note_id: Number(comp_note_id),
      description,
    });
    return {
      items: {
        bids: bids.filter(({ qty_bid }) => qty_bid !== null).map(shown),
        completions: bids.filter(({ qty_comp }) => qty_comp !== null).map(shown),
        pcr: forms.flatMap(({ name: form, questions }) =>
          questions
            .filter(({ id, active, type }) => active && isId(id) && !UNFLAGGED.has(type))
            .map(({ id, name }) => ({ form, question: name, pcr_question_id: Number(id) })),
        ),
      },
    };
  },

  'file/document/types': async ({ owner }) =>
    Object.fromEntries((await owner.documentTypes.list()).map(({ id, name }) => [id, name])),
};

/** The types of questions that no photo belongs to. */
const UNFLAGGED: ReadonlySet<string> = new Set(['title', 'svcfield']);

/** Returns a file without its flags, as it is listed. */
function listed(row: StoredRow<'files'>): Omit<ListedFile, 'flags'> {
  return {
    file_id: Number(row.id),
    file_name: row.file_name,
    file_type: row.mime_type,
    file_area: row.file_area === 0 ? 0 : 1,
  };
}

/** Returns the metadata of a photo, as far as they are known. */
async function metadataOf(
  { context }: SiteCall<'file/get/metadata'>,
  file: StoredRow<'files'>,
): Promise<Readonly<Record<string, unknown>>> {
  const known = {
    UploadBy: await uploaderOf(context, file),
    UploadTimestamp: noteDate(file.created_at),
    FileName: file.file_name,
    DateTimeOriginal: file.taken_text,
    GPSLatitude: file.gps_lat === null ? null : Number(file.gps_lat),
    GPSLongitude: file.gps_lng === null ? null : Number(file.gps_lng),
    Make: file.camera_make,
    Model: file.camera_model,
  };
  return Object.fromEntries(
    Object.entries(known).filter(([, value]) => value !== null && value !== ''),
  );
}

/** Returns the user, app, account or link that a file came from; '' where that is not known. */
async function uploaderOf(
  { database: { read } }: SiteCall<'file/get/metadata'>['context'],
  { added_by, account_id, link_id }: StoredRow<'files'>,
): Promise<string> {
  if (added_by !== '') return added_by;
  const account = read
    .selectFrom('accounts')
    .select('username')
    .where('id', '=', account_id ?? '0');
  const link = read
    .selectFrom('links')
    .select('name')
    .where('id', '=', link_id ?? '0');
  return (
    (await account.executeTakeFirst())?.username ?? (await link.executeTakeFirst())?.name ?? ''
  );
}
