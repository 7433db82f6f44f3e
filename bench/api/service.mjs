import { createApi, createKeyRing } from '../../dist/esm/api/index.js';
import { hashSecret } from '../../dist/esm/secrets/index.js';
import { bids, CLIENT, key, SECRET } from './bids.mjs';

const MIB = 1024 * 1024;
const SIZE = 256 * MIB;
const chunk = Buffer.alloc(MIB, 'not compressible by anybody on the way: ');

const client = { ...CLIENT, secretScrypt: await hashSecret(SECRET) };

async function* file() {
  for (let sent = 0; sent < SIZE; sent += MIB) yield chunk;
}

/** The API as its users mount it. */
export const createService = (options = {}) =>
  createApi({
    clients: { find: (id) => (id === client.clientId ? client : undefined) },
    keyRing: createKeyRing([key()]),
    ...options,
  })
    .on('bid/list', async ({ data }) => ({ report_id: data.report_id, bids }))
    .on('file/get', ({ data }) => ({
      report_id: 1,
      file_id: data.file_id,
      file_name: 'a.mpg',
      file_type: 'video/mpeg',
      file_area: 1,
      flags: [],
      content: file(),
    }))
    .on('file/upload', ({ data }) => {
      if (data.content.size !== SIZE || data.content.hash.length !== 64)
        throw new Error('not whole');
      return { file_id: 1 };
    });
