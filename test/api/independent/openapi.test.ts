import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Document, OpenAPIClientAxios } from 'openapi-client-axios';
import { ACTION_NAMES, apiCatalogue, generalErrors } from '../../../src/api/index.js';
import { type RunningDemo, startDemo } from '../support/demo.js';
import { post } from '../support/service.js';

let demo: RunningDemo;
let document: Document;
beforeAll(async () => {
  demo = await startDemo({ clientSecret: 'an-independent-secret', api: { reference: true } });
  document = JSON.parse(await (await fetch(`${demo.url}/openapi.json`)).text());
});

const operation = (action: string) => Object(document.paths)[`/${action}`].post;

describe('openapi.json', () => {
  it('is valid OpenAPI 3.1 to an independent validator', async () => {
    const script = `
      import { Validator } from '@seriousme/openapi-schema-validator';
      const validator = new Validator();
      const document = await (await fetch(process.argv[1])).json();
      const result = await validator.validate(document);
      console.log(JSON.stringify({ ...result, version: validator.version }));
    `;
    const args = ['--input-type=module', '-e', script, `${demo.url}/openapi.json`];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    expect(JSON.parse(stdout)).toEqual({ valid: true, version: '3.1' });
  });

  it('has every action, every error with its status, and the scopes', () => {
    expect(Object.keys(Object(document.paths)).sort()).toEqual(
      ['/auth/token', ...ACTION_NAMES.map((name) => `/${name}`)].sort(),
    );
    for (const { action, errors, kind, service } of apiCatalogue) {
      const { responses, security } = operation(action);
      for (const { type, status } of errors) {
        expect(
          responses[status].content['application/json'].schema.properties.error.enum,
        ).toContain(type);
      }
      for (const { status } of generalErrors) expect(responses).toHaveProperty(String(status));
      const scopes = kind === 'read' ? [`${service}-r`, `${service}-rw`] : [`${service}-rw`];
      expect(security).toEqual(scopes.map((scope) => ({ clientCredentials: [scope] })));
    }
  });

  it('resolves every reference, and names no address of ours', () => {
    const text = JSON.stringify(document);
    for (const [, ref = ''] of text.matchAll(/"\$ref":"([^"]+)"/g)) {
      expect(ref).toMatch(/^#\/components\/(schemas|responses)\//);
      const [, , group = '', name = ''] = ref.split('/');
      expect(Object(document.components)[group]).toHaveProperty(name);
    }
    expect(text).not.toContain('http');
  });

  it.each([...ACTION_NAMES])('drives /%s through an independent client', async (action) => {
    const api = new OpenAPIClientAxios({ definition: document, withServer: { url: demo.url } });
    const client = await api.init();
    const { body } = await post(`${demo.url}/auth/token`, {
      grant_type: 'client_credentials',
      client_id: '18-c0ffee-demo',
      client_secret: 'an-independent-secret',
      scope: `${action.split('/', 1)[0]}-rw`,
    });
    client.defaults.headers.common.Authorization = `Bearer ${body.access_token}`;
    client.defaults.validateStatus = () => true;
    const { requestBody, responses } = operation(action);
    for (const { value } of Object.values<{ value: unknown }>(
      requestBody.content['application/json'].examples,
    )) {
      const call = client[action.replaceAll('/', '_')];
      const answer = await call?.(undefined, value);
      // The demo need not have what an example names, but what it answers has to be in the document.
      expect(answer?.status).toBeLessThan(500);
      expect(responses).toHaveProperty(String(answer?.status));
      expect(answer?.data).toBeDefined();
    }
  });
});
