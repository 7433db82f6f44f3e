import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Page } from 'playwright-core';
import { housePicture } from '../../../examples/quickstart/src/demo/house-picture.js';
import { DEMO_ACCOUNT, fillDemo } from '../../../src/cli/serve/demo.js';
import { type Listening, listen } from '../../../src/http/index.js';
import { createSite, type Site, type SiteOptions } from '../../../src/site/index.js';
import { siteRoutes } from '../../../src/site/serve/routes.js';
import { eventually as until } from '../../support/eventually.js';
import { logIn } from './open-console.js';

/** Who works with both sites. */
export const SCENE_USER = { username: 'ada', password: 'a long enough one' } as const;

/** Every view of the console in a state that is worth to be seen. */
export interface Scene {
  readonly name: string;
  /** What it shows, for those who cannot see it. */
  readonly shows: string;
  /** Whose console: that of the owner of orders, or that of the contractor who imports them. */
  readonly of: 'owner' | 'contractor';
  /** Behind `#/`. */
  readonly path: string;
  /** What stands in the view once it has come. */
  readonly until: string;
  /** For who has not logged in. */
  readonly isOutside?: boolean;
  /** What is done before it is looked at, such as opening a dialog. */
  readonly prepare?: (page: Page, say: Say) => Promise<unknown>;
  /** What is undone after. */
  readonly leave?: (page: Page, say?: Say) => Promise<unknown>;
}

/** Returns a text of the console in the language of the page. */
export type Say = (english: string) => string;

const inEnglish: Say = (english) => english;

/** Presses a button that opens a dialog. @param subject the rest of its name, which no language changes */
const press =
  (name: string, subject = '') =>
  async (page: Page, say: Say) => {
    const full = `${say(name)} ${subject}`.trim();
    await page.getByRole('button', { name: full, exact: true }).first().click();
    await page.getByRole('dialog').waitFor();
  };
/** The step of a file of orders before any is made. */
const CHECK = { action: 'Check the file', until: 'with a problem.' };
let turn = 0;
/** Sends a file in the dialog that makes things of one, of which the site refuses some; each time it holds new ones. */
const sent =
  (
    contentOf: (turn: number) => string,
    steps: readonly { action: string; until: string }[] = [
      { action: 'Make them', until: 'refused.' },
    ],
  ) =>
  async (page: Page, say: Say) => {
    await press('From a file …')(page, say);
    turn += 1;
    const buffer = Buffer.from(contentOf(turn));
    await page
      .getByLabel(say('File'), { exact: true })
      .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer });
    for (const { action, until } of steps) {
      await page.getByRole('button', { name: say(action) }).click();
      await page.getByRole('dialog').getByText(say(until)).waitFor();
    }
  };
/** Attaches a file to a note, and one that the site refuses. */
const attach = async (page: Page, say: Say) => {
  await press('Add a note to send')(page, say);
  const dialog = page.getByRole('dialog');
  const files = ['permit.pdf', 'run.exe'].map((name) => ({
    name,
    mimeType: '',
    buffer: Buffer.from('a'),
  }));
  await dialog.getByLabel(say('Attach files')).setInputFiles(files);
  await dialog.getByRole('button', { name: `${say('Take out')} permit.pdf` }).waitFor();
  await dialog.getByRole('alert').waitFor();
};
/** Closes a dialog; one with content asks first. */
const closed = async (page: Page, say: Say = inEnglish) => {
  await page.keyboard.press('Escape');
  const discard = page.getByRole('button', { name: say('Discard') });
  const dialog = page.locator('dialog');
  await until(async () => (await discard.isVisible()) || (await dialog.count()) === 0);
  if (await discard.isVisible()) await discard.click();
  await dialog.waitFor({ state: 'detached' });
};

/** A site on a server of its own, as `svclink serve` runs one. */
class ServedSite {
  site: Site | undefined;

  private constructor(
    readonly listening: Listening,
    readonly options: SiteOptions,
  ) {}

  static async listen(folder: string): Promise<ServedSite> {
    mkdirSync(folder);
    let served: ServedSite | undefined;
    const listening = await listen(siteRoutes(() => served?.site).listener, { port: 0 });
    served = new ServedSite(listening, {
      database: `sqlite:${join(folder, 'site.db')}`,
      files: join(folder, 'files'),
      publicUrl: `http://127.0.0.1:${listening.port}`,
      thumbnails: async (photo) => photo,
      logger: false,
    });
    return served;
  }

  async open(more: Partial<SiteOptions> = {}): Promise<Site> {
    this.site = await createSite({ ...this.options, ...more });
    await this.site.owner.users.create({
      ...SCENE_USER,
      display_name: 'Ada',
      role: 'administrator',
    });
    await this.site.start();
    return this.site;
  }

  get host(): string {
    return `127.0.0.1:${this.listening.port}`;
  }

  async close(): Promise<void> {
    await this.site?.stop();
    await this.listening.end(0);
  }
}

/** Fills the pages of set-up that the demo leaves empty. */
async function fillSetUp(site: Site): Promise<void> {
  const { apps, hooks, properties, owner } = site;
  const { prices, units, documentTypes, choices } = owner;
  await hooks.add({ url: 'https://hooks.example/in?key=1', events: ['order', 'trouble'] });
  await properties.fields.add({ name: 'scene', type: 'dropdown', options: ['none', 'drained'] });
  await documentTypes.create('Scene');
  await choices.add('work_type', 'Grass Cut');
  const limits = { accounts: ['demo'], callsPerMinute: 600 };
  await apps.create({ name: 'Reports', scopes: ['workorder-r', 'bid-rw'], ...limits });
  if (!(await units.list()).some(({ name }) => name === 'Yard')) await units.create('Yard');
  const price = { item_id: '501', client_price: '57.5', contractor_price: '40', unit: 'Yard' };
  await prices.set({ client_company: 'First Bank', ...price });
}

/** The demo with its owner, and a contractor who has imported its orders and worked on one of them. */
export class Scenes {
  /** The order that was worked on, at its owner and at the contractor. */
  readonly orders = { owner: '', contractor: '', form: '' };
  /** A call that the contractor made. */
  exchange = '';

  private constructor(
    readonly folder: string,
    readonly owner: ServedSite,
    readonly contractor: ServedSite,
  ) {}

  static async open(): Promise<Scenes> {
    const folder = mkdtempSync(join(tmpdir(), 'svclink-scenes-'));
    const [owner, contractor] = [
      await ServedSite.listen(join(folder, 'owner')),
      await ServedSite.listen(join(folder, 'contractor')),
    ];
    const scenes = new Scenes(folder, owner, contractor);
    try {
      await scenes.#fill();
      return scenes;
    } catch (error) {
      await scenes.close();
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.contractor.close();
    await this.owner.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  urlOf(of: Scene['of']): string {
    return `http://${this[of].host}/console/`;
  }

  async #fill(): Promise<void> {
    await fillDemo(this.owner.options, process.cwd());
    const owner = await this.owner.open();
    await owner.owner.users.create({ username: 'robin', display_name: 'Robin', role: 'operator' });
    await owner.owner.users.createGroup('office');
    await owner.owner.users.setGroups('ada', ['office']);
    await owner.owner.accounts.create({ username: 'bolt', display_name: 'Bolt Services' });
    await fillSetUp(owner);
    const contractor = await this.contractor.open({ allowedHosts: [this.owner.host] });
    await contractor.importer.links.add({
      ...DEMO_ACCOUNT,
      name: 'First Field',
      url: `http://${this.owner.host}/link`,
      job_notes: true,
    });
    await until(async () => {
      const left = await contractor.jobs.counts();
      const orders = await contractor.importer.orders.list({ limit: 1000 });
      return orders.length > 10 && !left.some(({ kind }) => kind === 'import');
    });
    await this.#work(contractor);
    await owner.exchanges.flush();
    const [exchange] = await owner.exchanges.list({ event: 'send_bid_comp', limit: 1 });
    this.exchange = exchange?.id ?? '';
  }

  /** Photos, a bid and a completion with their flags, an invoice and a note; the owner misses the form. */
  async #work({ importer }: Site): Promise<void> {
    const orders = await importer.orders.list({ limit: 1000 });
    const details = await Promise.all(orders.map(({ id }) => importer.orders.get(id)));
    const order = details.find(
      (one) => one?.pcr_forms.some(({ form_required }) => form_required) && one.items.size > 1,
    );
    if (!order) throw new Error('the demo has no order with a form and items');
    const form = order.pcr_forms[0]?.pcr_form_id ?? '';
    Object.assign(this.orders, { owner: order.report_id, contractor: order.id, form });
    const item_id = [...order.items.keys()].find((id) => id !== '0' && id !== '***other***');
    const photo = (name: string, house: number, flags: object[]) => ({
      file_name: `${name}.jpg`,
      content: Readable.from([housePicture(house, 640, 480)]),
      flags,
    });
    const of = (stage: 'b' | 'i' | 'a') => [{ bid: 'work', work_type: 'c' as const, stage }];
    await importer.results.add(order.id, {
      bids: [
        { key: 'work', ...(item_id ? { item_id } : {}), qty_comp: 1, comp_note: 'Done as ordered' },
        { key: 'fence', item_desc: 'Mend the fence', qty_bid: 4, client_price_bid: '32.50' },
      ],
      photos: [
        photo('front-before', 1, of('b')),
        photo('front-during', 2, of('i')),
        photo('front-after', 3, of('a')),
        photo('fence', 4, [{ bid: 'fence', work_type: 'b' }]),
        photo('street', 5, []),
      ] as never,
      invoice: {
        comment: 'Net 30 days',
        lines: [{ key: 'l', item_desc: 'Work as ordered', quantity: 1, price: '57.50' }],
      },
      notes: [{ key: 'n', note_text: 'The neighbour has a key.' }],
      ready: true,
    });
    await until(async () => {
      const list = await importer.results.list(order.id);
      return list.some(({ kind, state }) => kind === 'ready' && state === 'refused');
    });
  }

  /** All of them, in the order in which they are shown. */
  list(): readonly Scene[] {
    const { owner, contractor, form } = this.orders;
    const own = (name: string, shows: string, path: string, until: string): Scene => ({
      name,
      shows,
      of: 'owner',
      path,
      until,
    });
    const theirs = (name: string, shows: string, path: string, until: string): Scene => ({
      ...own(name, shows, path, until),
      of: 'contractor',
    });
    return [
      { ...own('log-in', 'The way in', '', 'main.entrance form'), isOutside: true },
      {
        ...own('set-up', 'The set-up link', 'setup/once', 'main.entrance form'),
        isOutside: true,
      },
      own('today', 'What the day brings, and what is in trouble', 'today', '.troubles, .tiles'),
      own('find', 'What a search finds', 'find?q=a', '[role=status]:not(:empty)'),
      own('week', 'Seven days by person', 'week', '.list, .empty'),
      own('orders', 'Orders that are open', 'orders?view=open', '.list a'),
      {
        ...own(
          'orders-chosen',
          'Orders that are chosen and filtered',
          'orders?view=all&sort=-due',
          '.list a',
        ),
        prepare: (page) => page.locator('.list tbody input[type=checkbox]').first().check(),
      },
      {
        ...own('orders-columns', 'The choice of columns', 'orders?view=all', '.list a'),
        prepare: press('Columns …'),
        leave: closed,
      },
      {
        ...own('orders-undo', 'A command that can be undone', 'orders?view=all', '.list a'),
        prepare: async (page, say) => {
          await page.locator('.list tbody input[type=checkbox]').first().check();
          await press('Assign to a person')(page, say);
          const action = say('Assign to a person');
          await page.getByRole('dialog').getByRole('button', { name: action }).click();
          await page.getByRole('button', { name: say('Undo'), exact: true }).waitFor();
        },
        leave: async (page, say = inEnglish) => {
          const undo = page.getByRole('button', { name: say('Undo'), exact: true });
          // The offer, and with it the bar, goes after a minute.
          if (!(await undo.isVisible())) return;
          await undo.click();
          await page.getByText(say('Undone')).waitFor();
          await page
            .locator('.undo')
            .getByRole('button', { name: say('Close') })
            .click();
        },
      },
      own('orders-none', 'A search that finds none', 'orders?text=nowhere', '.empty'),
      {
        ...own('new-order', 'A new order', 'orders?view=all', '.list a'),
        prepare: press('New order'),
        leave: closed,
      },
      {
        ...own('orders-from-file', 'Orders from a file', 'orders?view=all', '.list a'),
        prepare: sent(
          () =>
            'Contractor,Work order #,Street,Town,State,Zip,Due date,Comentss\ndemo,W-1,1 Elm St,Omaha,NE,68102,11/23/2026,Mind the dog\ndemo,W-2,2 Elm St,,NE,68102,,\ndemo,W-1,1 Elm St,Omaha,NE,68102,,\n',
          [CHECK],
        ),
        leave: closed,
      },
      {
        ...own('orders-made', 'What became of each row', 'orders?view=all', '.list a'),
        prepare: sent(
          (number) =>
            [
              'account,wo_number,address,city,state,zip',
              `demo,WO-20${number},2 Oak Ave,Omaha,NE,68104`,
              'demo,WO-1999,3 Oak Ave,,NE,68104',
              'nobody,WO-1998,3 Oak Ave,Omaha,NE,68104',
            ].join('\n'),
          [CHECK, { action: 'Make 1 order', until: '1 made' }],
        ),
        leave: closed,
      },
      own('order', 'An order with what came back for it', `orders/${owner}`, '.photos img'),
      {
        ...own('order-edit', 'The fields of an order', 'orders/1001', 'article'),
        prepare: press('Edit'),
        leave: closed,
      },
      {
        ...own('order-return', 'A reason is asked for', 'orders/1001', 'article'),
        prepare: press('Return to vendor'),
        leave: closed,
      },
      own('order-none', 'An order that there is not', 'orders/99', '[role=alert]'),
      own('exchanges', 'What peers called', 'exchanges', '.list a'),
      own('exchanges-failed', 'What failed', 'exchanges?failed=yes', '.list a, .empty'),
      own('exchange', 'One exchange', `exchanges/${this.exchange}`, 'article .tree'),
      own('charts', 'Charts of the last hour', 'charts', '.chart svg'),
      own('jobs', 'Jobs that wait', 'jobs', '.empty, .list'),
      own('properties', 'Properties with their photos', 'properties', '.list a'),
      own('forms', 'Forms, and the items of clients', 'forms', '.list'),
      {
        ...own('items', 'The items of a client', 'forms', '.list'),
        prepare: press('Set items'),
        leave: closed,
      },
      own('results-none', 'No results yet', 'results', '.empty'),
      own('imported-none', 'Nothing imported yet', 'imported', '.empty'),
      own('links-none', 'No links yet', 'links', '.empty'),
      own('accounts', 'Accounts', 'accounts', '.list'),
      {
        ...own('account-edit', 'An account', 'accounts', '.list'),
        prepare: press('Edit', 'demo'),
        leave: closed,
      },
      {
        ...own('accounts-made', 'Accounts of a file, with their passwords', 'accounts', '.list'),
        prepare: sent(
          (number) => `username,org_id\nnorth-${number},31\nsouth-${number},32\ndemo,33\nwest,x\n`,
        ),
        leave: closed,
      },
      own('apps', 'The apps of the JSON API', 'apps', '.list'),
      {
        ...own('app-new', 'A new app with its scopes', 'apps', '.list'),
        prepare: press('New app'),
        leave: closed,
      },
      own('prices', 'Price lists and units of measure', 'prices', '.list'),
      own('price-list', 'A price list', 'prices?list=client&client=First+Bank', '.list'),
      own('fields', 'Fields of properties', 'fields', '.list'),
      own('definitions', 'Document types and choices', 'definitions', '.list'),
      own('profiles', 'Import profiles', 'profiles', '.list'),
      {
        ...own('profile-new', 'A new import profile', 'profiles', '.list'),
        prepare: press('New profile'),
        leave: closed,
      },
      own('profile', 'The files of a profile', 'profiles/new%20orders', '.facts, .empty'),
      own('hooks', 'Hooks', 'hooks', '.list'),
      own('deliveries', 'Deliveries to a hook', 'hooks/1', '.list, .empty'),
      own('audit', 'The audit', 'audit?who=owner', '.list'),
      own('retention', 'Records that are removed next', 'retention', '.list, .empty'),
      own('site', 'The settings of the site', 'site', '.facts'),
      {
        ...own('site-preferences', 'The currency and the zone of the site', 'site', '.facts'),
        prepare: press('Change'),
        leave: closed,
      },
      own('me', 'The own account', 'me', '.facts'),
      own('users', 'Users and note groups', 'users', '.list'),
      own('sessions', 'Sessions', 'sessions', '.list'),
      {
        ...own('keys', 'Keys', 'sessions', '.list'),
        prepare: async (page, say) => {
          const menu = page.getByRole('button', { name: say('Menu') });
          if (await menu.isVisible()) await menu.click();
          await press('Keys')(page, say);
        },
        leave: closed,
      },
      own('not-found', 'No such page', 'nowhere', '.empty'),
      own('components', 'Every component in its states', 'components', 'form'),
      theirs('imported', 'Imported orders', 'imported', '.list a'),
      theirs('work', 'Work on an imported order', `imported/${contractor}`, '.sorting .photos img'),
      {
        ...theirs('work-bid', 'A bid', `imported/${contractor}`, '.sorting .photos img'),
        prepare: (page, say) => page.getByRole('button', { name: say('Add item') }).click(),
      },
      {
        ...theirs(
          'work-note',
          'A note with a file',
          `imported/${contractor}`,
          '.sorting .photos img',
        ),
        prepare: attach,
        leave: closed,
      },
      {
        ...theirs('work-invoice', 'The invoice', `imported/${contractor}`, '.sorting .photos img'),
        prepare: (page, say) => page.getByRole('button', { name: say('Add line') }).click(),
      },
      theirs('results', 'The results of all orders', 'results', '.list a'),
      theirs('form', 'A form', `imported/${contractor}/forms/${form}`, '.question'),
      theirs('links', 'Links', 'links', '.list'),
      {
        ...theirs('link-edit', 'A link', 'links', '.list'),
        prepare: press('Edit', 'First Field'),
        leave: closed,
      },
    ];
  }

  /** Logs in, where the scene is of one who has. */
  async enter(page: Page, of: Scene['of']): Promise<void> {
    await logIn(page, this.urlOf(of), SCENE_USER.username, SCENE_USER.password);
  }

  /** Shows a scene until everything in it has come. */
  async show(
    page: Page,
    { of, path, until: selector, prepare }: Scene,
    say: Say = inEnglish,
  ): Promise<void> {
    await page.goto(`${this.urlOf(of)}#/${path}`);
    await page.locator(selector).first().waitFor();
    await page.getByText(say('Loading …')).first().waitFor({ state: 'detached' });
    await prepare?.(page, say);
    await page.evaluate(
      'Promise.all([...document.images].map((image) => { image.loading = "eager"; return image.decode().catch(() => undefined); }))',
    );
  }
}
