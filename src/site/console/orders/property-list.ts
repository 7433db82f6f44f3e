import type { ExpressionBuilder } from 'kysely';
import { isRowId, type SiteContext } from '../../engine/context.js';
import { inputError } from '../../engine/input.js';
import type { Tables } from '../../engine/store/schema/schema.js';
import { FRONT_OF_HOUSE, type PropertyAddress } from '../../orders/properties.js';

/** A property in a list. */
export interface ListedProperty extends PropertyAddress {
  readonly id: string;
  /** The file of its front-of-house photo; null without one. */
  readonly foh_file_id: string | null;
  /** The content of the thumbnail of that photo; null without one. */
  readonly foh_thumbnail: string | null;
  /** The number of its orders: owned ones, and imported ones. */
  readonly owned_count: number;
  readonly imported_count: number;
}

/** One page of properties, the newest first. */
export interface PropertyPage {
  readonly properties: readonly ListedProperty[];
  /** The cursor of the next page; null after the last one. */
  readonly next: string | null;
}

/**
 * Returns one page of properties.
 *
 * @param next the id after which the page begins; '' for the first page
 * @param page the most properties
 * @throws LinkError `input_invalid`
 */
export async function listProperties(
  { database: { read } }: Pick<SiteContext, 'database'>,
  next: string,
  page: number,
): Promise<PropertyPage> {
  if (next !== '' && !isRowId(next)) throw inputError('next', 'is not that of a page');
  let rows = read
    .selectFrom('properties')
    .select(['id', 'address', 'city', 'state', 'zip'])
    .select((property) => [
      property
        .selectFrom('files')
        .select((file) => file.fn.max('files.id').as('id'))
        .whereRef('files.property_id', '=', 'properties.id')
        .where('files.area', '=', FRONT_OF_HOUSE)
        .as('foh_file_id'),
      property
        .selectFrom('files')
        .select((file) => file.fn.max('files.thumbnail_sha256').as('sha256'))
        .whereRef('files.property_id', '=', 'properties.id')
        .where('files.area', '=', FRONT_OF_HOUSE)
        .as('foh_thumbnail'),
      ordersOf(property, 'is').as('owned_count'),
      ordersOf(property, 'is not').as('imported_count'),
    ])
    .orderBy('id', 'desc')
    .limit(page + 1);
  if (next !== '') rows = rows.where('id', '<', next);
  const found = await rows.execute();
  const last = found.length > page ? found[page - 1] : undefined;
  return {
    properties: found.slice(0, page).map(({ owned_count, imported_count, ...row }) => ({
      ...row,
      owned_count: Number(owned_count ?? 0),
      imported_count: Number(imported_count ?? 0),
    })),
    next: last?.id ?? null,
  };
}

function ordersOf(property: ExpressionBuilder<Tables, 'properties'>, link: 'is' | 'is not') {
  return property
    .selectFrom('orders')
    .select((order) => order.fn.countAll().as('all_count'))
    .whereRef('orders.property_id', '=', 'properties.id')
    .where('orders.link_id', link, null);
}
