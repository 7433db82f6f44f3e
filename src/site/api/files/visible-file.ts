import { ApiError } from '../../../api/errors.js';
import type { ActionErrorType, ActionName } from '../../../api/index.js';
import { isRowId } from '../../engine/context.js';
import type { StoredRow } from '../../engine/store/schema/schema.js';
import type { AnyOrder } from '../../orders/order-writing.js';
import { seenFiles } from '../../orders/visibility/note-groups.js';
import { type SiteCall, visibleOrder } from '../site-actions.js';

/** A file of an order that the app of a call may see. */
export interface VisibleFile {
  readonly file: StoredRow<'files'>;
  readonly order: AnyOrder;
}

/** The areas of files that exist for apps: those of the order, and the attachments of its notes. */
const AREAS: readonly string[] = ['uploads', 'job_notes'];

/**
 * Returns a file that the app of a call may see: one of an order within its limits, and no attachment of a note that does
 * not exist for it. Drafts do not exist for apps.
 *
 * @param type the error of the action for a number without such a file
 * @throws ApiError of that type, for an unknown file and for one that the app may not see alike
 */
export async function visibleFile<Action extends ActionName>(
  call: Pick<SiteCall<Action>, 'context' | 'app' | 'event'>,
  fileId: number,
  type: ActionErrorType,
): Promise<VisibleFile> {
  const { read } = call.context.database;
  const id = String(fileId);
  const file = isRowId(id)
    ? await read.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!file || file.order_id === null || !AREAS.includes(file.area)) throw new ApiError(type);
  const order = await visibleOrder(call, file.order_id).catch((error: unknown) => {
    throw ApiError.is(error) ? new ApiError(type) : error;
  });
  if ((await seenFiles(read, call.app.viewer, [file])).length === 0) throw new ApiError(type);
  return { file, order };
}
