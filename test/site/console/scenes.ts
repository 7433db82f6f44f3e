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
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** What is undone after. */
  readonly leave?: (page: Page) => Promise<unknown>;
}

/** Presses a button that opens a dialog. */
const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().click();
  await page.getByRole('dialog').waitFor();
};
let turn = 0;
/** Sends a file in the dialog that makes things of one, of which the site refuses some; each time it holds new ones. */
const sent = (contentOf: (turn: number) => string) => async (page: Page) => {
  await press('From a file …')(page);
  turn += 1;
  const buffer = Buffer.from(contentOf(turn));
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Make them' }).click();
  await page.getByRole('dialog').getByText('refused.').waitFor();
};
/** Attaches a file to a note, and one that the site refuses. */
const attach = async (page: Page) => {
  await press('Add a note to send')(page);
  const dialog = page.getByRole('dialog');
  const files = ['permit.pdf', 'run.exe'].map((name) => ({
    name,
    mimeType: '',
    buffer: Buffer.from('a'),
  }));
  await dialog.getByLabel('Add photos and files').setInputFiles(files);
  await dialog.getByRole('button', { name: 'Take out permit.pdf' }).waitFor();
  await dialog.getByRole('alert').waitFor();
};
/** Closes a dialog; one with content asks first. */
const closed = async (page: Page) => {
  await page.keyboard.press('Escape');
  const discard = page.getByRole('button', { name: 'Discard' });
  if (await discard.isVisible()) await discard.click();
  await page.locator('dialog').waitFor({ state: 'detached' });
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
      thumbnails: false,
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
      own('orders', 'Orders that are open', 'orders?view=open', '.list a'),
      own('orders-none', 'A search that finds none', 'orders?text=nowhere', '.empty'),
      {
        ...own('new-order', 'A new order', 'orders?view=all', '.list a'),
        prepare: press('New order'),
        leave: closed,
      },
      {
        ...own('orders-from-file', 'Orders from a file', 'orders?view=all', '.list a'),
        prepare: press('From a file …'),
        leave: closed,
      },
      {
        ...own('orders-made', 'What became of each row', 'orders?view=all', '.list a'),
        prepare: sent((number) =>
          [
            'account,wo_number,address,city,state,zip',
            `demo,WO-20${number},2 Oak Ave,Omaha,NE,68104`,
            'demo,WO-1999,3 Oak Ave,,NE,68104',
            'nobody,WO-1998,3 Oak Ave,Omaha,NE,68104',
          ].join('\n'),
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
      own('exchange', 'One exchange', `exchanges/${this.exchange}`, 'article pre'),
      own('charts', 'Charts of the last hour', 'charts', '.chart svg'),
      own('jobs', 'No jobs', 'jobs', '.empty, .list'),
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
        prepare: press('Edit demo'),
        leave: closed,
      },
      {
        ...own('accounts-made', 'Accounts of a file, with their passwords', 'accounts', '.list'),
        prepare: sent(
          (number) => `username,org_id\nnorth-${number},31\nsouth-${number},32\ndemo,33\nwest,x\n`,
        ),
        leave: closed,
      },
      own('users', 'Users and note groups', 'users', '.list'),
      own('sessions', 'Sessions', 'sessions', '.list'),
      {
        ...own('keys', 'Keys', 'sessions', '.list'),
        prepare: press('Keys'),
        leave: closed,
      },
      own('not-found', 'No such page', 'nowhere', '.empty'),
      own('components', 'Every component in its states', 'components', 'form'),
      theirs('imported', 'Imported orders', 'imported', '.list a'),
      theirs('work', 'Work on an imported order', `imported/${contractor}`, '.targets .flagged'),
      {
        ...theirs('work-bid', 'A bid', `imported/${contractor}`, '.targets .flagged'),
        prepare: press('Add bid or completion'),
        leave: closed,
      },
      {
        ...theirs('work-note', 'A note with a file', `imported/${contractor}`, '.targets .flagged'),
        prepare: attach,
        leave: closed,
      },
      {
        ...theirs('work-invoice', 'The invoice', `imported/${contractor}`, '.targets .flagged'),
        prepare: press('Invoice'),
        leave: closed,
      },
      theirs('results', 'The results of all orders', 'results', '.list a'),
      theirs('form', 'A form', `imported/${contractor}/forms/${form}`, '.question'),
      theirs('links', 'Links', 'links', '.list'),
      {
        ...theirs('link-edit', 'A link', 'links', '.list'),
        prepare: press('Edit First Field'),
        leave: closed,
      },
    ];
  }

  /** Logs in, where the scene is of one who has. */
  async enter(page: Page, of: Scene['of']): Promise<void> {
    await logIn(page, this.urlOf(of), SCENE_USER.username, SCENE_USER.password);
  }

  /** Shows a scene until everything in it has come. */
  async show(page: Page, { of, path, until: selector, prepare }: Scene): Promise<void> {
    await page.goto(`${this.urlOf(of)}#/${path}`);
    await page.locator(selector).first().waitFor();
    await page.getByText('Loading …').waitFor({ state: 'detached' });
    await prepare?.(page);
    await page.evaluate(
      'Promise.all([...document.images].map((image) => { image.loading = "eager"; return image.decode().catch(() => undefined); }))',
    );
  }
}
