import Libsql from 'libsql';
import { apiCatalogue } from '../../../src/api/catalogue/index.js';
import { requestFields } from '../../../src/api/generated/kinds.js';
import { defineForm } from '../../../src/forms/index.js';
import type { Database } from '../../../src/site/engine/store/database.js';
import { openDatabase } from '../../../src/site/engine/store/open-database.js';
import { DOOR_PHOTO } from '../../support/exif-photo.js';
import { CapturedStatements } from '../console/captured-statements.js';
import { isExempt, scansOnPostgres, scansOnSqlite } from '../console/statement-plans.js';
import { ENGINES } from '../databases.js';
import { OrdersOfApp } from './orders-of-app.js';
import type { TestApp } from './site-api.js';

/** A form whose only question that is answered has the number 2. */
const form = (id: number) =>
  defineForm({
    id,
    name: `Form ${id}`,
    questions: {
      title: { type: 'title', text: 'House' },
      remarks: { type: 'textbox', text: 'Remarks' },
    },
  });
const questionOf = (records: ReturnType<typeof form>) =>
  Number(
    Object.values(Object.values(records)[0]?.options_pcr_forms_questions ?? {}).find(
      ({ question_name }) => question_name === 'Remarks',
    )?.pcr_question_id,
  );
const [OWN, OF_LINK] = [form(71), form(72)];
const PHOTO = { file_name: 'door.jpg', file_area: 0, content: DOOR_PHOTO.toString('base64') };
const CITY = { city: 'Lincoln', state: 'NE', zip: '68501' };

/** The records of an order, by which actions name them. */
interface Records {
  readonly order: number;
  readonly account: string;
  readonly address: string;
  readonly property: number;
  readonly form: number;
  readonly question: number;
  /** The form of a link; undefined where the app may see that link. */
  readonly linkForm?: number;
  readonly bid: number;
  readonly invoice: number;
  readonly line: number;
  readonly photo: number;
  readonly note: number;
  readonly profile: number;
}

const UNKNOWN: Records = {
  ...{ order: 999_001, account: 'nobody', address: '9 Nowhere Rd', property: 999_002 },
  ...{ form: 71, question: questionOf(OWN), linkForm: 999_003, bid: 999_004 },
  ...{ invoice: 999_005, line: 999_006, photo: 999_007, note: 999_008, profile: 999_009 },
};

/** The request that names records, beside records that the app sees; undefined where the record is not hidden. */
type Probe = (asked: Records, seen: Records) => object | undefined;

const BID = { invoice_item_other: 'Grass', qty: 1, contractor_price: 1, client_price: 2 };
const LINE = { invoice_item_other: 'Paint', qty: 1, price: 5 };
const ofOrder: Probe = ({ order: report_id }) => ({ report_id });
const ofNote: readonly Probe[] = [
  ({ order: report_id, note: note_id }) => ({ report_id, note_id }),
  ({ note: note_id }, { order: report_id }) => ({ report_id, note_id }),
];
const answered = ({ form: pcr_form_id, question }: Records) => ({
  pcr_form_id,
  questions: [{ pcr_question_id: question, answer: 'yes' }],
});

/** The actions that answer from the site, without a record of an order, property or account. */
const OF_THE_SITE: ReadonlySet<string> = new Set([
  'bid/uom',
  'file/document/types',
  'property/definition',
  'user/group/list',
  'user/search',
  'workorder/fields',
]);

/** The actions that list records: what they list is compared in a test of its own. */
const LISTS: ReadonlySet<string> = new Set(['autoimport/list', 'workorder/search']);

/**
 * The requests of each action for a record. The first one succeeds, or is refused for another reason, for an app that
 * sees the record. Actions that remove something are last.
 */
const PROBES: Readonly<Record<string, readonly Probe[]>> = {
  'autoimport/export': [
    ({ profile: autoimport_id }) => ({ autoimport_id, export_date: '2026-01-05' }),
  ],
  'autoimport/upload': [
    ({ profile: autoimport_id }) => ({
      ...{ autoimport_id, name: 'a.csv', content: Buffer.from('wo_number\n').toString('base64') },
    }),
  ],
  'bid/create': [({ order: report_id }) => ({ report_id, ...BID })],
  'bid/invoice/items': [ofOrder],
  'bid/list': [ofOrder],
  'bid/update': [({ bid: comp_note_id }) => ({ comp_note_id, comment: 'x' })],
  'file/flag': [
    ({ photo: file_id, bid: comp_note_id }) => ({ type: 'b', file_id, comp_note_id }),
    ({ bid: comp_note_id }, { photo: file_id }) => ({ type: 'b', file_id, comp_note_id }),
    ({ photo: file_id }, { bid: comp_note_id }) => ({ type: 'b', file_id, comp_note_id }),
    ({ photo: file_id, question }) => ({ type: 'pc', file_id, pcr_question_id: question }),
  ],
  'file/flag/items': [ofOrder],
  'file/get': [({ photo: file_id }) => ({ file_id })],
  'file/get/metadata': [({ photo: file_id }) => ({ file_id })],
  'file/list': [ofOrder],
  'file/upload': [({ order: report_id }) => ({ report_id, ...PHOTO })],
  'invoice/create': [({ order: report_id }) => ({ report_id, client_items: [LINE] })],
  'invoice/get': [({ invoice: invoice_id }) => ({ invoice_id })],
  'invoice/id': [ofOrder],
  'invoice/update': [
    ({ order: report_id, invoice: invoice_id }) => ({ report_id, invoice_id, complete: 1 }),
    ({ invoice: invoice_id }, { order: report_id }) => ({ report_id, invoice_id, complete: 1 }),
    ({ order: report_id }, { invoice: invoice_id }) => ({ report_id, invoice_id, complete: 1 }),
    ({ line: line_id }, { order: report_id, invoice: invoice_id }) => ({
      ...{ report_id, invoice_id, items: [{ line_id, qty: 3 }] },
    }),
  ],
  'jobnote/create': [({ order: report_id }) => ({ report_id, note_text: 'x' })],
  'jobnote/file/list': ofNote,
  'jobnote/get': ofNote,
  'jobnote/list': [ofOrder],
  'jobnote/update': ofNote,
  'pcr/get': [
    ({ linkForm: pcr_form_id }) => (pcr_form_id ? { pcr_form_id, version: 3 } : undefined),
  ],
  'property/get': [({ property: org_property_id }) => ({ org_property_id })],
  'property/id': [({ address }) => ({ address, ...CITY })],
  'property/update': [
    ({ property: org_property_id }) => ({ org_property_id, values: { occupancy: 'no' } }),
  ],
  'workorder/create': [
    ({ account }) => ({
      values: {
        ...{ account, wo_number: 'NEW', address: '1 New Rd', ...CITY, client_company: 'Bank' },
        ...{ work_type: 'Cut', date_due: '20270101' },
      },
    }),
  ],
  'workorder/get': [ofOrder],
  'workorder/pcr/answer': [(asked) => ({ report_id: asked.order, ...answered(asked) })],
  'workorder/pcr/get': [({ order, form: pcr_form_id }) => ({ report_id: order, pcr_form_id })],
  'workorder/pcr/list': [ofOrder],
  'workorder/rfo': [({ order: report_id }) => ({ report_id, ready: 0 })],
  'workorder/update': [({ order: report_id }) => ({ report_id, values: { cust_text: 'x' } })],
  'invoice/delete/item': [({ line: line_id }) => ({ line_id })],
  'jobnote/delete': ofNote,
  'bid/delete': [({ bid: comp_note_id }) => ({ comp_note_id })],
  'workorder/pcr/detach': [
    ({ order: report_id, form: pcr_form_id }) => ({ report_id, pcr_form_id }),
  ],
};

/** The changes that are refused for a reason of the record: its forms and fields are its owner's, it has its invoice. */
const REFUSED: Readonly<Record<'owned' | 'imported', readonly string[]>> = {
  owned: ['invoice/create'],
  imported: ['invoice/create', 'workorder/update', 'workorder/pcr/detach'],
};
/** The tables of records that a repeated call could make twice. */
const COUNTED = ['orders', 'notes', 'files', 'bid_comps', 'invoice_lines', 'outbox', 'photo_flags'];

/** The statement that counts them. */
const OF_THIS_TEST = /^select count\(\*\) as "count" from "\w+"$/;

/** Values that no member has, or that lists, numbers and texts are not read as by accident. */
const HOSTILE: readonly unknown[] = ['a\0b', '\ud800', '1e30', 2 ** 60, {}, [null]];

/** Returns copies of a request, each with one of its members, or of the members of these, replaced. */
function* withValue(request: object, names: readonly string[], value: unknown): Generator<object> {
  const own: Readonly<Record<string, unknown>> = { ...request };
  for (const name of names) {
    yield { ...own, [name]: value };
    const [first] = [own[name]].flat();
    if (typeof first !== 'object' || first === null) continue;
    for (const inner of withValue(first, Object.keys(first), value)) {
      yield { ...own, [name]: Array.isArray(own[name]) ? [inner] : inner };
    }
  }
}

const shown = (value: unknown) => JSON.stringify(value).slice(0, 20);

/** The answers to hostile values on the engines so far. */
const answersToHostile = new Map<string, string>();

const CHANGING: ReadonlySet<string> = new Set(
  apiCatalogue.filter(({ kind }) => kind === 'write').map(({ action }) => action),
);

it('every action of the catalogue has its requests here', () => {
  const here = [...Object.keys(PROBES), ...OF_THE_SITE, ...LISTS];
  expect(here.toSorted()).toEqual(apiCatalogue.map(({ action }) => action).toSorted());
});

describe.each(ENGINES)('every action of the JSON API of a site on $name', (engine) => {
  let test: OrdersOfApp;
  let database: Database;
  let hidden: Record<'owned' | 'imported', Records>;
  let seen: Records;
  /** Apps that see the account bolt, and the link. */
  let ofAccount: TestApp;
  let ofLink: TestApp;
  let statements: CapturedStatements;

  beforeAll(async () => {
    await engine.start();
    // Makes the tables, so that the statements of the schema are not captured.
    await engine.migrated();
    statements = new CapturedStatements();
    test = await OrdersOfApp.open(engine, { thumbnails: false });
    database = await openDatabase(test.site.database);
    const { owner } = test.site;
    const forms = (id: number) => [{ pcr_form_id: id, form_required: false }];
    await owner.forms.add(OWN, { form_ver_id: 3 });
    await test.pair.owner.owner.forms.add(OF_LINK, { form_ver_id: 3 });
    await test.site.site.properties.fields.add({ name: 'occupancy', label: 'O', type: 'text' });
    for (const [name, account] of [
      ['hidden', 'acme'],
      ['seen', 'bolt'],
    ] as const) {
      await test.site.site.profiles.create({ name, account });
    }
    const remote = await test.pair.owner.order({
      ...{ wo_number: 'IMPORTED', address: '8 Hidden Rd', ...CITY, loan_number: 'L-2' },
      pcr_forms: forms(72),
    });
    const imported = Number((await test.pair.imported(remote)).id);
    // What the owner does not have yet can be removed.
    await test.site.site.importer.links.pause('owner');
    const order = (account: string, address: string) =>
      test.site.order({
        ...{ account, address, ...CITY, loan_number: 'L-1', org_wo_num: address.slice(0, 1) },
        pcr_forms: forms(71),
      });
    const owned = Number(await order('acme', '7 Hidden Rd'));
    seen = await recordsOf(Number(await order('bolt', '6 Seen Rd')), '6 Seen Rd', 71);
    hidden = {
      owned: await recordsOf(owned, '7 Hidden Rd', 71),
      imported: { ...(await recordsOf(imported, '8 Hidden Rd', 72)), linkForm: 72 },
    };
    ofAccount = await test.createApp({ name: 'account', accounts: ['bolt'], scopes: ALL });
    ofLink = await test.createApp({ name: 'link', links: ['owner'], scopes: ALL });
    test.app = await test.createApp({ name: 'all', scopes: ALL });
  });
  afterAll(async () => {
    statements?.end();
    await database?.close();
    await test?.close();
    await engine.stop();
  });

  const ALL = [...new Set(apiCatalogue.map(({ service }) => `${service}-rw`))];

  /** Makes one record of each kind for an order. */
  async function recordsOf(order: number, address: string, formId: number): Promise<Records> {
    const { app, site } = test;
    const report_id = order;
    await site.owner.items.setForOrder(String(order), [], { is_other_allowed: true });
    const { comp_note_id } = await app.result('bid/create', { report_id, ...BID });
    const lines = { contractor_items: [LINE] };
    const { invoice_id } = await app.result('invoice/create', { report_id, ...lines });
    const { contractor_items } = await app.result('invoice/get', { invoice_id });
    const { file_id } = await app.result('file/upload', { report_id, ...PHOTO });
    const { note_id } = await app.result('jobnote/create', { report_id, note_text: 'secret' });
    const { org_property_id } = await app.result('workorder/get', { report_id });
    const profiles = await site.site.profiles.list();
    return {
      ...{ order, account: 'acme', address, property: org_property_id, form: formId },
      question: questionOf(formId === 71 ? OWN : OF_LINK),
      ...{ bid: comp_note_id, invoice: invoice_id, line: contractor_items[0].line_id },
      ...{ photo: file_id, note: note_id, profile: await profileId(profiles[0]?.name ?? '') },
    };
  }

  async function profileId(name: string): Promise<number> {
    const app = await test.createApp({ name: `profiles ${Math.random()}`, scopes: ALL });
    const all: { autoimport_id: number; friendly_name: string }[] =
      await app.result('autoimport/list');
    return all.find(({ friendly_name }) => friendly_name === name)?.autoimport_id ?? 0;
  }

  /** The answer to a request, whose ids are those of hidden or unknown records: their values do not count. */
  async function answerOf(app: TestApp, action: string, data: object, asked: Records) {
    const { status, headers, body } = await app.call(action, data);
    const ids = [...Object.values(asked), ...Object.values(UNKNOWN)].join('|');
    const text = JSON.stringify(body).replace(new RegExp(`\\b(?:${ids})\\b`, 'g'), '#');
    return `${status} ${headers['content-type']} ${text}`;
  }

  const cases = () =>
    [
      ['owned', ofAccount],
      ['imported', ofAccount],
      ['owned', ofLink],
    ] as const;

  it('answers an unseen record byte for byte as an unknown one, and changes nothing [site.api.visibility]', async () => {
    const wrong: string[] = [];
    const before = await counts();
    for (const [kind, app] of cases()) {
      const records = hidden[kind];
      const beside = app === ofLink ? hidden.imported : seen;
      for (const [action, probes] of Object.entries(PROBES)) {
        for (const probe of probes) {
          const request = probe(records, beside);
          if (!request) continue;
          const unseen = await answerOf(app, action, request, records);
          const unknown = await answerOf(app, action, probe(UNKNOWN, beside) ?? {}, records);
          if (unseen !== unknown || unseen.startsWith('2')) {
            wrong.push(`${kind} ${action} ${JSON.stringify(request)}\n  ${unseen}\n  ${unknown}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(await counts()).toEqual(before);
  });

  it('lists no unseen record, and counts none [site.api.visibility]', async () => {
    const searches = [
      { wo_number: 'WO-1' },
      { wo_number: 'IMPORTED' },
      { org_wo_num: '7' },
      { loan_number: 'L-1' },
      { loan_number: 'L-2' },
      { address: 'hidden' },
      { city: 'linc' },
      { state: 'NE' },
      { zip: CITY.zip },
    ];
    const found = async (app: TestApp) => {
      const all = new Set<number>();
      for (const search of searches) {
        const page = await app.result('workorder/search', search);
        for (const { report_id } of page.work_orders) all.add(report_id);
        expect(page.next ?? null).toBeNull();
      }
      return [...all].toSorted((one, other) => one - other);
    };
    const { owned, imported } = hidden;
    expect(await found(test.app)).toEqual(
      expect.arrayContaining([seen.order, owned.order, imported.order]),
    );
    expect(await found(ofAccount)).toEqual([seen.order]);
    expect(await found(ofLink)).toEqual([test.imported, imported.order]);
    const profiles = async (app: TestApp) =>
      (await app.result('autoimport/list')).map(
        (one: { friendly_name: string }) => one.friendly_name,
      );
    expect(await profiles(ofAccount)).toEqual(['seen']);
    expect(await profiles(ofLink)).toEqual([]);
    // A note on a house of two accounts is shown to the app of its sender alone.
    const other = await test.site.order({ account: 'acme', address: '6 Seen Rd', ...CITY });
    const note = { note_id: 'p', note_text: 'x', note_type: 'prop', has_attachments: false };
    await test.site.result('send_notes', { dst_report_id: other, note: [note as never] });
    const ofHouse = async (app: TestApp) =>
      (await app.result('jobnote/list', { report_id: seen.order })).prop_notes.length;
    expect([await ofHouse(test.app), await ofHouse(ofAccount)]).toEqual([1, 0]);
  });

  async function counts(): Promise<Record<string, number>> {
    const all: Record<string, number> = {};
    for (const table of [...COUNTED, 'import_files'] as 'orders'[]) {
      const row = await database.read
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      all[table] = Number(row.count);
    }
    return all;
  }

  it.each(['owned', 'imported'] as const)(
    'answers an app that sees an %s order, and a repeated change with its Idempotency-Key as the first one',
    async (kind) => {
      const records = hidden[kind];
      const wrong: string[] = [];
      const actions = Object.entries(PROBES);
      for (const [index, [action, [probe]]] of actions.entries()) {
        const request = probe?.(records, seen);
        if (!request) continue;
        const headers = { 'Idempotency-Key': `${kind}-${action}` };
        const first = await test.app.call(action, request, headers);
        const isRefused = CHANGING.has(action) && REFUSED[kind].includes(action);
        if (first.status !== (isRefused ? 400 : 200)) wrong.push(`${action} ${first.text}`);
        if (!CHANGING.has(action) || isRefused) continue;
        const before = await counts();
        const again = await test.app.call(action, request, headers);
        expect([action, again.status, again.body]).toEqual([action, 200, first.body]);
        expect([action, await counts()]).toEqual([action, before]);
        const [other, [otherProbe]] = actions.find(
          ([one], position) => position !== index && CHANGING.has(one),
        ) ?? ['', []];
        const mixed = await test.app.call(other, otherProbe?.(records, seen) ?? {}, headers);
        expect([action, mixed.status, mixed.body.error]).toEqual([action, 400, 'invalid_request']);
        expect(mixed.body.error_description).toContain('Another request had this Idempotency-Key');
      }
      expect(wrong).toEqual([]);
    },
  );

  it('searches by an index all tables that grow [site.index]', async () => {
    for (const action of OF_THE_SITE) {
      const data = action === 'user/search' ? { user_name: 'a' } : {};
      await test.app.call(action, data);
    }
    statements.end();
    const log = `${test.site.database.slice('sqlite:'.length, -'.db'.length)}-log.db`;
    const paths = [test.site.database.slice('sqlite:'.length), log];
    const handles = engine.name === 'sqlite' ? paths.map((path) => new Libsql(path)) : [];
    const scans: string[] = [];
    for (const text of statements.texts) {
      if (isExempt(text) || OF_THIS_TEST.test(text)) continue;
      const found =
        engine.name === 'sqlite'
          ? scansOnSqlite(handles, text)
          : await scansOnPostgres(database, text);
      for (const step of found) scans.push(`${step}: ${text.replace(/\s+/g, ' ')}`);
    }
    for (const handle of handles) handle.close();
    expect(statements.texts.size).toBeGreaterThan(200);
    expect(scans.toSorted()).toEqual([]);
  });

  it('answers hostile values of every member below 500, and alike on both engines', async () => {
    const wrong: string[] = [];
    for (const [action, fields] of requestFields) {
      const request = PROBES[action]?.[0]?.(seen, seen) ?? {};
      for (const value of HOSTILE) {
        for (const [index, asked] of [...withValue(request, fields, value)].entries()) {
          const { status, body } = await test.app.call(action, asked);
          const [key, answer] = [`${action} ${index} ${shown(value)}`, `${status} ${body.error}`];
          const other = answersToHostile.get(key) ?? answer;
          if (status >= 500 || answer !== other) wrong.push(`${key}: ${answer}, ${other}`);
          answersToHostile.set(key, answer);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(answersToHostile.size).toBeGreaterThan(700);
  });
});
