import { useId } from 'preact/hooks';
import type { ListChoices } from '../../../src/site/console/lists/list-choices.js';
import { filter, route } from '../../address.js';
import { useLoaded } from '../../load.js';
import { LAST_DAY } from '../../parts/field.js';
import { texts } from '../../texts.js';
import type { Kind } from './order-columns.js';

const words = texts.orders;

/** The filters and the order of a list, as its address has them; days in the form of date fields. */
const NAMES = [
  'partner',
  'text',
  'sort',
  'client',
  'work',
  'status',
  'person',
  'due_from',
  'due_to',
  'received_from',
  'received_to',
] as const;

/** The question of a list to the site. */
export type OrderAsked = Readonly<Record<(typeof NAMES)[number] | 'view', string>>;

/** Returns the question of an address. Days of receipt are those of the user's zone. */
export function askedOf(query: Readonly<Record<string, string>>): OrderAsked {
  const get = (name: string) => query[name] ?? '';
  const day = (name: string) => get(name).replaceAll('-', '');
  const time = (name: string, clock: string) => {
    const at = Date.parse(`${get(name)}T${clock}`);
    return Number.isNaN(at) ? '' : String(at);
  };
  return {
    view: get('view') || 'open',
    partner: get('partner'),
    text: get('text'),
    sort: get('sort'),
    client: get('client'),
    work: get('work'),
    status: get('status'),
    person: get('person'),
    due_from: day('due_from'),
    due_to: day('due_to'),
    received_from: time('received_from', '00:00:00.000'),
    received_to: time('received_to', '23:59:59.999'),
  };
}

/** The names of the filters that stand below “Filters”. */
const BELOW = NAMES.filter((name) => name !== 'text');

/** The filters of a list. A change shows other orders, and does nothing else. */
export function OrderFilters({ kind, asked }: { kind: Kind; asked: OrderAsked }) {
  const { answer } = useLoaded('choices');
  const { query } = route.value;
  const set = BELOW.filter((name) => (query[name] ?? '') !== '');
  return (
    <details class="narrow" open={set.length > 0}>
      <summary>{words.filters.title(set.length)}</summary>
      <div class="grid">
        {selectsOf(kind, answer).map((select) => (
          <Choice key={select.name} {...select} value={asked[select.name]} />
        ))}
        <Range legend={words.filters.due} from="due_from" to="due_to" />
        <Range legend={words.filters.received} from="received_from" to="received_to" />
      </div>
      {set.length > 0 && (
        <button
          type="button"
          onClick={() => filter(Object.fromEntries(BELOW.map((name) => [name, ''])))}
        >
          {words.filters.clear}
        </button>
      )}
    </details>
  );
}

interface Select {
  readonly name: 'partner' | 'client' | 'work' | 'status' | 'person' | 'sort';
  readonly label: string;
  readonly any: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
}

function selectsOf(kind: Kind, answer: ListChoices | undefined): readonly Select[] {
  const same = (values: readonly string[] = []) => values.map((one) => [one, one] as const);
  const any = words.filters.any;
  const partners = kind.path === 'orders' ? answer?.accounts : answer?.links;
  const people = answer?.people.map((one) => [one.username, one.display_name] as const) ?? [];
  return [
    { name: 'partner', label: kind.partner, any: kind.allPartners, choices: same(partners) },
    { name: 'client', label: words.columns.client, any, choices: same(answer?.clients) },
    { name: 'work', label: words.columns.work, any, choices: same(answer?.work) },
    { name: 'status', label: words.columns.state, any, choices: same(words.statuses) },
    {
      name: 'person',
      label: words.columns.person,
      any,
      choices: [['-', words.filters.nobody], ...people],
    },
    {
      name: 'sort',
      label: words.filters.sort,
      any: words.filters.sortDefault,
      choices: Object.entries(words.sorts),
    },
  ];
}

function Choice({ name, label, any, choices, value }: Select & { readonly value: string }) {
  const id = useId();
  const isKnown = value === '' || choices.some(([one]) => one === value);
  return (
    <div>
      <label for={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => filter({ [name]: currentTarget.value })}
      >
        <option value="">{any}</option>
        {(isKnown ? choices : [...choices, [value, value] as const]).map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

function Range({ legend, from, to }: { legend: string; from: string; to: string }) {
  const { query } = route.value;
  return (
    <fieldset class="range">
      <legend>{legend}</legend>
      {(
        [
          [from, words.filters.from],
          [to, words.filters.to],
        ] as const
      ).map(([name, label]) => (
        <label key={name}>
          {label}{' '}
          <input
            type="date"
            max={LAST_DAY}
            value={query[name] ?? ''}
            onChange={({ currentTarget }) => filter({ [name]: currentTarget.value })}
          />
        </label>
      ))}
    </fieldset>
  );
}
