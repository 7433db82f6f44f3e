import { Readable } from 'node:stream';
import Libsql from 'libsql';
import { defineForm } from '../../../src/forms/index.js';
import type { Route } from '../../../src/site/console/route-table.js';
import type { Role } from '../../../src/site/orders/people/stored-users.js';
import { ENGINES } from '../databases.js';
import { PLACE } from '../open-site.js';
import { putUser } from '../stored-secrets.js';
import { PASSWORD, routesOf, TestConsole } from './open-console.js';
import { ask, type RawAnswer } from './raw-request.js';

const [engine] = ENGINES;
if (!engine) throw new Error('there is no database to test on');

type Caller = 'nobody' | Role;
const CALLERS: readonly Caller[] = ['nobody', 'reader', 'operator', 'administrator'];

/** A route as the test expects it: who is the least that may ask, and a request that it takes. */
interface Expected {
  readonly least: Caller;
  /** The request; its path below `/api/` where it is not that of the route. */
  readonly at?: string;
  readonly body?: object | Buffer;
  /** What is answered to who may ask. Default 200. */
  readonly status?: number;
}

const form = defineForm({
  id: 6,
  name: 'Gate',
  questions: { q: { type: 'textbox', text: 'Is it shut?' } },
});
const CSV = Buffer.from('account,wo_number,address,city,state,zip\nacme,WO-F,1 A,B,NE,1\n');
const BYTES = Buffer.from('%PDF-1.4');
const SINCE = '2026-11-22T08:00:00Z';
const LINK = { url: 'https://127.0.0.1:1/link', username: 'u', password: 'p', name: 'new' };

const anyone = (rest: Omit<Expected, 'least'> = {}): Expected => ({ least: 'nobody', ...rest });
const reader = (rest: Omit<Expected, 'least'> = {}): Expected => ({ least: 'reader', ...rest });
const operator = (rest: Omit<Expected, 'least'> = {}): Expected => ({ least: 'operator', ...rest });
const admin = (rest: Omit<Expected, 'least'> = {}): Expected => ({
  least: 'administrator',
  ...rest,
});
/** A thing that is not there is the answer to who may ask. */
const NONE = { status: 404 } as const;

/** Every route of the console. `ORDER` and `FILE` stand for those of the test. */
const EXPECTED: Readonly<Record<string, Expected>> = {
  'GET state': anyone(),
  'POST setup': anyone({ body: { token: 'x', username: 'eve', password: PASSWORD }, status: 403 }),
  'POST login': anyone({ body: { username: 'nobody', password: 'wrong' }, status: 401 }),
  'POST logout': anyone({ body: {} }),
  'POST password': reader({ body: { current: PASSWORD, password: 'short' }, status: 422 }),
  'GET factor': reader(),
  'POST factor': reader({ body: { password: 'wrong' }, status: 401 }),
  'POST factor/confirm': reader({ body: { code: '123456' }, ...NONE }),
  'POST factor/remove': reader({ body: { password: '' }, status: 422 }),
  'POST users/:name/reset-factor': admin({ at: 'users/nobody/reset-factor', body: {}, ...NONE }),
  'POST users/:name/reset-sign-on': admin({ at: 'users/nobody/reset-sign-on', body: {}, ...NONE }),
  // Without a provider.
  'GET sign-on': anyone(NONE),
  'GET sign-on/return': anyone(NONE),
  'GET sessions': reader(),
  'GET sessions.csv': reader(),
  'DELETE sessions/:id': reader({ at: 'sessions/999999' }),
  'GET orders': reader({ at: 'orders?today=20261122' }),
  'GET orders/total': reader({ at: 'orders/total?today=20261122' }),
  'GET orders.csv': reader({ at: 'orders.csv?today=20261122' }),
  'GET today': reader({ at: 'today?today=20261122' }),
  'GET find': reader({ at: 'find?q=elm&today=20261122' }),
  'GET choices': reader(),
  'POST orders/many': operator({ body: { command: 'accept', ids: ['1'] } }),
  'GET week': reader({ at: 'week?from=20261122' }),
  'POST columns': reader({ body: { list: 'orders', columns: ['due', 'state'] } }),
  'GET undo': operator(),
  'POST undo/:batch': operator({ at: 'undo/none', body: {} }),
  'GET views': reader(),
  'POST views': reader({ body: { list: 'orders', name: 'Mine', query: 'person=ada' } }),
  'DELETE orders/:id': admin({ at: 'orders/999999', ...NONE }),
  'POST orders/:id/anonymous': admin({ at: 'orders/999999/anonymous', ...NONE }),
  'POST users/:name/anonymous': admin({ at: 'users/nobody/anonymous', ...NONE }),
  'GET retention': admin(),
  'PATCH settings': admin({ body: { currency: 'USD' } }),
  'POST retention/positions': admin({ body: { days: '30' } }),
  'DELETE views/:id': reader({ at: 'views/999999' }),
  'GET orders/:id': reader({ at: 'orders/ORDER' }),
  'GET orders/:id/forms/:form/offer': reader({ at: 'orders/ORDER/forms/5/offer' }),
  'GET files/:id': reader({ at: 'files/FILE' }),
  'GET files/:id/thumbnail': reader({ at: 'files/FILE/thumbnail', ...NONE }),
  'POST files/:id/thumbnail': operator({ at: 'files/FILE/thumbnail', body: BYTES, status: 422 }),
  'GET thumbnails': reader(),
  'GET orders/:id/photos.zip': reader({ at: 'orders/ORDER/photos.zip' }),
  'GET imported/:id/photos.zip': reader({ at: 'imported/999/photos.zip', ...NONE }),
  'POST orders': operator({ body: { account: 'acme', wo_number: 'WO-9', ...PLACE } }),
  'PATCH orders/:id': operator({ at: 'orders/ORDER', body: { comments: 'changed' } }),
  'POST orders/:id/commands': operator({
    at: 'orders/ORDER/commands',
    body: { command: 'accept' },
  }),
  'POST orders/:id/codes': operator({ at: 'orders/ORDER/codes', body: {} }),
  'POST orders/:id/notes': operator({ at: 'orders/ORDER/notes', body: { note_text: 'x' } }),
  'POST orders/:id/notes/attachments': operator({
    at: 'orders/ORDER/notes/attachments?name=a.pdf',
    body: BYTES,
  }),
  'POST orders/:id/notes/:note/fetch': operator({
    at: 'orders/ORDER/notes/999999/fetch',
    body: {},
    status: 404,
  }),
  'POST orders/:id/files': operator({ at: 'orders/ORDER/files?name=a.pdf', body: BYTES }),
  'POST orders/:id/items': operator({
    at: 'orders/ORDER/items',
    body: { items: [{ id: 1, description: 'x' }] },
  }),
  'POST records': operator({ at: 'records?name=a.csv', body: CSV }),
  'POST orders/from-file': operator({ at: 'orders/from-file?name=a.csv', body: CSV }),
  'POST orders/from-file/preview': operator({
    at: 'orders/from-file/preview?name=a.csv',
    body: CSV,
  }),
  'GET troubles': reader({ at: 'troubles?kind=disk.low' }),
  'GET troubles.csv': reader(),
  'GET forms': reader(),
  'GET forms.csv': reader(),
  'POST forms': operator({ body: { form, form_ver_id: 1 } }),
  'GET items': reader(),
  'GET items.csv': reader(),
  'POST items': operator({ body: { items: [{ id: 1, description: 'x' }] } }),
  'GET properties': reader(),
  'GET properties.csv': reader(),
  'POST properties/:id/front-of-house': operator({
    at: 'properties/1/front-of-house?name=a.jpg',
    body: Buffer.from('ffd8ffe0', 'hex'),
  }),
  'DELETE properties/:id/front-of-house': operator({ at: 'properties/1/front-of-house' }),
  'GET accounts': reader(),
  'POST accounts': admin({ body: { username: 'new' } }),
  'PATCH accounts/:name': admin({ at: 'accounts/acme', body: { display_name: 'Acme' } }),
  'POST accounts/:name/rotate': admin({ at: 'accounts/acme/rotate', body: {} }),
  'POST accounts/:name/disable': admin({ at: 'accounts/bolt/disable', body: {} }),
  'POST accounts/:name/enable': admin({ at: 'accounts/bolt/enable', body: {} }),
  'POST accounts/from-file': admin({
    at: 'accounts/from-file?name=a.csv',
    body: Buffer.from('username\nof-file\n'),
  }),
  'GET accounts.csv': reader(),
  'GET users': reader(),
  'POST users': admin({ body: { username: 'zoe' } }),
  'PATCH users/:name': admin({ at: 'users/zoe', body: { role: 'administrator' } }),
  'GET groups': reader(),
  'POST groups': admin({ body: { name: 'office' } }),
  'GET users.csv': reader(),
  'GET imported': reader({ at: 'imported?today=20261122' }),
  'GET imported/total': reader({ at: 'imported/total?today=20261122' }),
  'GET imported.csv': reader({ at: 'imported.csv?today=20261122' }),
  'GET imported/:id': reader(NONE),
  'POST imported/:id/codes': operator({ body: {}, ...NONE }),
  'POST imported/:id/read-again': operator({ body: {}, ...NONE }),
  'GET links': reader(),
  'POST links': admin({ body: LINK }),
  'PATCH links/:name': admin({ body: { poll_seconds: 60 }, ...NONE }),
  'POST links/:name/rotate': admin({ body: { password: 'x' }, ...NONE }),
  'DELETE links/:name': admin(NONE),
  'GET links.csv': reader(),
  'POST links/:name/test': operator({ body: {}, ...NONE }),
  'POST links/:name/resume': admin({ body: {}, ...NONE }),
  'POST links/:name/sync': operator({ body: {}, ...NONE }),
  'POST links/:name/pause': admin({ body: {}, ...NONE }),
  'GET imported/:id/forms/:form': reader(NONE),
  'GET imported/:id/work': reader(NONE),
  'POST imported/:id/results': operator({
    body: { notes: [{ key: 'n', note_text: 'x' }] },
    ...NONE,
  }),
  'POST imported/:id/results/attachments': operator({
    at: 'imported/999999/results/attachments?name=a.pdf',
    body: BYTES,
    ...NONE,
  }),
  'POST imported/:id/results/unflag': operator({ body: { flags: [] }, ...NONE }),
  'POST imported/:id/results/files': operator({
    at: 'imported/999999/results/files?name=a.jpg',
    body: BYTES,
    ...NONE,
  }),
  'POST imported/:id/results/send': operator({ body: {}, ...NONE }),
  'POST imported/:id/results/remove': operator({ body: { ids: ['1'] }, ...NONE }),
  'POST imported/:id/results/call-back': operator({ body: { ids: ['1'] }, ...NONE }),
  'POST imported/:id/results/send-again': operator({ body: {}, ...NONE }),
  'GET results': reader(),
  'GET results.csv': reader(),
  'POST results/send-again': operator({ body: {} }),
  'POST results/:id/decide': operator({ body: { decision: 'sent' }, ...NONE }),
  'GET drafts': reader(),
  'GET drafts/:path': operator({ at: 'drafts/orders%2FORDER%2Fnote' }),
  'POST drafts/:path': operator({
    at: 'drafts/orders%2FORDER%2Fnote',
    body: { content: {}, version: 0, writer: 'page' },
  }),
  'DELETE drafts/:path': operator({ at: 'drafts/orders%2FORDER%2Fnote' }),
  'GET jobs': reader(),
  'GET jobs.csv': reader(),
  'POST jobs/:id/retry': operator({ body: {}, ...NONE }),
  'POST jobs/:id/skip': operator({ body: {}, ...NONE }),
  'GET exchanges': reader(),
  'GET exchanges.csv': reader(),
  'GET exchange-choices': reader(),
  'GET exchanges/:id': reader(NONE),
  'GET audit': admin({}),
  'GET audit.csv': admin({}),
  'GET charts': reader(),
  'GET replays': operator({ at: `replays?since=${SINCE}` }),
  'POST replays': operator({ body: { since: SINCE } }),
  'POST exchanges/:id/replay': operator({ body: {}, ...NONE }),
  'GET live': reader(),
  'GET apps': admin(),
  'POST apps': admin({ body: { name: 'desk', scopes: ['user-r'] } }),
  'PATCH apps/:name': admin({ at: 'apps/desk', body: { limits: { accounts: ['acme'] } } }),
  'POST apps/keys': admin({ body: {} }),
  'POST apps/:name/rotate': admin({ at: 'apps/desk/rotate', body: {} }),
  'POST apps/:name/disable': admin({ at: 'apps/desk/disable', body: {} }),
  'POST apps/:name/enable': admin({ at: 'apps/desk/enable', body: {} }),
  'DELETE apps/:name': admin({ at: 'apps/desk' }),
  'GET units': reader(),
  'POST units': admin({ body: { name: 'Yard' } }),
  'POST units/:name/disable': admin({ at: 'units/Yard/disable', body: {} }),
  'POST units/:name/enable': admin({ at: 'units/Yard/enable', body: {} }),
  'GET prices': reader({ at: 'prices?client_company=First%20Bank' }),
  'GET prices/lists': reader(),
  'POST prices': admin({ body: { client_company: 'Bank', item_id: '501', client_price: '2' } }),
  'POST prices/remove': admin({ body: { client_company: 'Bank', item_id: '501' } }),
  'GET property-fields': reader(),
  'POST property-fields': admin({ body: { name: 'pool' } }),
  'DELETE property-fields/:name': admin({ at: 'property-fields/pool' }),
  'GET document-types': reader(),
  'POST document-types': admin({ body: { name: 'Permit' } }),
  'DELETE document-types/:name': admin({ at: 'document-types/Permit' }),
  'GET work-choices': reader(),
  'POST work-choices': admin({ body: { field: 'work_type', name: 'Mow' } }),
  'POST work-choices/remove': admin({ body: { field: 'work_type', name: 'Mow' } }),
  'GET hooks': admin(),
  'POST hooks': admin({ body: { url: 'https://hooks.example/x', events: ['order'] } }),
  'POST hooks/:id/rotate': admin({ body: {}, ...NONE }),
  'POST hooks/:id/disable': admin({ body: {}, ...NONE }),
  'POST hooks/:id/enable': admin({ body: {}, ...NONE }),
  'GET hooks/:id/deliveries': admin(NONE),
  'POST hooks/:id/replay-failed': admin({ body: {}, ...NONE }),
  'POST hook-deliveries/:id/replay': admin({ body: {}, ...NONE }),
  'DELETE hooks/:id': admin(NONE),
  'GET profiles': reader(),
  'POST profiles': admin({ body: { name: 'bank', account: 'acme' } }),
  'POST profiles/preview': admin({
    body: { profile: { name: 'x', account: 'acme' }, file_name: 'a.csv', text: 'wo_number\n1\n' },
  }),
  'GET profiles/:name/files': reader(NONE),
  'POST profiles/:name/files': operator({
    at: 'profiles/none/files?name=a.csv',
    body: BYTES,
    ...NONE,
  }),
  'POST profiles/:name/compiled': operator({
    at: 'profiles/none/compiled?name=a.csv&day=2026-11-23',
    body: BYTES,
    ...NONE,
  }),
  'GET profiles/:name/export': reader({ at: 'profiles/none/export?day=2026-11-23', ...NONE }),
  'GET profile-files/:id': reader(NONE),
  'POST profiles/:name/disable': admin({ at: 'profiles/bank/disable', body: {} }),
  'POST profiles/:name/enable': admin({ at: 'profiles/bank/enable', body: {} }),
  'DELETE profiles/:name': admin({ at: 'profiles/bank' }),
  'GET orders/:id/damages': reader({ at: 'orders/ORDER/damages' }),
  'POST orders/:id/damages': operator({ at: 'orders/ORDER/damages', body: { title: 'Roof' } }),
  'POST damages/:id/photos': operator({ body: { file_ids: ['1'] }, ...NONE }),
  'DELETE damages/:id': operator(NONE),
  'GET settings': admin(),
  'GET storage': admin(),
};

/** A spelling of a request that changes nothing of who sends it. */
type Spelling = (request: Asked) => Partial<Asked>;
interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}
const header =
  (name: string, value: string): Spelling =>
  ({ headers }) => ({
    headers: { ...headers, [name]: value },
  });
const path =
  (change: (path: string) => string): Spelling =>
  (request) => ({ path: change(request.path) });
const withQuery = (query: string) =>
  path((text) => `${text}${text.includes('?') ? '&' : '?'}${query}`);

/** Ways in which callers have passed checks of other products. */
const SPELLINGS: Readonly<Record<string, Spelling>> = {
  plain: () => ({}),
  'another method named by a header': header('X-HTTP-Method-Override', 'GET'),
  'another method named by another header': header('X-HTTP-Method', 'HEAD'),
  'another method in the query': withQuery('_method=GET'),
  'a role in the query': withQuery('role=administrator&user=administrator&needs=anyone'),
  'a user named by a header': header('X-Forwarded-User', 'administrator'),
  'a user of a proxy': header('X-Remote-User', 'administrator'),
  'a login of HTTP': header('Authorization', `Basic ${btoa(`administrator:${PASSWORD}`)}`),
  'a token of HTTP': header('Authorization', `Bearer ${'A'.repeat(43)}`),
  'another address in a header': header('X-Original-URL', '/api/state'),
  'another address in another header': header('X-Rewrite-URL', '/api/state'),
  'the address of this machine': header('X-Forwarded-For', '127.0.0.1'),
  'another host in a header': header('X-Forwarded-Host', 'localhost'),
  'the name of the page': header('Referer', 'http://127.0.0.1/console/'),
  'an own origin': header('Sec-Fetch-Site', 'same-origin'),
  'a slash at its end': path((text) => text.replace(/(?=\?|$)/, '/')),
  'a doubled slash': path((text) => text.replace('/api/', '/api//')),
  'a step back': path((text) => text.replace('/api/', '/api/state/../')),
  'an encoded step back': path((text) => text.replace('/api/', '/api/state/%2e%2e/')),
  'an encoded letter': path((text) =>
    text.replace(/\/api\/(.)/, (_, letter: string) => `/api/%${letter.charCodeAt(0).toString(16)}`),
  ),
  'capital letters': path((text) => text.replace(/\/api\/[^/?]+/, (part) => part.toUpperCase())),
  'a parameter of the path': path((text) => text.replace(/(?=\?|$)/, ';role=administrator')),
  'an extension': path((text) => text.replace(/(?=\?|$)/, '.json')),
  'a whole address': path((text) => `http://127.0.0.1${text}`),
};

describe('every route of a console', () => {
  let test: TestConsole;
  let routes: readonly Route[] = [];
  let ids = { ORDER: '', FILE: '' };
  const cookies = new Map<Caller, string>();

  beforeAll(async () => {
    await engine.start();
    test = await TestConsole.open(engine);
    routes = await routesOf(test);
    for (const role of CALLERS) await enter(role);
    const { owner } = test.test;
    await owner.forms.add(defineForm({ ...form5 }), { form_ver_id: 1 });
    const ORDER = await test.test.order({ lock_code: '4711', pcr_forms: [{ pcr_form_id: 5 }] });
    const content = Readable.from([BYTES]);
    const FILE = await owner.files.add({ report_id: ORDER, file_name: 'a.pdf', content });
    ids = { ORDER, FILE };
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });
  const form5 = {
    id: 5,
    name: 'Yard',
    questions: { q: { type: 'textbox', text: 'Mown?' } },
  } as const;

  async function enter(role: Caller): Promise<void> {
    if (role === 'nobody') return;
    const { users } = test.test.owner;
    const isThere = (await users.list()).some(({ username }) => username === role);
    if (!isThere) await putUser(test.test.database, { username: role, role }, PASSWORD);
    const given = { username: role, password: PASSWORD };
    const { headers } = await test.stranger.post('/api/login').send(given).expect(200);
    cookies.set(role, String(headers['set-cookie']).split(';', 1)[0] ?? '');
  }

  /** Asks for a route as somebody. */
  function call(caller: Caller, name: string, spelling: Spelling = () => ({})): Promise<RawAnswer> {
    const [method = '', route = ''] = name.split(' ');
    const { at = route.replace(/:\w+/g, '999999'), body } = EXPECTED[name] ?? {};
    const path = `/api/${at.replace('ORDER', ids.ORDER).replace('FILE', ids.FILE)}`;
    const isBytes = Buffer.isBuffer(body);
    const asked = {
      method,
      path,
      headers: {
        Cookie: cookies.get(caller) ?? '',
        'Content-Type': isBytes ? 'application/octet-stream' : 'application/json',
      },
    };
    const sent = isBytes ? body : body && JSON.stringify(body);
    return ask(test.port, { ...asked, ...spelling(asked), body: sent });
  }

  const names = () => routes.map(({ method, path: at }) => `${method} ${at}`);
  const mayAsk = (caller: Caller, name: string) =>
    CALLERS.indexOf(caller) >= CALLERS.indexOf(EXPECTED[name]?.least ?? 'administrator');

  /** All that is stored, but for the time at which a session was used, which is stored once a minute. */
  function stored(): string {
    const database = new Libsql(test.test.database.slice('sqlite:'.length), { readonly: true });
    try {
      const tables = database
        .prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE '%VIRTUAL%'`)
        .all() as { name: string }[];
      return JSON.stringify(
        tables.map(({ name }) => [name, database.prepare(`SELECT * FROM "${name}"`).all()]),
        (name, value) => (name === 'seen_at' ? undefined : value),
      );
    } finally {
      database.close();
    }
  }

  it('is one that this test expects something of, and is there [console.roles]', () => {
    expect(names().sort()).toEqual(Object.keys(EXPECTED).sort());
    const refusals = CALLERS.flatMap((caller) => names().filter((name) => !mayAsk(caller, name)));
    expect(refusals.length * Object.keys(SPELLINGS).length).toBeGreaterThan(3500);
  });

  it.each(CALLERS)(
    'refuses %s what the role does not allow, however it is asked for, and stores nothing of it [console.roles]',
    async (caller) => {
      const refused = names().filter((name) => !mayAsk(caller, name));
      const before = stored();
      const wrong: string[] = [];
      for (const name of refused) {
        const calls = Object.entries(SPELLINGS).map(async ([spelled, spelling]) => {
          const { status, code } = await call(caller, name, spelling);
          const isSame = !/slash|step|letter|parameter|extension|whole/.test(spelled);
          const isRefusal =
            caller === 'nobody'
              ? status === 401 && code === 'session_required'
              : status === 403 && code === 'role_insufficient';
          // An address that is spelled in another way may be none at all, to who has logged in.
          const isUnknown = !isSame && (status === 404 || status === 405);
          if (!isRefusal && !(isUnknown && isNoAnswer(caller, code, spelled))) {
            wrong.push(`${name}, ${spelled}: ${status} ${code}`);
          }
        });
        await Promise.all(calls);
      }
      expect(wrong).toEqual([]);
      expect(stored()).toBe(before);
    },
  );

  /** Whether an answer says nothing of what there is: to a stranger only the page has addresses that are not there. */
  const isNoAnswer = (caller: Caller, code: string, spelled: string) =>
    caller !== 'nobody' || spelled === 'a whole address' || code === '';

  it.each(CALLERS)('does for %s what the role allows [console.roles]', async (caller) => {
    const allowed = names().filter((name) => mayAsk(caller, name));
    // A log-out is the last that a session does.
    const isLast = (name: string) => Number(name === 'POST logout');
    const inTurn = allowed.sort((one, other) => isLast(one) - isLast(other));
    const wrong: string[] = [];
    for (const name of inTurn) {
      const { status, text } = await call(caller, name);
      const { status: expected = 200 } = EXPECTED[name] ?? {};
      if (status !== expected) wrong.push(`${name}: ${status} ${text.slice(0, 200)}`);
    }
    expect(wrong).toEqual([]);
    await enter(caller);
  });
});
