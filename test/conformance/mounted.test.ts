import type { RequestListener } from 'node:http';
import express from 'express';

import { createQuickstart } from '../../examples/quickstart/src/quickstart.js';
import { runAudits } from '../../src/conformance/index.js';
import { serve } from '../support/resources.js';

const express4 = jest.requireActual<typeof express>('express4');

type Handler = ReturnType<typeof createQuickstart>['handler'];

const mounts: [string, (handler: Handler) => RequestListener][] = [
  ['node:http', (handler) => handler],
  ['Express 5', (handler) => express().use(handler)],
  ['Express 4', (handler) => express4().use(handler)],
];

describe('a check over a socket', () => {
  it.each(mounts)(
    'finds nothing in the quickstart on %s',
    async (_name, mounted) => {
      const place = { base: '' };
      const publicUrl = () => place.base;
      const quickstart = createQuickstart({ publicUrl, receiver: { logger: false } });
      const server = await serve(mounted(quickstart.handler));
      place.base = server.url;
      const account = { username: 'demo', password: 'demo' };
      const report = await runAudits({ ...account, url: `${server.url}/link`, write: true });
      await server.close();
      await quickstart.close();
      const failed = report.results.filter(({ status }) => status === 'failed');
      expect(failed.map(({ audit, ...result }) => [audit.id, result])).toEqual([]);
      expect(report.counts.skipped).toBe(0);
    },
    30_000,
  );

  it('finds what a parser in front of the receiver loses', async () => {
    const quickstart = createQuickstart({ receiver: { logger: false } });
    const server = await serve(
      express().use(express.urlencoded({ limit: '1mb' }), quickstart.handler),
    );
    const account = { username: 'demo', password: 'demo' };
    const { results } = await runAudits({ ...account, url: `${server.url}/link`, only: ['form'] });
    await server.close();
    await quickstart.close();
    const failed = results.filter(({ status }) => status === 'failed');
    expect(failed.map(({ audit }) => audit.id)).toEqual(['form.unencoded-ampersand']);
  });

  it('goes on in a receiver that throttles it, run after run', async () => {
    const quickstart = createQuickstart({ receiver: { logger: false } });
    const server = await serve(quickstart.handler);
    const account = { username: 'demo', password: 'demo' };
    for (let run = 0; run < 3; run++) {
      const only = ['credentials', 'form', 'site'];
      const report = await runAudits({ ...account, url: `${server.url}/link`, only });
      expect(report.results.filter(({ status }) => status === 'failed')).toEqual([]);
    }
    await server.close();
    await quickstart.close();
  }, 30_000);
});
