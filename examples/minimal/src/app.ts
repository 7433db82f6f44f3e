import express, { type Express } from 'express';
import { frontPage } from 'svclink';
import type { Link } from './link/index.js';

/** An Express app with the receiver in it. Your own routes follow it: it reads the body of its requests itself. */
export function createApp({ receiver }: Link): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use('/link', receiver);
  app.get(
    '/',
    frontPage({
      title: 'A receiver of the link web service',
      about: 'It answers six events, from its orders on disk.',
      send: 'Programs send a POST to /link with one form variable, payload, and are answered with JSON.',
      commands: ['npm run send -- get_all_orders', 'npm run check'],
      reference: { 'The fields of an event': 'npx svclink events get_order' },
    }),
  );
  return app;
}
