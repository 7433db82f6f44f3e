import { shortName } from '../../../protocol/errors/short-name.js';
import { recordAct } from '../../engine/audit/record-act.js';
import { type ActingUser, alreadyThere, notFound, type SiteContext } from '../../engine/context.js';
import { Input } from '../../engine/input.js';
import { ownerWrite } from '../../engine/owner-write.js';
import type { Statements } from '../../engine/store/database.js';
import { prepared } from '../../engine/store/prepared.js';

/** A unit of measure. */
export interface MeasureUnit {
  /** The id in the JSON API. */
  readonly id: string;
  readonly name: string;
  /** True if bids and lines of invoices may get it. */
  readonly is_active: boolean;
}

/** The most characters of a name. */
const LONGEST_NAME = 100;

/** The units of measure of a site. Bids and lines of invoices have units while any unit is active. */
export class Units {
  /** @internal */
  constructor(/** @internal */ protected readonly context: SiteContext) {}

  /**
   * Makes an active unit.
   *
   * @param name 1 to 100 characters
   * @returns its id
   * @throws LinkError `input_invalid`, `already_there`
   */
  async create(name: string, acting?: ActingUser): Promise<string> {
    const read = new Input('units.create', { name }, ['name']).requiredName('name', LONGEST_NAME);
    return ownerWrite(this.context, acting, async (tx) => {
      if (await unitNamed(tx, read)) throw alreadyThere(`a unit ${read}`);
      const { id } = await tx
        .insertInto('measure_units')
        .values({ name: read, created_at: this.context.now() })
        .returning('id')
        .executeTakeFirstOrThrow();
      const entry = { action: 'unit.create', subject: read } as const;
      await recordAct(this.context, tx, acting, entry);
      return id;
    });
  }

  /** Returns all units by their ids. */
  async list(): Promise<readonly MeasureUnit[]> {
    const rows = await this.context.database.read
      .selectFrom('measure_units')
      .select(['id', 'name', 'disabled_at'])
      .orderBy('id')
      .execute();
    return rows.map(({ disabled_at, ...unit }) => ({ ...unit, is_active: disabled_at === null }));
  }

  /** Accepts a unit again. @throws LinkError `not_found` */
  enable(name: string, acting?: ActingUser): Promise<void> {
    return this.#setDisabled(name, null, acting);
  }

  /**
   * Refuses a unit for new bids and lines of invoices. Those that have it keep it. @throws LinkError `not_found`
   */
  disable(name: string, acting?: ActingUser): Promise<void> {
    return this.#setDisabled(name, this.context.now(), acting);
  }

  async #setDisabled(
    name: string,
    disabled_at: number | null,
    acting: ActingUser | undefined,
  ): Promise<void> {
    await ownerWrite(this.context, acting, async (tx) => {
      const { id } = await requireUnit(tx, name);
      await tx.updateTable('measure_units').set({ disabled_at }).where('id', '=', id).execute();
      const action = disabled_at === null ? 'unit.enable' : 'unit.disable';
      await recordAct(this.context, tx, acting, { action, subject: name });
    });
  }
}

function unitNamed(statements: Statements, name: string) {
  return statements
    .selectFrom('measure_units')
    .select(['id', 'disabled_at'])
    .where('name', '=', name)
    .executeTakeFirst();
}

/** Returns a unit by its name. @throws LinkError `not_found` */
export async function requireUnit(statements: Statements, name: string): Promise<{ id: string }> {
  const unit = await unitNamed(statements, name);
  if (unit) return unit;
  throw notFound(`unit ${shortName(name)}: svclink unit list shows them`);
}

const ACTIVE = prepared<object, { readonly id: string; readonly name: string }>(({ statements }) =>
  statements
    .selectFrom('measure_units')
    .select(['id', 'name'])
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .compile(),
);

/** Returns the active units, by their ids. */
export async function activeUnits(statements: Statements): Promise<ReadonlyMap<string, string>> {
  return new Map((await ACTIVE(statements, {})).map(({ id, name }) => [id, name]));
}
