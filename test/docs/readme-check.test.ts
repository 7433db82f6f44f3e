import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import express from 'express';
import { runAudits } from '../../src/conformance/index.js';

/** The program of the README that makes a receiver. */
function program(): string {
  const text = readFileSync(join(__dirname, '../../README.md'), 'utf8');
  const blocks = [...text.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);
  const [only, another] = blocks.filter((code) => code.includes('createReceiver('));
  if (only === undefined || another !== undefined) throw new Error('the README shows one receiver');
  const jsc = { parser: { syntax: 'typescript' as const }, target: 'es2022' as const };
  return transformSync(only, { jsc, module: { type: 'commonjs' } }).code;
}

/** Runs it as it stands, on a port of its own. */
function run(): Server {
  let server: Server | undefined;
  const makeApp = () => {
    const app = express();
    const listen = app.listen.bind(app);
    return Object.assign(app, {
      listen: () => {
        server = listen(0);
        return server;
      },
    });
  };
  const load = (name: string) =>
    name === 'express' ? { __esModule: true, default: makeApp } : require(name);
  new Function('require', 'exports', program())(load, {});
  if (server === undefined) throw new Error('the program of the README does not listen');
  return server;
}

describe('the receiver in the README', () => {
  it.each([false, true])(
    'passes svclink check, with --write: %s [docs.readme-check]',
    async (write) => {
      const server = run();
      try {
        const { port } = server.address() as AddressInfo;
        const url = `http://127.0.0.1:${port}/link`;
        const { results, conforms } = await runAudits({
          url,
          username: 'acme',
          password: 'correct horse',
          write,
        });
        const failed = results.filter(({ status }) => status === 'failed');
        expect(failed.map(({ audit }) => `${audit.level} ${audit.id}`)).toEqual([]);
        expect(conforms).toBe(true);
      } finally {
        server.close();
        server.closeAllConnections();
      }
    },
  );
});
