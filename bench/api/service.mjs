import { createApi, createKeyRing } from 'svclink/api';
import { bids, STORED_CLIENT as client, key } from './bids.mjs';

const MIB = 1024 * 1024;
const SIZE = 256 * MIB;
const chunk = Buffer.alloc(MIB, 'not compressible by anybody on the way: ');

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
        throw new Error('incomplete');
      return { file_id: 1 };
    });
