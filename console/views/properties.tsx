import type { ListedProperty } from '../../src/site/console/orders/property-list.js';
import { addressOf, route } from '../address.js';
import { versions } from '../live.js';
import { useLoaded } from '../load.js';
import { Failure, useAction } from '../parts/basics.js';
import type { Column } from '../parts/list.js';
import { ListBody, ListHead } from '../parts/list-page.js';
import { thumbnailOf } from '../parts/thumbnail.js';
import { ask, may, upload, withQuery } from '../server.js';
import { texts } from '../texts.js';

const words = texts.properties;

/** The properties of orders, each with its front-of-house photo. */
export default function Properties() {
  const { after = '' } = route.value.query;
  const loaded = useLoaded(withQuery('properties', { after }), versions.value.orders);
  return (
    <>
      <ListHead title={words.title} lead={words.lead} path="properties" />
      <ListBody
        caption={words.title}
        loaded={loaded}
        rows={loaded.answer?.properties}
        columns={columnsOf(loaded.reload)}
        idOf={({ id }) => id}
        empty={words.empty}
      />
      {loaded.answer?.next && (
        <a class="button" href={addressOf(['properties'], { after: loaded.answer.next })}>
          {texts.more}
        </a>
      )}
    </>
  );
}

const nameOf = ({ address, city, state, zip }: ListedProperty) =>
  `${address}, ${city}, ${state} ${zip}`;

function columnsOf(reload: () => void): readonly Column<ListedProperty>[] {
  const found = (path: string, { address }: ListedProperty, count: number) =>
    count === 0 ? (
      '0'
    ) : (
      <a href={addressOf([path], { view: 'all', text: address })}>
        {count} <span class="unseen">{address}</span>
      </a>
    );
  return [
    { title: texts.orders.columns.property, show: nameOf },
    { title: words.photo, show: (property) => <Photo property={property} onDone={reload} /> },
    {
      title: words.owned,
      show: (property) => found('orders', property, property.owned_count),
      isNumber: true,
    },
    {
      title: words.imported,
      show: (property) => found('imported', property, property.imported_count),
      isNumber: true,
    },
  ];
}

function Photo({ property, onDone }: { property: ListedProperty; onDone: () => void }) {
  const { id, foh_file_id, foh_thumbnail } = property;
  const { isBusy, error, run } = useAction();
  const path = `properties/${id}/front-of-house` as const;
  const set = (file: File) =>
    void run(async () => {
      const small = await thumbnailOf(file);
      await upload(withQuery(path, { name: file.name }), file, () => undefined, small);
    }).then(onDone);
  return (
    <div class="house">
      {foh_file_id !== null && (
        <a href={`./api/files/${foh_file_id}`} target="_blank" rel="noreferrer">
          {foh_thumbnail === null ? (
            words.photoOf(nameOf(property))
          ) : (
            <img
              src={`./api/files/${foh_file_id}/thumbnail`}
              alt={words.photoOf(nameOf(property))}
              loading="lazy"
              width="96"
              height="72"
            />
          )}
        </a>
      )}
      {may('operator') && (
        <div class="actions">
          <label class="button">
            {foh_file_id === null ? words.add : words.replace}{' '}
            <span class="unseen">{nameOf(property)}</span>
            <input
              type="file"
              accept="image/*"
              class="unseen"
              disabled={isBusy}
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                if (file) set(file);
                currentTarget.value = '';
              }}
            />
          </label>
          {foh_file_id !== null && (
            <button
              type="button"
              class="plain"
              disabled={isBusy}
              onClick={() => void run(() => ask('DELETE', path)).then(onDone)}
            >
              {texts.takeOut} <span class="unseen">{nameOf(property)}</span>
            </button>
          )}
        </div>
      )}
      {error && <Failure error={error} />}
    </div>
  );
}
