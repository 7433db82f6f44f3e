import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { type ApiClient, CallError } from '../../../src/api/index.js';
import { type Peer, startPeer } from './support/peer.js';

let peer: Peer;
let api: ApiClient;
let answer: { readonly status: number; readonly body: Uint8Array };

beforeAll(async () => {
  peer = await startPeer((_request, response) => {
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(answer.body);
  });
  api = peer.client({ retries: 0, timeout: 60_000 });
});

afterAll(() => peer.close());

const bytes = Buffer.from('the bytes of a photo');
const file = {
  report_id: 7,
  file_id: 9,
  file_name: 'front.jpg',
  file_type: 'image/jpeg',
  file_area: 0,
  flags: [],
  hash: createHash('sha256').update(bytes).digest('hex'),
  content: bytes.toString('base64'),
};
const bids = { report_id: 5, bids: [] };

/** A good answer of which one piece was replaced by any bytes. */
const damaged = (good: unknown) =>
  fc.tuple(fc.nat(400), fc.nat(20), fc.uint8Array({ maxLength: 12 })).map(([at, length, other]) => {
    const text = Buffer.from(JSON.stringify(good));
    return Buffer.concat([text.subarray(0, at), other, text.subarray(at + length)]);
  });

const anything = fc.oneof(
  fc.uint8Array({ maxLength: 200 }).map((some) => Buffer.from(some)),
  fc.json({ maxDepth: 5 }).map((text) => Buffer.from(text)),
  damaged(file),
  damaged(bids),
);
const status = fc.constantFrom(200, 200, 201, 299, 301, 400, 401, 404, 422, 500, 503, 599);

/** Whether a call has a result, or a failure that names what was called. */
async function isTold(call: Promise<unknown>): Promise<boolean> {
  return call.then(
    (result) => typeof result === 'object' && result !== null,
    (error: unknown) => CallError.is(error),
  );
}

describe('whatever a service answers', () => {
  it('a call has a checked result or a failure of the client’s own', async () => {
    await fc.assert(
      fc.asyncProperty(anything, status, async (body, code) => {
        answer = { status: code, body };
        expect(await isTold(api.bid.list({ report_id: 5 }))).toBe(true);
        expect(await isTold(api.file.get({ file_id: 9 }))).toBe(true);
        expect(await isTold(api.workorder.search({ state: 'OH' }))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('content that comes back is what its hash says', async () => {
    await fc.assert(
      fc.asyncProperty(damaged(file), async (body) => {
        answer = { status: 200, body };
        const got = await api.file.get({ file_id: 9 }).catch(() => undefined);
        if (got === undefined) return;
        expect(createHash('sha256').update(got.content).digest('hex')).toBe(got.hash);
      }),
      { numRuns: 200, examples: [[Buffer.from(JSON.stringify(file))]] },
    );
  });
});
