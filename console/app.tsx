import { signal, untracked, useSignalEffect } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { preferencesText } from '../src/site/engine/preferences/site-day.js';
import { addressOf, go, route } from './address.js';
import { catchUp } from './drafts/catch-up.js';
import { follow, isConnected, versions } from './live.js';
import { Header } from './navigation.js';
import { Empty, Failure, useTitle } from './parts/basics.js';
import { CloseButton, Dialog } from './parts/dialog.js';
import { Lazy } from './parts/lazy.js';
import { isComeBack } from './parts/left-pages.js';
import { isReturn, Return } from './return.js';
import { AskError, loadSession, session } from './server.js';
import { areSingleKeysOn, isSingleKey } from './single-keys.js';
import { siteFacts, useClock } from './site-facts.js';
import { texts } from './texts.js';
import { takeTypedAhead, typeAhead } from './typed-ahead.js';
import { UndoBar } from './undo.js';
import { TodayPage } from './views/lists/today.js';
import { LogIn, SetUp } from './views/log-in.js';
import { Imported, Orders } from './views/orders.js';
import type { SetUpPage } from './views/set-up/set-up.js';

const loadCharts = () => import('./views/charts.js');
const loadForm = () => import('./views/filling/form.js');
const loadComponents = () => import('./views/components.js');
const loadResults = () => import('./views/results.js');
const loadProperties = () => import('./views/properties.js');
const loadRequiredFactor = () =>
  import('./views/second-factor.js').then(({ RequiredFactor }) => ({ default: RequiredFactor }));
const loadOrder = () => import('./views/order/order.js').then(({ Order }) => ({ default: Order }));
const loadImported = () =>
  import('./views/imported.js').then(({ ImportedOrder }) => ({ default: ImportedOrder }));
const loadExchanges = () =>
  import('./views/exchanges.js').then(({ Exchanges }) => ({ default: Exchanges }));
const loadExchange = () =>
  import('./views/exchanges.js').then(({ Exchange }) => ({ default: Exchange }));
const loadJobs = () => import('./views/jobs.js').then(({ Jobs }) => ({ default: Jobs }));
const loadFind = () => import('./views/lists/find.js').then(({ Find }) => ({ default: Find }));
const loadWeek = () => import('./views/lists/week.js');

const loadSetUp = () => import('./views/set-up/set-up.js');

/** Returns a page of set-up, all of which are loaded together. */
const setUp =
  (page: SetUpPage) =>
  ({ id }: { id: string }) => <Lazy load={loadSetUp} given={{ page, id }} />;

/** The views by the first part of the address. They get the further parts. */
const VIEWS: Readonly<Record<string, ComponentType<{ id: string; rest: readonly string[] }>>> = {
  today: () => <TodayPage />,
  find: () => <Lazy load={loadFind} given={{}} />,
  week: () => <Lazy load={loadWeek} given={{}} />,
  orders: ({ id }) => (id === '' ? <Orders /> : <Lazy key={id} load={loadOrder} given={{ id }} />),
  imported: ({ id, rest: [what, form = ''] }) => {
    if (what === 'forms') {
      return <Lazy key={`${id} ${form}`} load={loadForm} given={{ order: id, form }} />;
    }
    return id === '' ? <Imported /> : <Lazy key={id} load={loadImported} given={{ id }} />;
  },
  results: () => <Lazy load={loadResults} given={{}} />,
  forms: setUp('forms'),
  properties: () => <Lazy load={loadProperties} given={{}} />,
  components: () => <Lazy load={loadComponents} given={{}} />,
  exchanges: ({ id }) =>
    id === '' ? (
      <Lazy load={loadExchanges} given={{}} />
    ) : (
      <Lazy key={id} load={loadExchange} given={{ id }} />
    ),
  charts: () => <Lazy load={loadCharts} given={{}} />,
  jobs: () => <Lazy load={loadJobs} given={{}} />,
  links: setUp('links'),
  accounts: setUp('accounts'),
  apps: setUp('apps'),
  prices: setUp('prices'),
  fields: setUp('fields'),
  definitions: setUp('definitions'),
  profiles: setUp('profiles'),
  hooks: setUp('hooks'),
  audit: setUp('audit'),
  retention: setUp('retention'),
  site: setUp('site'),
  me: setUp('me'),
  users: setUp('users'),
  sessions: setUp('sessions'),
};

const areKeysShown = signal(false);

function showKeys(isShown: unknown = true): void {
  areKeysShown.value = isShown !== false;
}

/** The console: a log-in for unknown users, otherwise a view and the navigation. */
export function App() {
  const [error, setError] = useState<AskError>();
  const load = () => {
    setError(undefined);
    loadSession().catch((failure: unknown) =>
      setError(failure instanceof AskError ? failure : new AskError('', String(failure))),
    );
  };
  useEffect(load, []);
  const { value: known } = session;
  if (error) return <Failure error={error} onRetry={load} />;
  if (!known) return <p class="faint">{texts.loading}</p>;
  const [first = 'today', second = '', ...rest] = route.value.path;
  if (!known.user && first === 'setup') return <SetUp token={second} />;
  if (!known.user) return <LogIn known={known} refusal={first === 'sign-on' ? second : ''} />;
  if (known.user.must_set_factor) return <Lazy load={loadRequiredFactor} given={{}} />;
  if (isReturn(first)) return <Return />;
  return <Inside view={first === 'setup' ? 'today' : first} id={second} rest={rest} />;
}

function Inside({ view, id, rest }: { view: string; id: string; rest: readonly string[] }) {
  useEffect(follow, []);
  useClock();
  useSiteFacts();
  useSignalEffect(() => {
    if (isConnected.value) untracked(() => void catchUp());
  });
  useKeys();
  useFocusOf(route.value.path.join('/'));
  const View = VIEWS[view] ?? NotFound;
  return (
    <>
      <button
        type="button"
        class="skip"
        onClick={() => document.getElementById('content')?.focus()}
      >
        {texts.skip}
      </button>
      <Header view={view} onKeys={showKeys} />
      {!isConnected.value && (
        <p class="notice lost" role="status">
          {texts.lost}
        </p>
      )}
      <UndoBar />
      <main id="content" tabIndex={-1}>
        <View key={view} id={id} rest={rest} />
      </main>
      {areKeysShown.value && <Keys />}
    </>
  );
}

/** Reads the currency and the zone of the site again after an administrator has changed them. */
function useSiteFacts(): void {
  const { site } = versions.value;
  useEffect(() => {
    const { value: facts } = siteFacts;
    if (site === undefined || facts === null || site === preferencesText(facts)) return;
    void loadSession().catch(() => undefined);
  }, [site]);
}

/** Moves the focus and the scroll position to the beginning of a new view. Filters leave them unchanged. */
function useFocusOf(view: string): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    // Another view has come instead of the search.
    if (!view.startsWith('find')) takeTypedAhead();
    const first = document.querySelector<HTMLElement>('#content [data-first]');
    (first ?? document.getElementById('content'))?.focus({ preventScroll: true });
    // A list to which the user comes back restores its own position.
    if (!isComeBack()) scrollTo(0, 0);
  }, [view]);
}

function Keys() {
  return (
    <Dialog title={texts.keys.title} onClose={() => showKeys(false)}>
      <p class="hint">
        {areSingleKeysOn.value ? texts.keys.areOn : texts.keys.areOff}{' '}
        <a href={addressOf(['me'])} onClick={() => showKeys(false)}>
          {texts.keys.where}
        </a>
      </p>
      <dl class="keys">
        {texts.keys.list.map(([key, meaning]) => (
          <div key={meaning}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <CloseButton />
    </Dialog>
  );
}

function NotFound() {
  useTitle(texts.notFound.title);
  return (
    <Empty>
      <h1>{texts.notFound.title}</h1>
      <p>{texts.notFound.lead}</p>
    </Empty>
  );
}

/** The views by the key that follows `g`. */
const JUMPS: Readonly<Record<string, string>> = {
  t: 'today',
  w: 'week',
  o: 'orders',
  i: 'imported',
  r: 'results',
  p: 'properties',
  f: 'forms',
  e: 'exchanges',
  j: 'jobs',
  c: 'charts',
  a: 'accounts',
  l: 'links',
};

function useKeys(): void {
  // Before the page is seen: a key that is pressed at once counts.
  useLayoutEffect(() => {
    let isJump = false;
    function press(event: KeyboardEvent) {
      if (!isSingleKey(event)) return;
      const target = isJump ? JUMPS[event.key] : undefined;
      isJump = event.key === 'g';
      if (target) go([target]);
      else if (event.key === '?') showKeys();
      else if (event.key === '/') find(event);
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** Opens the search over the whole site, or goes to its field. */
function find(event: KeyboardEvent): void {
  event.preventDefault();
  if (route.value.path[0] !== 'find') {
    typeAhead();
    go(['find']);
  } else document.querySelector<HTMLInputElement>('input[type=search]')?.focus();
}
