import { createSecretKey } from 'node:crypto';
import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import { jwtVerify } from 'jose';
import { reportCpu } from '../servers/order.mjs';
import { bids, CLIENT, key } from './bids.mjs';

const secret = createSecretKey(Buffer.from(key().secret, 'base64url'));
const rules = { algorithms: ['HS256'], typ: 'at+jwt', issuer: 'svclink', audience: 'svclink' };

const id = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
const number = { type: 'number' };
const text = { type: 'string' };
const numbers = ['qty', 'contractor_price', 'client_price'];
const texts = ['description', 'comment', 'completion_comment'];
const ids = ['comp_note_id', 'invoice_item_id', 'uom'];
const properties = {
  ...Object.fromEntries(ids.map((name) => [name, id])),
  ...Object.fromEntries(numbers.map((name) => [name, number])),
  ...Object.fromEntries(texts.map((name) => [name, text])),
};
const bid = { type: 'object', required: [...ids, ...numbers, ...texts], properties };
const schema = {
  body: { type: 'object', required: ['report_id'], properties: { report_id: id } },
  response: {
    200: {
      type: 'object',
      required: ['report_id', 'bids'],
      properties: { report_id: id, bids: { type: 'array', items: bid } },
    },
  },
};

const app = Fastify();
await app.register(helmet);
app.post('/bid/list', {
  schema,
  onRequest: async ({ headers }, reply) => {
    try {
      const [, token] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
      const { payload } = await jwtVerify(token ?? '', secret, rules);
      const scopes = payload.scope.split(' ');
      if (payload.sub === CLIENT.clientId && scopes.includes('bid-rw')) return;
      return reply.code(403).send({ error: 'scope_invalid', error_description: 'no scope' });
    } catch {
      return reply.code(401).send({ error: 'access_denied', error_description: 'bad token' });
    }
  },
  handler: async ({ body }) => ({ report_id: body.report_id, bids }),
});
reportCpu();
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.(app.server.address().port);
