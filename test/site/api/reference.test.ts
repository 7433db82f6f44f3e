import request from 'supertest';
import { apiCatalogue } from '../../../src/api/index.js';
import { ENGINES, type TestEngine } from '../databases.js';
import { TestSite } from '../open-site.js';
import { TestApp } from './site-api.js';

const [SQLITE] = ENGINES as [TestEngine];
const PASSWORD = 'a long enough password';
/** A scope of each service. */
const SCOPES = [...new Set(apiCatalogue.map(({ service }) => `${service}-rw`))];

describe('the reference of a site', () => {
  let test: TestSite;
  beforeAll(async () => {
    await SQLITE.start();
    test = await TestSite.open(SQLITE, { apiReference: true });
  });
  afterAll(async () => {
    await test.close();
    await SQLITE.stop();
  });

  it('describes exactly the actions that the site answers, as a page and for programs [site.api.reference]', async () => {
    const app = await TestApp.create(test.site, { scopes: SCOPES });
    const served: string[] = [];
    for (const { action } of apiCatalogue) {
      const { status, body } = await app.call(action, []);
      // An action that is served refuses the list; any other is not there.
      if (status === 404) expect(body.error_description).toBe('There is no such action here.');
      else served.push(`/${action}`);
    }
    expect(served.length).toBeGreaterThan(3);
    const { body, headers } = await request(test.site.api).get('/openapi.json').expect(200);
    expect(headers['content-type']).toContain('application/json');
    expect(Object.keys(body.paths).sort()).toEqual(['/auth/token', ...served].sort());
    const { text } = await request(test.site.api).get('/reference').expect(200);
    const shown = [...text.matchAll(/<h3 [^>]*><code>POST (\/[^<]+)<\/code>/g)].map(
      ([, path]) => path,
    );
    expect(shown.sort()).toEqual(['/auth/token', ...served].sort());
  });

  it('is there for users of the console only, unless a setting shows it to everybody [site.api.reference]', async () => {
    const closed = await test.create({ apiReference: false });
    try {
      await closed.owner.users.create({ username: 'ada', role: 'reader', password: PASSWORD });
      const login = await request(closed.console)
        .post('/api/login')
        .set('Host', 'orders.example')
        .send({ username: 'ada', password: PASSWORD });
      const [cookie = ''] = String(login.headers['set-cookie']).split(';');
      expect(cookie).toMatch(/^svclink-/);
      const read = (path: string, value = cookie) =>
        request(closed.api).get(path).set('Host', 'orders.example').set('Cookie', value);
      for (const path of ['/reference', '/openapi.json']) {
        await read(path).expect(200);
        const { body } = await read(path, cookie.replace(/.$/, '!')).expect(401);
        expect(body.error).toBe('access_denied');
        await request(closed.api).get(path).expect(401);
      }
      // A cookie opens the reference alone.
      await request(closed.api)
        .post('/user/search')
        .set('Host', 'orders.example')
        .set('Cookie', cookie)
        .expect(401);
      await closed.owner.users.setActive('ada', false);
      await read('/reference').expect(401);
    } finally {
      await closed.stop();
    }
  });
});
