import { useState } from 'preact/hooks';
import type { ListedItem } from '../../src/site/console/orders/item-list.js';
import type { SiteForm } from '../../src/site/orders/forms.js';
import { useLoaded } from '../load.js';
import { Badge, Failure } from '../parts/basics.js';
import { Opener } from '../parts/dialog.js';
import { AskDialog } from '../parts/form.js';
import type { Column } from '../parts/list.js';
import { Export, ListBody, ListHead } from '../parts/list-page.js';
import { filled, Rows, type RowValues } from '../parts/rows.js';
import { AskError, ask, may } from '../server.js';
import { texts } from '../texts.js';
import { ItemList } from './order/order.js';
import { ITEM_FIELDS } from './order/order-fields.js';

const words = texts.forms;
const { columns } = words;

const COLUMNS: readonly Column<SiteForm>[] = [
  { title: columns.form, show: ({ name }) => <strong>{name}</strong> },
  { title: columns.id, show: ({ pcr_form_id }) => pcr_form_id },
  { title: columns.version, show: ({ form_ver_id }) => form_ver_id },
  {
    title: columns.orders,
    show: ({ is_default_required }) =>
      is_default_required ? <Badge tone="plain">{words.everyOrder}</Badge> : texts.none,
  },
];

/** The forms of the site in their versions, and the items of its clients' orders. */
export default function Forms() {
  const loaded = useLoaded('forms');
  return (
    <>
      <ListHead title={words.title} lead={words.lead} path="forms">
        {may('operator') && (
          <Opener label={words.add} isMain>
            {(close) => <AddForm onDone={loaded.reload} onClose={close} />}
          </Opener>
        )}
      </ListHead>
      <ListBody
        caption={words.title}
        loaded={loaded}
        rows={loaded.answer?.forms}
        columns={COLUMNS}
        idOf={({ pcr_form_id, form_ver_id }) => `${pcr_form_id} ${form_ver_id}`}
        empty={words.empty}
      />
      <ClientItems />
    </>
  );
}

interface CloseProps {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function AddForm({ onDone, onClose }: CloseProps) {
  const add = async ({ form_ver_id }: Record<string, string>, all: FormData) =>
    ask('POST', 'forms', { form_ver_id, form: await jsonOf(all.get('file')) });
  return (
    <AskDialog
      title={words.add}
      onClose={onClose}
      fields={[
        {
          name: 'file',
          label: words.file,
          type: 'file',
          accept: '.json,application/json',
          hint: words.fileHint,
          isRequired: true,
        },
        {
          name: 'form_ver_id',
          label: words.version,
          value: '1',
          hint: words.versionHint,
          isRequired: true,
        },
      ]}
      action={words.add}
      onSend={add}
      onDone={onDone}
    />
  );
}

async function jsonOf(file: unknown): Promise<unknown> {
  try {
    return JSON.parse(file instanceof File ? await file.text() : '');
  } catch {
    throw new AskError('input_invalid', words.notJson);
  }
}

/** The items of each client. */
function ClientItems() {
  const { answer, error, reload } = useLoaded('items');
  const [edited, setEdited] = useState<string>();
  const clients = byClient(answer?.items ?? []);
  return (
    <section>
      <div class="head">
        <h2>{words.items}</h2>
        <div class="actions">
          {may('operator') && (
            <button type="button" disabled={!answer} onClick={() => setEdited('')}>
              {words.setItems}
            </button>
          )}
          <Export path="items" />
        </div>
      </div>
      <p>{words.itemsLead}</p>
      {error && <Failure error={error} onRetry={reload} />}
      {answer?.items.length === 0 && <p class="faint">{words.noItems}</p>}
      {[...clients].map(([client, items]) => (
        <section key={client}>
          <h3>
            {client || words.noClient}{' '}
            {may('operator') && (
              <button type="button" class="plain" onClick={() => setEdited(client)}>
                {texts.edit} <span class="unseen">{client || words.noClient}</span>
              </button>
            )}
          </h3>
          <ItemList items={items} />
        </section>
      ))}
      {edited !== undefined && (
        <SetItems
          client={edited}
          clients={clients}
          onDone={reload}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  );
}

function byClient(items: readonly ListedItem[]): ReadonlyMap<string, readonly ListedItem[]> {
  const clients = new Map<string, ListedItem[]>();
  for (const item of items) {
    const known = clients.get(item.client_company);
    if (known) known.push(item);
    else clients.set(item.client_company, [item]);
  }
  return clients;
}

/** Returns true for a refusal of the items as a whole: others have set them meanwhile. */
function isOfAllItems(error: unknown): boolean {
  if (!(error instanceof AskError) || error.refused?.row !== undefined) return false;
  return error.refused?.names[0] === 'items';
}

/** Returns items as rows of their editor. */
function rowsOf(items: readonly ListedItem[] = []): readonly RowValues[] {
  return items.map(({ item_id, item_desc }) => ({ id: item_id, description: item_desc }));
}

function SetItems(
  props: { client: string; clients: ReadonlyMap<string, readonly ListedItem[]> } & CloseProps,
) {
  const { client, onDone, onClose } = props;
  // The items that the user knows: others may set some meanwhile.
  const [clients] = useState(props.clients);
  const [items, setItems] = useState(rowsOf(clients.get(client)));
  const [isKnown, setKnown] = useState(true);
  const send = async ({ client_company = '' }: Record<string, string>) => {
    const before = isKnown ? { items_before: rowsOf(clients.get(client_company)) } : {};
    try {
      await ask('POST', 'items', { client_company, items: filled(items), ...before });
    } catch (error) {
      // The user has read the items of others in the refusal: the next attempt replaces them.
      if (isOfAllItems(error)) setKnown(false);
      throw error;
    }
  };
  return (
    <AskDialog
      title={words.setItems}
      onClose={onClose}
      isWide
      fields={[
        {
          name: 'client_company',
          label: texts.order.fields.client_company_alias,
          value: client,
          hint: words.clientHint,
        },
      ]}
      action={texts.save}
      onSend={send}
      onDone={onDone}
      lists={['items']}
      more={
        <Rows
          name="items"
          legend={words.items}
          add={texts.newOrder.addItem}
          fields={ITEM_FIELDS}
          rows={items}
          onChange={setItems}
        />
      }
    />
  );
}
