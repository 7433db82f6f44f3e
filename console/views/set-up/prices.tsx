import type { ItemPrice, PriceList } from '../../../src/site/orders/prices/prices.js';
import type { MeasureUnit } from '../../../src/site/orders/prices/units.js';
import { addressOf, go, route } from '../../address.js';
import { useLoaded } from '../../load.js';
import { Badge } from '../../parts/basics.js';
import { AskForm, changed } from '../../parts/form.js';
import { formatMoney } from '../../parts/formats.js';
import type { Column } from '../../parts/list.js';
import { ListHead } from '../../parts/list-page.js';
import { readAmount } from '../../parts/tables/amounts.js';
import { ask, may, withQuery } from '../../server.js';
import { partnersTexts } from '../../texts/partners.js';
import { setUpTexts } from '../../texts/set-up.js';
import { texts } from '../../texts.js';
import { type RecordAction, RecordPage, RecordSection } from './record-page.js';

const words = setUpTexts.prices;

/** The orders that a price list is for: those of a client company, or one order. */
type Scope = { readonly client_company: string } | { readonly report_id: string };

/** The price lists and the units, or one price list. */
export function Prices() {
  const { list, client = '', order = '' } = route.value.query;
  if (list === 'client') return <OneList key={client} scope={{ client_company: client }} />;
  if (list === 'order') return <OneList key={order} scope={{ report_id: order }} />;
  return (
    <>
      <ListHead title={words.title} lead={words.lead} />
      <Lists />
      <Units />
    </>
  );
}

function nameOfScope(scope: Scope): string {
  if ('report_id' in scope) return `${words.order} ${scope.report_id}`;
  return scope.client_company || words.noClient;
}

const scopeOf = ({ client_company, report_id }: PriceList): Scope =>
  report_id === null ? { client_company } : { report_id };

const addressOfScope = (scope: Scope) =>
  'report_id' in scope
    ? addressOf(['prices'], { list: 'order', order: scope.report_id })
    : addressOf(['prices'], { list: 'client', client: scope.client_company });

const LIST_COLUMNS: readonly Column<PriceList>[] = [
  {
    title: words.columns.list,
    show: (list) => <a href={addressOfScope(scopeOf(list))}>{nameOfScope(scopeOf(list))}</a>,
  },
  { title: words.columns.count, show: ({ price_count }) => price_count, isNumber: true },
];

function Lists() {
  const loaded = useLoaded('prices/lists');
  const clients = useLoaded('items').answer?.items.map(({ client_company }) => client_company);
  return (
    <>
      <RecordSection
        title={words.lists}
        empty={words.empty}
        loaded={loaded}
        rows={loaded.answer?.lists}
        columns={LIST_COLUMNS}
        nameOf={(list) => nameOfScope(scopeOf(list))}
      />
      <section>
        <AskForm
          fields={[
            {
              name: 'client',
              label: words.client,
              hint: words.clientHint,
              offers: [...new Set(clients ?? [])].filter(Boolean),
            },
          ]}
          action={words.open}
          onSend={async ({ client = '' }) => go(['prices'], { list: 'client', client })}
        />
      </section>
    </>
  );
}

const UNIT_COLUMNS: readonly Column<MeasureUnit>[] = [
  { title: setUpTexts.units.name, show: ({ name }) => <strong>{name}</strong> },
  {
    title: partnersTexts.accounts.columns.state,
    show: ({ is_active }) =>
      is_active ? (
        <Badge tone="good">{setUpTexts.units.active}</Badge>
      ) : (
        <Badge tone="plain">{setUpTexts.units.disabled}</Badge>
      ),
  },
];

function Units() {
  const { units } = setUpTexts;
  const loaded = useLoaded('units');
  const command = ({ name, is_active }: MeasureUnit): RecordAction => {
    const what = is_active ? 'disable' : 'enable';
    const path = `units/${encodeURIComponent(name)}/${what}` as const;
    return { label: units[what], send: () => ask('POST', path) };
  };
  const field = { name: 'name', label: units.name, isRequired: true, refusals: ['already_there'] };
  return (
    <RecordSection
      title={units.title}
      lead={units.lead}
      empty={units.empty}
      loaded={loaded}
      rows={loaded.answer?.units}
      columns={UNIT_COLUMNS}
      nameOf={({ name }) => name}
      {...(may('administrator') && {
        actions: [
          { label: units.add, fields: [field], send: ({ name }) => ask('POST', 'units', { name }) },
        ],
        actionsOf: (unit: MeasureUnit) => [command(unit)],
      })}
    />
  );
}

/** An item with its prices, or without one. */
interface PriceRow extends ItemPrice {
  readonly description: string;
  readonly is_priced: boolean;
}

/** One price list: the items of its orders, and their prices. */
function OneList({ scope }: { readonly scope: Scope }) {
  const loaded = useLoaded(withQuery('prices', { ...scope }));
  const items = useLoaded('items').answer?.items ?? [];
  const units = useLoaded('units').answer?.units ?? [];
  const offered = units.filter(({ is_active }) => is_active).map(({ name }) => name);
  const own = 'client_company' in scope ? scope.client_company : undefined;
  const rows = rowsOf(
    loaded.answer?.prices,
    items.filter(({ client_company }) => client_company === own),
  );
  return (
    <RecordPage
      title={nameOfScope(scope)}
      lead={words.listLead}
      empty={words.noPrices}
      loaded={loaded}
      rows={rows}
      columns={PRICE_COLUMNS}
      nameOf={({ item_id }) => item_id}
      {...(may('administrator') && {
        actions: [setPrice(scope, offered)],
        actionsOf: (row: PriceRow) => [
          setPrice(scope, offered, row),
          ...(row.is_priced ? [removePrice(scope, row)] : []),
        ],
      })}
    >
      <p>
        <a href={addressOf(['prices'])}>{words.toLists}</a>
      </p>
    </RecordPage>
  );
}

/** Returns the prices, and the items of the client without a price. */
function rowsOf(
  prices: readonly ItemPrice[] | undefined,
  items: readonly { readonly item_id: string; readonly item_desc: string }[],
): readonly PriceRow[] | undefined {
  if (!prices) return undefined;
  const described = new Map(items.map(({ item_id, item_desc }) => [item_id, item_desc]));
  const none = { client_price: null, contractor_price: null, unit: null };
  const unpriced = [...described.keys()].filter(
    (id) => !prices.some(({ item_id }) => item_id === id),
  );
  const describe = (price: ItemPrice, is_priced: boolean) => ({
    ...price,
    is_priced,
    description: described.get(price.item_id) ?? '',
  });
  return [
    ...prices.map((price) => describe(price, true)),
    ...unpriced.map((item_id) => describe({ item_id, ...none }, false)),
  ];
}

const shownAmount = (amount: string | null) => (amount === null ? texts.none : formatMoney(amount));

const PRICE_COLUMNS: readonly Column<PriceRow>[] = [
  { title: words.columns.item, show: ({ item_id }) => <strong>{item_id}</strong> },
  { title: words.columns.description, show: ({ description }) => description || texts.none },
  {
    title: words.columns.client,
    show: ({ client_price }) => shownAmount(client_price),
    isNumber: true,
  },
  {
    title: words.columns.contractor,
    show: ({ contractor_price }) => shownAmount(contractor_price),
    isNumber: true,
  },
  { title: words.columns.unit, show: ({ unit }) => unit ?? texts.none },
];

/** Sets the prices of an item. An empty field removes its price. */
function setPrice(scope: Scope, units: readonly string[], row?: PriceRow): RecordAction {
  const before = {
    client_price: row?.client_price ?? '',
    contractor_price: row?.contractor_price ?? '',
    unit: row?.unit ?? '',
  };
  const choices = [...new Set(['', before.unit, ...units])].map(
    (one) => [one, one || texts.none] as const,
  );
  const given = row === undefined ? {} : { item_id: row.item_id };
  return {
    label: row ? texts.edit : words.set,
    fields: [
      ...(row ? [] : [{ name: 'item_id', label: words.item, isRequired: true }]),
      {
        name: 'client_price',
        label: words.columns.client,
        value: before.client_price,
        hint: words.amountHint,
      },
      {
        name: 'contractor_price',
        label: words.columns.contractor,
        value: before.contractor_price,
        hint: words.amountHint,
      },
      { name: 'unit', label: words.columns.unit, choices, value: before.unit },
    ],
    send: async (values) => {
      // Others may have changed the rest meanwhile.
      const typed = changed(values, before);
      if (Object.keys(typed).length === 0) return;
      const read = Object.entries(typed).map(([name, text]) => [name, amountOf(name, text)]);
      await ask('POST', 'prices', { ...scope, ...Object.fromEntries(read), ...given });
    },
  };
}

/** Returns an amount as the site takes it. The site refuses a text that is no amount. */
function amountOf(name: string, text: string): string {
  return name.endsWith('_price') ? (readAmount(text) ?? text) : text;
}

function removePrice(scope: Scope, { item_id }: PriceRow): RecordAction {
  return {
    label: words.remove,
    ask: words.removeAsk,
    send: () => ask('POST', 'prices/remove', { ...scope, item_id }),
  };
}
