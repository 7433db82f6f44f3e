import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Page } from 'playwright-core';
import supertest from 'supertest';
import { THROTTLE_ROWS } from '../../../src/secrets/throttle/options.js';
import { type Route, RouteTable } from '../../../src/site/console/route-table.js';
import type { SiteOptions } from '../../../src/site/index.js';
import type { Role } from '../../../src/site/orders/people/stored-users.js';
import type { TestEngine } from '../databases.js';
import { TestSite } from '../open-site.js';
import { putUser } from '../stored-secrets.js';

export const PASSWORD = 'a long enough one';

/**
 * Lets the sites that are opened from now on delay guesses by a minute from the first delay on, instead of a second: a
 * slow machine sees it too. `jest.restoreAllMocks` ends it.
 */
export function delayLong(): void {
  const first = { ...THROTTLE_ROWS.firstDelay, byDefault: 60_000 };
  jest.replaceProperty(THROTTLE_ROWS, 'firstDelay', first);
}

/** Logs a person in by the page of a console. */
export async function logIn(
  page: Page,
  url: string,
  username: string,
  password = PASSWORD,
): Promise<void> {
  // Today is the first page; these tests begin with the orders.
  await page.goto(url.includes('#') ? url : `${url}#/orders`);
  await page.getByLabel('User name').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: 'Orders' }).waitFor();
}

/** The routes of a console, as the code lists them. */
export async function routesOf(test: TestConsole): Promise<readonly Route[]> {
  const find = jest.spyOn(RouteTable.prototype, 'find');
  await test.stranger.get('/api/state').expect(200);
  const [table] = find.mock.contexts;
  find.mockRestore();
  return table?.routes ?? [];
}

/** A site with its console on a server of its own. */
export class TestConsole {
  private constructor(
    readonly test: TestSite,
    readonly server: Server,
  ) {}

  static async open(engine: TestEngine, options: Partial<SiteOptions> = {}): Promise<TestConsole> {
    return TestConsole.on(await TestSite.open(engine, options));
  }

  /** The console of a site that is open already; `closeServer` leaves the site open. */
  static async on(test: TestSite): Promise<TestConsole> {
    // After a restart the same server answers for the new site.
    const server = createServer((request, response) => test.site.console(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new TestConsole(test, server);
  }

  /** Opens a site whose options depend on the address of its console. */
  static async at(
    engine: TestEngine,
    optionsOf: (url: string) => Partial<SiteOptions> | Promise<Partial<SiteOptions>>,
  ): Promise<TestConsole> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const test = await TestSite.open(engine, await optionsOf(`http://127.0.0.1:${port}`));
    server.on('request', (request, response) => test.site.console(request, response));
    return new TestConsole(test, server);
  }

  closeServer(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  get port(): number {
    const address = this.server.address();
    return typeof address === 'object' && address ? address.port : 0;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** One who has not logged in. */
  get stranger() {
    return supertest.agent(this.server);
  }

  /** Makes a user of a role and logs in. */
  async as(role: Role, username = role as string) {
    const { users } = this.test.owner;
    const known = await users.list();
    if (!known.some((user) => user.username === username)) {
      await putUser(this.test.database, { username, role }, PASSWORD);
    }
    const agent = supertest.agent(this.server);
    await agent.post('/api/login').send({ username, password: PASSWORD }).expect(200);
    return agent;
  }

  async close(): Promise<void> {
    await this.test.close();
    this.closeServer();
  }
}
