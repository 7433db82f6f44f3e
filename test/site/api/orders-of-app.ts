import type { NewApp, SiteOptions } from '../../../src/site/index.js';
import type { TestEngine } from '../databases.js';
import { SitePair } from '../importer/pair.js';
import { PLACE, type TestSite } from '../open-site.js';
import { TestApp } from './site-api.js';

/** All scopes of the actions that concern orders. */
const SCOPES = [
  'workorder-rw',
  'bid-rw',
  'invoice-rw',
  'file-rw',
  'jobnote-rw',
  'property-rw',
  'pcr-rw',
];

/**
 * A site with an app `desk` that sees all its orders: `owned` is one of the account `acme`, `imported` comes from another
 * site by the link `owner`, where its number is `remote`.
 */
export class OrdersOfApp {
  owned!: number;
  imported!: number;
  remote!: string;
  app!: TestApp;

  private constructor(readonly pair: SitePair) {}

  /** @param order further members of the order that is imported */
  static async open(
    engine: TestEngine,
    { order = {}, ...options }: Partial<SiteOptions> & { readonly order?: object } = {},
  ): Promise<OrdersOfApp> {
    const pair = await SitePair.open(engine, options);
    const test = new OrdersOfApp(pair);
    // An order before it, so that the numbers of the two sites differ.
    test.owned = Number(await pair.importer.order({ wo_number: 'OWN-1' }));
    await pair.owner.order({ wo_number: 'OTHER', account: 'bolt' });
    await pair.owner.order({ wo_number: 'OTHER', account: 'bolt' });
    test.remote = await pair.owner.order({ wo_number: 'WO-77', ...PLACE, ...order });
    await pair.start();
    await pair.link();
    test.imported = Number((await pair.imported(test.remote)).id);
    test.app = await test.createApp({});
    return test;
  }

  /** The site that the app calls. */
  get site(): TestSite {
    return this.pair.importer;
  }

  /** Another app. */
  createApp(app: Partial<NewApp>): Promise<TestApp> {
    return TestApp.create(this.site.site, { scopes: SCOPES, ...app });
  }

  close(): Promise<void> {
    return this.pair.close();
  }
}
