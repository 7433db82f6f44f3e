import express from 'express';
import helmet from 'helmet';
import { envelopeHolds, failure, success, validData, validResult } from './checks.mjs';
import { order, serve } from './order.mjs';

const app = express();
app.use(helmet());
app.use(express.urlencoded({ extended: false, limit: '32mb' }));
app.post('/link', async (request, response) => {
  try {
    const envelope = JSON.parse(request.body.payload);
    if (!envelopeHolds(envelope))
      return response.json(failure('Could not validate username and password.'));
    const data = JSON.parse(envelope.event_data);
    if (!validData(data)) return response.json(failure('bad data'));
    const result = await Promise.resolve(order);
    if (!validResult(result)) return response.json(failure('bad result'));
    response.json(success(result));
  } catch {
    response.json(failure('bad payload'));
  }
});
serve(app);
