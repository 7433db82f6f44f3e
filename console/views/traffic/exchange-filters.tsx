import { useState } from 'preact/hooks';
import type { ExchangeChoices } from '../../../src/site/console/contract/answers.js';
import type { SiteExchange } from '../../../src/site/engine/exchanges/exchange-log.js';
import { filter, route } from '../../address.js';
import { useLoaded } from '../../load.js';
import { asLocalTime } from '../../parts/basics.js';
import { LAST_TIME } from '../../parts/field.js';
import { DAY, formatCount } from '../../parts/formats.js';
import { trafficTexts as words } from '../../texts/traffic.js';
import { texts } from '../../texts.js';

/** The filters of exchanges, which the address contains. */
export const FILTERS = [
  'failed',
  'event',
  'username',
  'order',
  'direction',
  'partner',
  'code',
  'stage',
  'repeated',
  'since',
  'until',
] as const;

/** Returns the filters of the address for a request; times there are those of the user's zone. */
export function asked(): Record<(typeof FILTERS)[number], string> {
  const { query } = route.value;
  const given = FILTERS.map((name) => {
    const value = query[name] ?? '';
    const isTime = name === 'since' || name === 'until';
    return [name, isTime && value !== '' ? timeOf(value) : value] as const;
  });
  return Object.fromEntries(given) as Record<(typeof FILTERS)[number], string>;
}

/** Returns the milliseconds of a time in the user's zone; '' for no time. */
function timeOf(value: string): string {
  const at = new Date(value).getTime();
  return Number.isNaN(at) ? '' : String(at);
}

const set = (changes: Readonly<Record<string, string>>) => filter({ ...changes, before: '' });

/** The filters of the list of exchanges. They also offer what its rows have: a row may be newer than the choices. */
export function ExchangeFilters({ rows }: { readonly rows: readonly SiteExchange[] }) {
  const { answer } = useLoaded('exchange-choices');
  return (
    <>
      <div class="filters">
        {(['failed', 'repeated'] as const).map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={route.value.query[name] === 'yes'}
              onChange={({ currentTarget: { checked } }) => set({ [name]: checked ? 'yes' : '' })}
            />{' '}
            {words[name]}
          </label>
        ))}
        {choicesOf(answer, rows).map(([name, values]) => (
          <Choice key={name} {...{ name, values }} />
        ))}
        {(['username', 'order'] as const).map((name) => (
          <Words key={name} name={name} label={texts.exchanges[name]} onEnter={set} />
        ))}
      </div>
      <TimesAndText />
      <Counted counted={answer?.counted ?? {}} />
    </>
  );
}

/** The range of times, and the text that is searched within it. */
function TimesAndText() {
  const { query } = route.value;
  const all = [...FILTERS, 'text'];
  return (
    <div class="filters">
      {(['since', 'until'] as const).map((name) => (
        <label key={name}>
          {words[name]}{' '}
          <input
            type="datetime-local"
            max={LAST_TIME}
            value={query[name] ?? ''}
            onChange={({ currentTarget: { value } }) => set({ [name]: value })}
          />
        </label>
      ))}
      <Words
        name="text"
        label={words.text}
        onEnter={(entered) => {
          // A text is searched from a time on: the last day, unless the user has chosen another one.
          const since = query.since || asLocalTime(Date.now() - DAY);
          set(entered.text === '' ? entered : { ...entered, since });
        }}
      />
      {isReversed() && <span role="status">{words.reversed}</span>}
      {all.some((name) => (query[name] ?? '') !== '') && (
        <button
          type="button"
          onClick={() => set(Object.fromEntries(all.map((name) => [name, ''])))}
        >
          {words.removeAll}
        </button>
      )}
    </div>
  );
}

/** Returns true for a range of times that ends before it begins. */
function isReversed(): boolean {
  const { since, until } = asked();
  return since !== '' && until !== '' && Number(since) > Number(until);
}

function Words(props: {
  name: 'username' | 'order' | 'text';
  label: string;
  onEnter: (entered: Readonly<Record<string, string>>) => void;
}) {
  const { name, label, onEnter } = props;
  const value = route.value.query[name] ?? '';
  const [typed, setTyped] = useState<string>();
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      value={typed ?? value}
      onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      onChange={({ currentTarget }) => {
        setTyped(undefined);
        onEnter({ [name]: currentTarget.value });
      }}
    />
  );
}

function choicesOf(answer: ExchangeChoices | undefined, rows: readonly SiteExchange[]) {
  const offered = (
    known: readonly string[] = [],
    nameIn: (row: SiteExchange) => string | null,
  ): readonly string[] => {
    const shown = rows.flatMap((row) => nameIn(row) ?? []);
    return [...new Set([...known, ...shown])].sort();
  };
  return [
    ['direction', ['in', 'out']],
    ['partner', answer?.partners ?? []],
    ['event', offered(answer?.events, ({ event_name }) => event_name)],
    ['code', offered(answer?.codes, ({ code }) => code)],
    ['stage', offered(answer?.stages, ({ stage }) => stage)],
  ] as const;
}

function Choice(props: {
  name: 'direction' | 'partner' | 'event' | 'code' | 'stage';
  values: readonly string[];
}) {
  const { name, values } = props;
  const chosen = route.value.query[name] ?? '';
  // A value of the address is offered too, so that it shows.
  const offered = chosen === '' || values.includes(chosen) ? values : [chosen, ...values];
  return (
    <select
      aria-label={words[name]}
      value={chosen}
      onChange={({ currentTarget: { value } }) => set({ [name]: value })}
    >
      <option value="">{words.any(words[name])}</option>
      {offered.map((value) => (
        <option key={value} value={value}>
          {words.directions[value] ?? value}
        </option>
      ))}
    </select>
  );
}

/** The numbers of requests that have no entry. */
function Counted({ counted }: { counted: Readonly<Record<string, number>> }) {
  const entries = Object.entries(counted);
  if (entries.length === 0) return null;
  return (
    <p class="faint">
      {words.counted}{' '}
      {entries
        .map(([code, count]) => `${formatCount(count)} ${words.codes[code] ?? code}`)
        .join(', ')}
    </p>
  );
}
