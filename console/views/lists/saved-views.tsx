import { addressOf, route } from '../../address.js';
import { useLoaded } from '../../load.js';
import { Failure, useAction } from '../../parts/basics.js';
import { Opener } from '../../parts/dialog.js';
import { AskDialog } from '../../parts/form.js';
import { ask } from '../../server.js';
import { texts } from '../../texts.js';
import type { Kind } from './order-columns.js';

const words = texts.orders.saved;

/** Returns the query of the present address in a form that can be compared. */
function presentQuery(): string {
  const given = Object.entries(route.value.query).filter(([, value]) => value !== '');
  return String(new URLSearchParams(given.toSorted(([one], [other]) => (one < other ? -1 : 1))));
}

/** The views that the user has saved, and the saving of the present one. */
export function SavedViews({ list }: { list: Kind['path'] }) {
  const { answer, reload } = useLoaded('views');
  const { isBusy, error, run } = useAction();
  const mine = answer?.views.filter((view) => view.list === list) ?? [];
  const query = presentQuery();
  const present = mine.find((view) => view.query === query);
  return (
    <nav aria-label={words.title} class="views">
      {mine.map((view) => (
        <a
          key={view.id}
          href={addressOf([list], Object.fromEntries(new URLSearchParams(view.query)))}
          {...(view === present ? { 'aria-current': 'page' as const } : {})}
        >
          {view.name}
        </a>
      ))}
      {present ? (
        <button
          type="button"
          class="plain"
          disabled={isBusy}
          onClick={() => void run(() => ask('DELETE', `views/${present.id}`)).then(reload)}
        >
          {words.remove(present.name)}
        </button>
      ) : (
        query !== '' && (
          <Opener label={words.save}>
            {(close) => (
              <AskDialog
                title={words.title}
                onClose={close}
                onDone={reload}
                fields={[{ name: 'name', label: words.name, hint: words.hint, isRequired: true }]}
                action={texts.save}
                onSend={(values) => ask('POST', 'views', { list, query, ...values })}
              />
            )}
          </Opener>
        )
      )}
      {error && <Failure error={error} />}
    </nav>
  );
}
