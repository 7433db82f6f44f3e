import { shortName } from '../../protocol/errors/short-name.js';
import { baseName } from '../../protocol/files/file-name.js';
import { recordAct } from '../engine/audit/record-act.js';
import { type ActingUser, isRowId, notFound, type SiteContext } from '../engine/context.js';
import { type NewContent, prepareFile } from '../engine/files/prepared-file.js';
import { Input } from '../engine/input.js';
import { ownerWrite } from '../engine/owner-write.js';
import type { Statements } from '../engine/store/database.js';
import { statementsWithin } from '../engine/store/host-transaction.js';
import { inStatements } from '../engine/store/in-parts.js';
import { preparedForOne } from '../engine/store/prepared.js';
import { typeOf } from './files.js';
import { PropertyFields } from './property-fields/field-definitions.js';
import { changeValues, valuesOf } from './property-fields/property-values.js';

/** The location of a property. Addresses that differ only in case are the same property. */
export interface PropertyAddress {
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** A property, as it is shown. */
export interface SiteProperty extends PropertyAddress {
  readonly id: string;
  readonly has_foh: boolean;
}

/** The area of files that are the front-of-house photo of a property. */
export const FRONT_OF_HOUSE = 'foh';

/** Returns the key of the property at an address. @param scope the link of the property; '' for our own */
export function addressKey({ address, city, state, zip }: PropertyAddress, scope: string): string {
  const parts = [...(scope === '' ? [] : [scope]), address, city, state, zip];
  return JSON.stringify(parts.map((part) => part.trim().replace(/\s+/g, ' ').toLowerCase()));
}

const ADD = preparedForOne<
  PropertyAddress & { readonly place_key: string; readonly now: number },
  { readonly id: string }
>(({ statements, value }) =>
  statements
    .insertInto('properties')
    .values({
      address: value('address'),
      city: value('city'),
      state: value('state'),
      zip: value('zip'),
      place_key: value('place_key'),
      created_at: value('now'),
    })
    .onConflict((conflict) => conflict.column('place_key').doNothing())
    .returning('id')
    .compile(),
);

const FIND = preparedForOne<{ readonly place_key: string }, { readonly id: string }>(
  ({ statements, value }) =>
    statements
      .selectFrom('properties')
      .select('id')
      .where('place_key', '=', value('place_key'))
      .compile(),
);

/** Returns the property with an address key; undefined for none. */
export function findProperty(
  statements: Statements,
  place_key: string,
): Promise<{ readonly id: string } | undefined> {
  return FIND(statements, { place_key });
}

/**
 * Returns the id of the property at an address, and creates the property if there is none.
 *
 * @param scope the link of the property: those of a link are separate from our own, which are the default
 */
export async function propertyAt(
  tx: Statements,
  location: PropertyAddress,
  now: number,
  scope = '',
): Promise<string> {
  const { address, city, state, zip } = location;
  const place_key = addressKey(location, scope);
  const found =
    (await ADD(tx, { address, city, state, zip, place_key, now })) ??
    (await findProperty(tx, place_key));
  if (!found) throw new Error('the property was not stored');
  return found.id;
}

/** Selects the front-of-house photo of a property, the newest. */
export function fohOf(statements: Statements, propertyId: string) {
  return statements
    .selectFrom('files')
    .select(['id', 'sha256', 'file_name', 'mime_type', 'byte_size'])
    .where('property_id', '=', propertyId)
    .where('area', '=', FRONT_OF_HOUSE)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/**
 * Returns the ids of the properties at an address: our own first, then those of links.
 *
 * @param links the ids of links
 */
export async function propertiesAt(
  read: Statements,
  location: PropertyAddress,
  links: readonly string[],
): Promise<readonly string[]> {
  const own = addressKey(location, '');
  const keys = [own, ...links.map((id) => addressKey(location, `link:${id}`))];
  const found = new Map<string, string>();
  for (const part of inStatements(keys)) {
    const rows = await read
      .selectFrom('properties')
      .select(['id', 'place_key'])
      .where('place_key', 'in', part)
      .execute();
    for (const { id, place_key } of rows) found.set(place_key, id);
  }
  return keys.flatMap((key) => found.get(key) ?? []);
}

/** The properties of orders. */
export class Properties {
  /** The fields of properties that the site defines. */
  readonly fields: PropertyFields;

  /** @internal */
  constructor(/** @internal */ protected readonly context: SiteContext) {
    this.fields = new PropertyFields(context);
  }

  /** Returns a property; undefined when there is none of this id. */
  get(id: string): Promise<SiteProperty | undefined> {
    return this.#get(this.context.database.read, id);
  }

  /** Returns the values of the fields of a property, without those that are unset. @throws LinkError `not_found` */
  async values(id: string): Promise<Readonly<Record<string, string>>> {
    const { read } = this.context.database;
    if (!(await this.#get(read, id))) throw notFound(`property ${shortName(id)}`);
    return valuesOf(read, id);
  }

  /**
   * Changes values of a property: options by id or by name, dates as `YYYYMMDD`, `YYYY-MM-DD` or `MM/DD/YYYY`. A blank
   * value empties its field.
   *
   * @throws LinkError `input_invalid`, `not_found`
   */
  async update(
    id: string,
    values: Readonly<Record<string, unknown>>,
    acting?: ActingUser,
  ): Promise<void> {
    await ownerWrite(this.context, acting, async (tx) => {
      if (!(await this.#get(tx, id))) throw notFound(`property ${shortName(id)}`);
      const fields = await changeValues(tx, { id, at: this.context.now() }, values);
      const act = { action: 'property.change', subject: id, detail: { fields } } as const;
      await recordAct(this.context, tx, acting, act);
    });
  }

  async #get(read: Statements, id: string): Promise<SiteProperty | undefined> {
    if (!isRowId(id)) return undefined;
    const row = await read
      .selectFrom('properties')
      .select(['id', 'address', 'city', 'state', 'zip'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row && { ...row, has_foh: (await fohOf(read, id)) !== undefined };
  }

  /**
   * Replaces the front-of-house photo of a property.
   *
   * @throws LinkError `input_invalid`, `not_found`, `store_unavailable`
   */
  async setFrontOfHouse(
    id: string,
    photo: { readonly file_name: string; readonly content: NewContent },
    options?: Pick<ActingUser, 'db'>,
  ): Promise<void> {
    const input = new Input('properties.setFrontOfHouse', photo, ['file_name', 'content']);
    const name = baseName(input.required('file_name', 255));
    const type = typeOf(name)?.mimeType;
    if (!type?.startsWith('image/') || type === 'image/vnd.ms-photo')
      throw input.wrong('file_name', 'must end in .jpg, .jpeg, .png or .gif');
    const within = options?.db && (await statementsWithin(options.db, this.context.database));
    const found = await this.#get(within ?? this.context.database.read, id);
    if (!found) throw notFound(`property ${shortName(id)}`);
    const { columns } = await prepareFile(this.context, photo.content, type);
    await ownerWrite(this.context, options, async (tx) => {
      await tx
        .deleteFrom('files')
        .where('property_id', '=', id)
        .where('area', '=', FRONT_OF_HOUSE)
        .execute();
      await tx
        .insertInto('files')
        .values({
          property_id: id,
          area: FRONT_OF_HOUSE,
          file_area: 0,
          file_name: name,
          mime_type: type,
          description: 'Front of house',
          org_name: '',
          ...columns,
          created_at: this.context.now(),
        })
        .execute();
    });
  }

  /** Removes the front-of-house photo of a property. */
  async removeFrontOfHouse(id: string, options?: Pick<ActingUser, 'db'>): Promise<void> {
    if (!isRowId(id)) return;
    await ownerWrite(this.context, options, (tx) =>
      tx
        .deleteFrom('files')
        .where('property_id', '=', id)
        .where('area', '=', FRONT_OF_HOUSE)
        .execute(),
    );
  }
}
