import { searchedText } from '../../../src/site/console/contract/searched-text.js';
import type { Found } from '../../../src/site/console/lists/find.js';
import { addressOf, filter, route } from '../../address.js';
import { useLoaded } from '../../load.js';
import { Failure, useTitle } from '../../parts/basics.js';
import { List } from '../../parts/list.js';
import { SearchBox } from '../../parts/search-box.js';
import { withQuery } from '../../server.js';
import { texts } from '../../texts.js';
import { columnsOf } from './order-columns.js';

const words = texts.find;

/** Finds orders by any words in any order, and accounts, links, properties and exchanges. */
export function Find() {
  const { q = '' } = route.value.query;
  useTitle(words.title);
  const asked = searchedText(q);
  const path = withQuery('find', { q: asked });
  const isBlank = asked === '';
  const { answer, error, reload } = useLoaded(isBlank ? undefined : path);
  // The answer of the words before is not shown as that of others.
  const found = isBlank || answer?.text !== asked ? undefined : answer;
  return (
    <>
      <h1>{words.title}</h1>
      <div class="filters">
        <SearchBox
          label={words.search}
          value={q}
          onSearch={(text) => filter({ q: text })}
          isFirst
        />
      </div>
      <p role="status">{found && summary(found)}</p>
      {isBlank && <p class="hint">{words.lead}</p>}
      {error && <Failure error={error} onRetry={reload} />}
      {found && <Groups found={found} />}
    </>
  );
}

/** The sentence that is announced. */
function summary(found: Found): string {
  const groups = [
    found.owned,
    found.imported,
    found.accounts,
    found.links,
    found.properties,
    found.exchanges,
  ];
  const count = groups.reduce((sum, group) => sum + group.length, 0);
  if (count === 0) return words.none(found.text);
  return found.is_more ? `${words.foundMore(count)} ${words.more}` : words.found(count);
}

interface Entry {
  readonly path: readonly string[];
  readonly query?: Readonly<Record<string, string>>;
  readonly name: string;
  readonly more: string;
}

function Groups({ found }: { found: Found }) {
  return (
    <>
      <Orders title={words.groups.owned} path="orders" rows={found.owned} />
      <Orders title={words.groups.imported} path="imported" rows={found.imported} />
      <Others
        title={words.groups.accounts}
        entries={found.accounts.map(({ username, display_name }) => ({
          path: ['orders'],
          query: { view: 'all', partner: username },
          name: username,
          more: display_name,
        }))}
      />
      <Others
        title={words.groups.links}
        entries={found.links.map(({ name, client_company }) => ({
          path: ['imported'],
          query: { view: 'all', partner: name },
          name,
          more: client_company,
        }))}
      />
      <Others
        title={words.groups.properties}
        entries={found.properties.map(({ address, city, state, zip }) => ({
          path: ['find'],
          query: { q: `${address} ${city} ${zip}` },
          name: address,
          more: `${city}, ${state} ${zip}`,
        }))}
      />
      <Others
        title={words.groups.exchanges}
        entries={found.exchanges.map(({ id, event_name, reference }) => ({
          path: ['exchanges', id],
          name: event_name ?? texts.none,
          more: reference,
        }))}
      />
    </>
  );
}

function Orders(props: { title: string; path: 'orders' | 'imported'; rows: Found['owned'] }) {
  const { title, path, rows } = props;
  if (rows.length === 0) return null;
  const { partner } = texts[path];
  return (
    <section>
      <h2>{title}</h2>
      <List
        caption={title}
        columns={columnsOf({ path, partner })}
        rows={rows}
        idOf={({ id }) => id}
      />
    </section>
  );
}

function Others({ title, entries }: { title: string; entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {entries.map(({ path, query = {}, name, more }) => (
          <li key={`${path.join('/')} ${name} ${more}`}>
            <a href={addressOf(path, query)}>{name}</a> <span class="faint">{more}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
