import { type RequestListener, request } from 'node:http';
import { text } from 'node:stream/consumers';
import express5 from 'express';
import supertest from 'supertest';
import type { Api } from '../../../src/api/index.js';
import { expectError } from '../support/expect-error.js';
import { bearer, post, startService } from '../support/service.js';

const express4 = jest.requireActual<typeof express5>('express4');
const content = Buffer.from('hello').toString('base64');

function setUp(api: Api): Api {
  return api
    .on('bid/list', ({ data }) => ({ report_id: data.report_id, bids: [] }))
    .on('bid/uom', () => ({ uom: {} }))
    .on('autoimport/upload', async ({ data }) => ({
      message: (await data.content.bytes()).toString(),
    }));
}

type Wrap = (api: Api) => RequestListener;
const apps: [string, () => ReturnType<typeof express5>][] = [
  ['Express 5', () => express5()],
  ['Express 4', () => express4()],
];

const mounts: [string, string, Wrap][] = [['node:http', '', (api) => api]];
for (const [name, app] of apps) {
  mounts.push([`${name} at the root`, '', (api) => app().use(api)]);
  mounts.push([`${name} at a path`, '/v1/api', (api) => app().use('/v1/api', api)]);
  mounts.push([
    `${name} behind json()`,
    '/api',
    (api) =>
      app()
        .use(express5.json(), express5.urlencoded({ extended: true }))
        .use('/api', api),
  ]);
  mounts.push([
    `${name} behind text()`,
    '/api',
    (api) =>
      app()
        .use(express5.text({ type: '*/*' }))
        .use('/api', api),
  ]);
  mounts.push([
    `${name} behind raw()`,
    '/api',
    (api) =>
      app()
        .use(express5.raw({ type: '*/*' }))
        .use('/api', api),
  ]);
}

describe.each(mounts)('mounted in %s', (_, path, wrap) => {
  it('answers actions, uploads, tokens and errors alike', async () => {
    const service = await startService(setUp, { reference: true }, wrap);
    const { body } = await post(`${service.url}${path}/auth/token`, service.credentials);
    const headers = bearer(String(body.access_token));
    const call = (action: string, data?: unknown) =>
      post(`${service.url}${path}/${action}`, data, headers);
    expect((await call('bid/list', { report_id: '7' })).body).toEqual({ report_id: 7, bids: [] });
    expect((await call('bid/uom')).body).toEqual({ uom: {} });
    expect((await call('bid/uom', {})).body).toEqual({ uom: {} });
    expectError(await call('bid/list', {}), 400, 'wo_invalid');
    expectError(await call('bid/list', { report_id: 'x' }), 400, 'wo_invalid');
    expectError(await call('bid/list', '[]'), 400, 'invalid_request');
    expectError(await call('bid/lists', {}), 404, 'not_found');
    for (const bad of [
      '{"report_id":1,"a":[{"__proto__":1}]}',
      `{"a":${'['.repeat(70)}${']'.repeat(70)}}`,
    ]) {
      expectError(await call('bid/list', bad), 400, 'invalid_request');
    }
    const upload = { name: 'a.txt', content, autoimport_id: 7 };
    expect((await call('autoimport/upload', upload)).body).toEqual({ message: 'hello' });
    expectError(
      await call('autoimport/upload', { ...upload, content: '!' }),
      400,
      'content_invalid',
    );
    const reference = await fetch(`${service.url}${path}/openapi.json`);
    expect(reference.status).toBe(200);
    await service.close();
  });

  it('takes a token request as a form as well', async () => {
    const service = await startService(setUp, {}, wrap);
    const { api_url: _url, ...members } = service.credentials;
    const { body } = await supertest(service.url)
      .post(`${path}/auth/token`)
      .type('form')
      .send(members)
      .expect(200);
    expect(body.token_type).toBe('Bearer');
    await service.close();
  });
});

it('has a base path of its own for node:http', async () => {
  const service = await startService(setUp, { basePath: '/v1' });
  const { body } = await post(`${service.url}/v1/auth/token`, service.credentials);
  const headers = bearer(String(body.access_token));
  expect((await post(`${service.url}/v1/bid/uom`, {}, headers)).status).toBe(200);
  expectError(await post(`${service.url}/bid/uom`, {}, headers), 404, 'not_found');
  await service.close();
});

it.each([
  ['http://api.example/auth/token', 'invalid_request'],
  ['HTTPS://api.example:8443/auth/token?x=1', 'invalid_request'],
  ['http://api.example/auth/tokens', 'access_denied'],
  ['http://api.example', 'access_denied'],
  ['http://auth/token', 'access_denied'],
])('finds the path in the whole address %s', async (path, error) => {
  const service = await startService(setUp);
  const { hostname, port } = new URL(service.url);
  const headers = { 'content-type': 'application/json' };
  const answer = await new Promise<string>((resolve) => {
    const asked = request({ hostname, port, method: 'POST', path, headers, agent: false });
    asked.on('response', async (response) => resolve(await text(response)));
    asked.end('{}');
  });
  expect(JSON.parse(answer).error).toBe(error);
  await service.close();
});

it('says so when something in front of it has eaten the body', async () => {
  const service = await startService(setUp, {}, (api) => (request, response) => {
    request.resume();
    request.on('end', () => api(request, response));
  });
  const { status, body } = await post(`${service.url}/auth/token`, service.credentials);
  expect([status, body.error]).toEqual([500, 'internal_error']);
  expect(body.error_description).toContain('mount the API before it');
  await service.close();
});
