import { signal, untracked, useSignalEffect } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { addressOf, go, route } from './address.js';
import { saveAll } from './drafts/keeper.js';
import { catchUp } from './drafts/unfinished.js';
import { follow, isConnected } from './live.js';
import { Empty, Failure, useTitle } from './parts/basics.js';
import { Dialog } from './parts/dialog.js';
import { Lazy } from './parts/lazy.js';
import { isTyping } from './parts/list.js';
import { AskError, ask, loadSession, may, session } from './server.js';
import { texts } from './texts.js';
import { Accounts } from './views/accounts.js';
import { Exchange, Exchanges } from './views/exchanges.js';
import { ImportedOrder } from './views/imported.js';
import { Jobs } from './views/jobs.js';
import { Links } from './views/links.js';
import { LogIn, SetUp } from './views/log-in.js';
import { Order } from './views/order/order.js';
import { Imported, Orders } from './views/orders.js';
import { Sessions, Users } from './views/users.js';

const loadCharts = () => import('./views/charts.js');
const loadForm = () => import('./views/work/form.js');
const loadComponents = () => import('./views/components.js');
const loadResults = () => import('./views/results.js');
const loadForms = () => import('./views/forms.js');
const loadProperties = () => import('./views/properties.js');

/** The views by the first part of the address. They get the further parts. */
const VIEWS: Readonly<Record<string, ComponentType<{ id: string; rest: readonly string[] }>>> = {
  orders: ({ id }) => (id === '' ? <Orders /> : <Order key={id} id={id} />),
  imported: ({ id, rest: [what, form = ''] }) => {
    if (what === 'forms') return <Lazy load={loadForm} given={{ order: id, form }} />;
    return id === '' ? <Imported /> : <ImportedOrder key={id} id={id} />;
  },
  results: () => <Lazy load={loadResults} given={{}} />,
  forms: () => <Lazy load={loadForms} given={{}} />,
  properties: () => <Lazy load={loadProperties} given={{}} />,
  components: () => <Lazy load={loadComponents} given={{}} />,
  exchanges: ({ id }) => (id === '' ? <Exchanges /> : <Exchange key={id} id={id} />),
  charts: () => <Lazy load={loadCharts} given={{}} />,
  jobs: Jobs,
  links: Links,
  accounts: Accounts,
  users: Users,
  sessions: Sessions,
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
  const [first = 'orders', second = '', ...rest] = route.value.path;
  if (!known.user && first === 'setup') return <SetUp token={second} />;
  if (!known.user) return <LogIn needsSetup={known.needs_setup} />;
  return <Inside view={first === 'setup' ? 'orders' : first} id={second} rest={rest} />;
}

function Inside({ view, id, rest }: { view: string; id: string; rest: readonly string[] }) {
  useEffect(follow, []);
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
      <Header view={view} />
      {!isConnected.value && (
        <p class="notice lost" role="status">
          {texts.lost}
        </p>
      )}
      <main id="content" tabIndex={-1}>
        <View key={view} id={id} rest={rest} />
      </main>
      {areKeysShown.value && <Keys />}
    </>
  );
}

/** Moves the focus and the scroll position to the beginning of a new view. Filters leave them unchanged. */
function useFocusOf(view: string): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [view]);
}

const LINKS = [
  'orders',
  'imported',
  'results',
  'exchanges',
  'jobs',
  'charts',
  'properties',
  'forms',
  'accounts',
  'links',
  'users',
  'sessions',
] as const;

function Header({ view }: { view: string }) {
  async function logOut() {
    await saveAll();
    await ask('POST', 'logout');
    await loadSession();
  }
  const links = LINKS.filter((name) => name !== 'users' || may('administrator'));
  return (
    <header>
      <nav aria-label={texts.nav.label}>
        <strong>svclink</strong>
        {links.map((name) => (
          <a
            key={name}
            href={addressOf([name])}
            {...(view === name ? { 'aria-current': 'page' as const } : {})}
          >
            {texts.nav[name]}
          </a>
        ))}
      </nav>
      <div class="person">
        <span>{session.value?.user?.display_name}</span>
        <button type="button" onClick={showKeys} aria-keyshortcuts="?">
          {texts.nav.keys}
        </button>
        <button type="button" onClick={() => void logOut()}>
          {texts.nav.logout}
        </button>
      </div>
    </header>
  );
}

function Keys() {
  return (
    <Dialog title={texts.keys.title} onClose={() => showKeys(false)}>
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
      <form method="dialog">
        <button type="submit" class="main">
          {texts.close}
        </button>
      </form>
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
  useEffect(() => {
    let isJump = false;
    function press(event: KeyboardEvent) {
      if (isTyping(event)) return;
      const target = isJump ? JUMPS[event.key] : undefined;
      isJump = event.key === 'g';
      if (target) go([target]);
      else if (event.key === '?') showKeys();
      else if (event.key === '/') focusSearch(event);
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function focusSearch(event: KeyboardEvent): void {
  const search = document.querySelector<HTMLInputElement>('input[type=search]');
  if (!search) return;
  search.focus();
  event.preventDefault();
}
