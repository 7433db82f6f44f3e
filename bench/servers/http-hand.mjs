// A server tuned by hand: one buffer in, one string out, two headers, no framework.
import { createServer } from 'node:http';
import { envelopeHolds, failure, success, validData } from './checks.mjs';
import { order, serve } from './order.mjs';

function answer(response, body) {
  const text = JSON.stringify(body);
  response.writeHead(200, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text);
}

function handle(body) {
  const text = decodeURIComponent(body.slice('payload='.length).replaceAll('+', ' '));
  const envelope = JSON.parse(text);
  if (!envelopeHolds(envelope)) return failure('Could not validate username and password.');
  const data = JSON.parse(envelope.event_data);
  return validData(data) ? success(order) : failure('bad data');
}

serve(
  createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const body = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks);
      try {
        answer(response, handle(body.toString()));
      } catch {
        answer(response, failure('bad payload'));
      }
    });
  }),
);
