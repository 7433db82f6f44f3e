import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type RequestHandler } from 'express';
import fastify from 'fastify';
import { createReceiver, type Receiver, staticAccounts } from 'svclink';
import { payload } from 'svclink/testing';
import { serve } from '../support/resources.js';

const page = readFileSync(join(__dirname, '../../docs/mounting.md'), 'utf8');
const account = { username: 'acme', password: 'correct horse' };
const form = () => new URLSearchParams({ payload: payload('get_all_orders', {}, account) });
let receiver: Receiver;
beforeEach(() => {
  const accounts = staticAccounts([account]);
  const siteId = '1fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4';
  receiver = createReceiver({ siteId, accounts, logger: false }).on('get_all_orders', () => []);
});

/** The first part of the page below a heading, up to the next one. */
function section(heading: string): string {
  const [, text = ''] =
    new RegExp(`^## ${heading}\\n([\\s\\S]*?)(?=^## |(?![\\s\\S]))`, 'm').exec(page) ?? [];
  return text;
}

describe('the page of mounting', () => {
  it('says where to mount before what stands in front, and in NestJS [docs.front]', () => {
    const front = section('Middleware in front');
    for (const word of [
      'CSRF',
      'log-in',
      'Rate limit',
      'Body limits',
      'express-fileupload',
      'multer().none()',
    ]) {
      expect(front.toLowerCase()).toContain(word.toLowerCase());
    }
    expect(section('Classes, factories, NestJS')).toContain('NestFactory.create');
    expect(section('Ids that are not digits')).toMatch(/UUID[\s\S]*Mongo/);
    expect(section('Your app has its own log-in')).toContain('hashPassword');
  });

  it.each<[string, RequestHandler]>([
    ['a CSRF check', (_req, res) => void res.status(403).send('<h1>invalid csrf token</h1>')],
    ['a log-in', (_req, res) => res.redirect('/login')],
    ['a rate limit', (_req, res) => void res.status(429).send('Too many requests')],
    ['a body limit', express.urlencoded({ limit: '10b' })],
  ])(
    'is right that %s sees nothing of a receiver before it, and answers in front of one [docs.front]',
    async (_name, middleware) => {
      const order = async (app: express.Express) => {
        const { url } = await serve(app);
        return fetch(`${url}/link`, { method: 'POST', body: form(), redirect: 'manual' });
      };
      const right = await order(express().use('/link', receiver).use(middleware));
      expect(await right.json()).toMatchObject({ success: true });
      const wrong = await order(express().use(middleware).use('/link', receiver));
      expect(wrong.headers.get('content-type') ?? '').not.toContain('json');
    },
  );

  it('mounts in Fastify as it shows', async () => {
    const [, code = ''] = /^```javascript\n(fastify\.register[\s\S]*?)^```$/m.exec(page) ?? [];
    const server = fastify();
    new Function('fastify', 'receiver', code)(server, receiver);
    const url = await server.listen({ port: 0 });
    const answer = await fetch(`${url}/link`, { method: 'POST', body: form() });
    expect(await answer.json()).toMatchObject({ success: true });
    const files = new FormData();
    files.set('payload', payload('get_all_orders', {}, account));
    const multipart = await fetch(`${url}/link`, { method: 'POST', body: files });
    expect(await multipart.json()).toMatchObject({ success: true });
    await server.close();
  });
});
