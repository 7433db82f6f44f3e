import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import { envelopeHolds, failure, success, validData, validResult } from './checks.mjs';
import { order, reportCpu } from './order.mjs';

const app = Fastify({ bodyLimit: 32 * 1024 * 1024 });
await app.register(helmet);
await app.register(formbody, { bodyLimit: 32 * 1024 * 1024 });
app.post('/link', async ({ body }) => {
  try {
    const envelope = JSON.parse(body.payload);
    if (!envelopeHolds(envelope)) return failure('Could not validate username and password.');
    const data = JSON.parse(envelope.event_data);
    if (!validData(data)) return failure('bad data');
    const result = await Promise.resolve(order);
    return validResult(result) ? success(result) : failure('bad result');
  } catch {
    return failure('bad payload');
  }
});
reportCpu();
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.(app.server.address().port);
