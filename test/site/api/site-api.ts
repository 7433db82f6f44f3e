import request from 'supertest';
import type { ClientCredentials } from '../../../src/api/index.js';
import type { NewApp, Site } from '../../../src/site/index.js';

/** A client app of a site, which calls actions with a token. */
export class TestApp {
  private constructor(
    readonly site: Site,
    readonly credentials: ClientCredentials,
    readonly token: string,
  ) {}

  /** Makes an app of these scopes, and gets a token of all of them. */
  static async create(site: Site, app: Partial<NewApp> & Pick<NewApp, 'scopes'>): Promise<TestApp> {
    const credentials = await site.apps.create({ name: 'desk', ...app });
    const { body } = await request(site.api).post('/auth/token').send(credentials).expect(200);
    return new TestApp(site, credentials, body.access_token);
  }

  /** Calls an action. */
  call(action: string, data: object = {}, headers: Record<string, string> = {}): request.Test {
    return request(this.site.api)
      .post(`/${action}`)
      .set({ Authorization: `Bearer ${this.token}`, ...headers })
      .send(data);
  }

  /** The answer of an action that has to succeed. */
  async result(action: string, data: object = {}) {
    const { status, body } = await this.call(action, data);
    if (status !== 200) throw new Error(`${action}: ${status} ${JSON.stringify(body)}`);
    return body;
  }
}
