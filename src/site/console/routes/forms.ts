import type { PcrJson } from '../../../forms/index.js';
import type { SiteContext } from '../../engine/context.js';
import { Input } from '../../engine/input.js';
import { ownerWriteAll } from '../../engine/owner-write.js';
import type { SiteForm } from '../../orders/forms.js';
import type { Owner } from '../../owner/index.js';
import { csvRoute, exportRows } from '../csv.js';
import {
  itemPages,
  type ListedItem,
  listItems,
  readItems,
  requireKnownItems,
} from '../orders/item-list.js';
import type { Route } from '../route-table.js';

/** The routes of this site's forms, and of the items of its clients, which orders are made with. */
export function formRoutes(context: SiteContext, owner: Owner): readonly Route[] {
  return [...formListRoutes(context, owner.forms), ...itemRoutes(context, owner.items)];
}

function formListRoutes(context: SiteContext, forms: Owner['forms']): readonly Route[] {
  return [
    {
      method: 'GET',
      path: 'forms',
      needs: 'reader',
      run: async () => ({ forms: await forms.list() }),
    },
    csvRoute<SiteForm>(context, {
      path: 'forms.csv',
      columns: ['pcr_form_id', 'form_ver_id', 'name', 'is_default_required'],
      pages: () => forms.pages(exportRows(context)),
    }),
    {
      method: 'POST',
      path: 'forms',
      needs: 'operator',
      run: async (call) => {
        const input = new Input('forms', await call.body(), ['form', 'form_ver_id']);
        // The forms validate it.
        const form = input.get('form') as PcrJson;
        return forms.add(form, { form_ver_id: input.required('form_ver_id', 18) });
      },
    },
  ];
}

function itemRoutes(context: SiteContext, items: Owner['items']): readonly Route[] {
  return [
    {
      method: 'GET',
      path: 'items',
      needs: 'reader',
      run: async () => ({ items: await listItems(context) }),
    },
    csvRoute<ListedItem>(context, {
      path: 'items.csv',
      columns: ['client_company', 'item_id', 'item_desc'],
      pages: () => itemPages(context),
    }),
    {
      method: 'POST',
      path: 'items',
      needs: 'operator',
      run: async (call) => {
        const { items_before: before, ...given } = await call.body();
        const input = new Input('items', given, ['client_company', 'items']);
        const client = input.text('client_company', 255);
        const all = readItems(input);
        await ownerWriteAll(context, call.acting, async ({ db }, tx) => {
          await requireKnownItems(tx, client, before);
          await items.setForClient(client, all, db && { db });
        });
      },
    },
  ];
}
