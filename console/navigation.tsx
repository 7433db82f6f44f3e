import { useEffect, useState } from 'preact/hooks';
import type { Today } from '../src/site/console/lists/today.js';
import { addressOf, route } from './address.js';
import { day, useDay } from './day.js';
import { saveAll } from './drafts/keeper.js';
import { Failure, useAction } from './parts/basics.js';
import { ask, loadSession, may, session } from './server.js';
import { texts } from './texts.js';

type Entry = Exclude<
  keyof typeof texts.nav,
  'label' | 'menu' | 'work' | 'traffic' | 'setUp' | 'keys' | 'logout'
>;

/** A place with a count, and its sentence. */
interface Count {
  readonly count: number;
  /** True if there are more than the counted ones. */
  readonly isMore?: boolean;
  readonly label: (count: string) => string;
}

/** The areas of the console. An entry that the site has no use for is left out. */
function areasOf(
  of: Today | undefined,
): readonly (readonly ['work' | 'traffic' | 'setUp', readonly Entry[]])[] {
  const gives = !of || of.gives;
  const takes = !of || of.takes;
  const given = (is: boolean, ...entries: readonly Entry[]) => (is ? entries : []);
  return [
    [
      'work',
      [
        'today',
        'find',
        ...given(gives, 'orders'),
        ...given(takes, 'imported'),
        ...given(gives || takes, 'week', 'properties'),
      ],
    ],
    ['traffic', ['exchanges', ...given(takes, 'results'), 'jobs', 'charts']],
    [
      'setUp',
      [
        'links',
        'accounts',
        ...given(may('administrator'), 'apps'),
        ...given(gives, 'forms'),
        'prices',
        'fields',
        'definitions',
        ...given(gives, 'profiles'),
        ...given(may('administrator'), 'hooks', 'users', 'audit', 'retention', 'site'),
        'sessions',
      ],
    ],
  ];
}

/** Returns the counts that stand beside entries. */
function countsOf(of: Today | undefined): Readonly<Partial<Record<Entry, Count>>> {
  if (!of) return {};
  const { badges } = texts.today;
  const late = (list: string): Count => {
    const found = of.orders.find((one) => one.list === list && one.view === 'late');
    return { count: found?.total ?? 0, isMore: found?.is_more ?? false, label: badges.late };
  };
  const { refused, failed, unclear } = of.results;
  return {
    today: { count: of.troubles, label: badges.troubles },
    orders: late('orders'),
    imported: late('imported'),
    results: { count: refused + failed + unclear, label: badges.results },
  };
}

/** The navigation: a rail at the left of a wide page, a menu above a narrow one. */
export function Header({ view, onKeys }: { view: string; onKeys: () => void }) {
  const [isOpen, setOpen] = useState(false);
  useDay();
  const path = route.value.path.join('/');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page closes the menu
  useEffect(() => setOpen(false), [path]);
  const { isBusy, error, run } = useAction();
  const logOut = () =>
    run(async () => {
      await saveAll();
      await ask('POST', 'logout');
      await loadSession();
    });
  const counts = countsOf(day.value);
  return (
    <header class={isOpen ? 'open' : ''}>
      <div class="brand">
        <strong>svclink</strong>
        <button
          type="button"
          class="menu"
          aria-expanded={isOpen}
          aria-controls="navigation"
          onClick={() => setOpen(!isOpen)}
        >
          {texts.nav.menu}
        </button>
      </div>
      <div id="navigation" class="rail">
        <nav aria-label={texts.nav.label}>
          {areasOf(day.value).map(([area, entries]) => (
            <div key={area} class="area">
              <p id={`area-${area}`}>{texts.nav[area]}</p>
              <ul aria-labelledby={`area-${area}`}>
                {entries.map((name) => (
                  <li key={name}>
                    <a
                      href={addressOf([name])}
                      {...(view === name ? { 'aria-current': 'page' as const } : {})}
                    >
                      {texts.nav[name]}
                    </a>
                    <Badge {...counts[name]} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div class="person">
          <a
            href={addressOf(['me'])}
            {...(view === 'me' ? { 'aria-current': 'page' as const } : {})}
          >
            {session.value?.user?.display_name}
          </a>
          <button type="button" onClick={onKeys} aria-keyshortcuts="?">
            {texts.nav.keys}
          </button>
          <button type="button" disabled={isBusy} onClick={() => void logOut()}>
            {texts.nav.logout}
          </button>
          {error && <Failure error={error} />}
        </div>
      </div>
    </header>
  );
}

function Badge({ count = 0, isMore = false, label }: Partial<Count>) {
  if (count === 0 || !label) return null;
  const text = texts.today.count(count, isMore);
  return (
    <span class="count" role="img" aria-label={label(text)} title={label(text)}>
      {text}
    </span>
  );
}
