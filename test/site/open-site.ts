import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventMap } from '../../src/index.js';
import type { ScryptCost } from '../../src/secrets/index.js';
import { createSite, type Site, type SiteOptions } from '../../src/site/index.js';
import { type SendOptions, sendEvent } from '../../src/testing/index.js';
import type { TestEngine } from './databases.js';
import { putAccounts } from './stored-secrets.js';

/** What every order has to have. */
export const PLACE = { address: '1 Elm St', city: 'Omaha', state: 'NE', zip: '68102' };

/** A site of the test's own, with the accounts `acme` and `bolt` and a clock that can be set. */
export class TestSite {
  /** Milliseconds that its clock is ahead. */
  ahead = 0;
  /** The time at which its clock stands, so that nothing becomes due meanwhile; undefined while it goes. */
  stopped: number | undefined;
  site!: Site;

  private constructor(
    readonly engine: TestEngine,
    readonly database: string,
    readonly folder: string,
    readonly options: Partial<SiteOptions>,
  ) {}

  /** @param cost of the stored passwords: cheap ones are renewed in the background once they were used */
  static async open(
    engine: TestEngine,
    options: Partial<SiteOptions> = {},
    cost?: ScryptCost,
  ): Promise<TestSite> {
    const folder = mkdtempSync(join(tmpdir(), 'svclink-test-site-'));
    const test = new TestSite(engine, await engine.migrated(), folder, options);
    await putAccounts(test.database, ['acme', 'bolt'], 'open sesame', cost);
    test.site = await test.create();
    return test;
  }

  get owner() {
    return this.site.owner;
  }

  /** Another site on the same database and files, as after a restart. */
  create(options: Partial<SiteOptions> = {}): Promise<Site> {
    return createSite({
      database: this.database,
      files: join(this.folder, 'files'),
      publicUrl: 'http://files.example/',
      now: () => this.now(),
      logger: false,
      ...this.options,
      ...options,
    });
  }

  async restart(): Promise<void> {
    await this.site.stop();
    this.site = await this.create();
  }

  /** Sends an event as an account. */
  send<Name extends keyof EventMap>(
    event: Name,
    data: EventMap[Name]['data'],
    { username = 'acme', ...options }: SendOptions = {},
  ) {
    const caller = { username, password: 'open sesame', ...options };
    return sendEvent(this.site.receiver, event, data, caller);
  }

  /** The result of an event that has to succeed. */
  async result<Name extends keyof EventMap>(
    event: Name,
    data: EventMap[Name]['data'],
    options?: SendOptions,
  ): Promise<EventMap[Name]['result']> {
    const answer = await this.send(event, data, options);
    if (!answer.success) throw new Error(`${event}: ${answer.return_error_msg}`);
    return answer.result_data as EventMap[Name]['result'];
  }

  /** The message of an event that has to fail. */
  async refusal<Name extends keyof EventMap>(
    event: Name,
    data: EventMap[Name]['data'],
    options?: SendOptions,
  ): Promise<string> {
    const answer = await this.send(event, data, options);
    if (answer.success || answer.return_error_msg === null) throw new Error(`${event} succeeded`);
    return answer.return_error_msg;
  }

  /** A new order; @returns its report_id */
  order(order: Parameters<Site['owner']['orders']['create']>[0] | object = {}): Promise<string> {
    return this.owner.orders.create({ account: 'acme', wo_number: 'WO-1', ...PLACE, ...order });
  }

  /** The milliseconds of its clock. */
  now(): number {
    return (this.stopped ?? Date.now()) + this.ahead;
  }

  /** The Unix time of its clock. */
  get seconds(): number {
    return Math.floor(this.now() / 1000);
  }

  async close(): Promise<void> {
    await this.site?.stop();
    await this.engine.giveBack?.(this.database);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
