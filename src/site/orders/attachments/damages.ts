import { shortName } from '../../../protocol/errors/short-name.js';
import {
  type ActingUser,
  actorOf,
  isRowId,
  notFound,
  type SiteContext,
} from '../../engine/context.js';
import { Input } from '../../engine/input.js';
import { ownerWrite, ownerWriteAll } from '../../engine/owner-write.js';
import type { Statements } from '../../engine/store/database.js';
import type { StoredRow } from '../../engine/store/schema/schema.js';
import { addHistory, noOrder } from '../order-writing.js';
import { isPhotoOf } from './file-record.js';

const KINDS = ['damage', 'violation'] as const;

/** A damage or violation at the house of an order. */
export interface Damage {
  readonly damage_id: string;
  readonly kind: (typeof KINDS)[number];
  readonly title: string;
  /** The user, app or program that recorded it. */
  readonly created_by: string;
  /** Milliseconds since 1970. */
  readonly created_at: number;
  /** The photos that are flagged to it. */
  readonly file_ids: readonly string[];
}

/** A new damage or violation. */
export interface NewDamage {
  /** The order, owned or imported, by the site's own number. */
  readonly report_id: string;
  /** At most 255 characters. */
  readonly title: string;
  /** Default `damage`. */
  readonly kind?: (typeof KINDS)[number];
}

/** The damages and violations of orders, owned and imported. They are the site's own: nothing is sent of them. */
export class Damages {
  /** @internal */
  constructor(/** @internal */ protected readonly context: SiteContext) {}

  /**
   * Records a damage or violation.
   *
   * @returns its id
   * @throws LinkError `input_invalid`, `order_not_found`
   */
  async create(damage: NewDamage, acting?: ActingUser): Promise<string> {
    const input = new Input('damages.create', damage, ['report_id', 'title', 'kind']);
    const title = input.required('title', 255);
    const kind = input.choice('kind', KINDS, 'damage');
    const at = this.context.now();
    return ownerWrite(this.context, acting, async (tx) => {
      const orderId = await requireOrder(tx, input.required('report_id'));
      const actor = actorOf(acting);
      const { id } = await tx
        .insertInto('damages')
        .values({ order_id: orderId, kind, title, created_by: actor, created_at: at })
        .returning('id')
        .executeTakeFirstOrThrow();
      const detail = { damage_id: id, title };
      await addHistory(tx, { orderId, actor, action: `${kind} recorded`, at, detail });
      return id;
    });
  }

  /** Returns the damages and violations of an order, oldest first. @throws LinkError `order_not_found` */
  async list(reportId: string): Promise<readonly Damage[]> {
    const { read } = this.context.database;
    const orderId = await requireOrder(read, reportId);
    const rows = await read
      .selectFrom('damages')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute();
    const photos = await damagePhotos(read, orderId);
    return rows.map(({ id, kind, title, created_by, created_at }) => ({
      damage_id: id,
      kind: kind === 'violation' ? 'violation' : 'damage',
      title,
      created_by,
      created_at,
      file_ids: photos.filter(({ damage_id }) => damage_id === id).map(({ file_id }) => file_id),
    }));
  }

  /**
   * Flags and unflags photos of a damage or violation, so that those that are given are flagged: all of them, or none.
   *
   * @throws LinkError `not_found`, `input_invalid` for a file that is no photo of the order
   * @internal
   */
  async setPhotos(id: string, fileIds: readonly string[], acting?: ActingUser): Promise<void> {
    const wanted = new Set(fileIds);
    await ownerWriteAll(this.context, acting, async (within, tx) => {
      const present = await photosOf(tx, id);
      for (const file of wanted) if (!present.has(file)) await this.flag(id, file, within);
      for (const file of present) if (!wanted.has(file)) await this.unflag(id, file, within);
    });
  }

  /** Removes a damage or violation with its flags. Its photos stay. @throws LinkError `not_found` */
  async remove(id: string, acting?: ActingUser): Promise<void> {
    await this.#change(id, acting, async (tx, { kind, title }) => {
      await tx.deleteFrom('damage_photos').where('damage_id', '=', id).execute();
      await tx.deleteFrom('damages').where('id', '=', id).execute();
      return { action: `${kind} removed`, detail: { damage_id: id, title } };
    });
  }

  /**
   * Flags a photo of the order to a damage or violation. A repeated flag stays one.
   *
   * @throws LinkError `not_found`, `input_invalid` for a file that is no photo of the order
   */
  async flag(id: string, fileId: string, acting?: ActingUser): Promise<void> {
    await this.#change(id, acting, async (tx, { order_id, kind }) => {
      if (!(await isPhotoOf(tx, order_id, fileId))) {
        const input = new Input('damages.flag', { file_id: fileId }, ['file_id']);
        throw input.wrong('file_id', `must be the id of a photo of order ${order_id}`);
      }
      await tx
        .insertInto('damage_photos')
        .values({ damage_id: id, file_id: fileId, flagged_at: this.context.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return { action: `photo flagged to ${kind}`, detail: { damage_id: id, file_id: fileId } };
    });
  }

  /** Removes the flag of a photo. An absent flag is no error. @throws LinkError `not_found` */
  async unflag(id: string, fileId: string, acting?: ActingUser): Promise<void> {
    await this.#change(id, acting, async (tx, { kind }) => {
      if (!isRowId(fileId)) return undefined;
      const { numDeletedRows } = await tx
        .deleteFrom('damage_photos')
        .where('damage_id', '=', id)
        .where('file_id', '=', fileId)
        .executeTakeFirst();
      if (Number(numDeletedRows) === 0) return undefined;
      const detail = { damage_id: id, file_id: fileId };
      return { action: `flag of ${kind} removed`, detail };
    });
  }

  /** Changes a damage, and records in the history of its order what the change returns. */
  async #change(
    id: string,
    acting: ActingUser | undefined,
    change: (
      tx: Statements,
      damage: StoredRow<'damages'>,
    ) => Promise<{ readonly action: string; readonly detail: object } | undefined>,
  ): Promise<void> {
    await ownerWrite(this.context, acting, async (tx) => {
      const damage =
        isRowId(id) &&
        (await tx.selectFrom('damages').selectAll().where('id', '=', id).executeTakeFirst());
      if (!damage) throw notFound(`damage or violation ${shortName(id)}`);
      const done = await change(tx, damage);
      if (!done) return;
      const entry = { orderId: damage.order_id, actor: actorOf(acting), at: this.context.now() };
      await addHistory(tx, { ...entry, action: done.action, detail: { ...done.detail } });
    });
  }
}

/** Returns the ids of the photos that are flagged to a damage or violation. */
async function photosOf(read: Statements, id: string): Promise<ReadonlySet<string>> {
  if (!isRowId(id)) return new Set();
  const rows = await read
    .selectFrom('damage_photos')
    .select('file_id')
    .where('damage_id', '=', id)
    .execute();
  return new Set(rows.map(({ file_id }) => file_id));
}

/** A photo of a damage or violation. */
export interface DamagePhoto {
  readonly file_id: string;
  readonly damage_id: string;
  readonly kind: string;
  readonly title: string;
}

/** Returns the photos that are flagged to damages and violations of an order. */
export function damagePhotos(read: Statements, orderId: string): Promise<readonly DamagePhoto[]> {
  return read
    .selectFrom('damage_photos')
    .innerJoin('damages', 'damages.id', 'damage_photos.damage_id')
    .select(['damage_photos.file_id', 'damage_photos.damage_id', 'damages.kind', 'damages.title'])
    .where('damages.order_id', '=', orderId)
    .orderBy('damage_photos.damage_id')
    .orderBy('damage_photos.file_id')
    .execute();
}

async function requireOrder(read: Statements, reportId: string): Promise<string> {
  const order =
    isRowId(reportId) &&
    (await read.selectFrom('orders').select('id').where('id', '=', reportId).executeTakeFirst());
  if (order) return order.id;
  throw noOrder(reportId);
}
