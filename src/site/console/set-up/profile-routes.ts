import { contentHeaders } from '../../engine/files/file-server.js';
import { Input } from '../../engine/input.js';
import { person } from '../../orders/visibility/visibility.js';
import { MAPPED_MEMBERS } from '../../owner/profiles/profile-record.js';
import type { Profiles } from '../../owner/profiles/profiles.js';
import { type Call, idOf, named } from '../call.js';
import { ReadyReply, type Route } from '../route-table.js';

const fileName = ({ query }: Pick<Call, 'query'>): string => query.get('name') ?? '';

/** The routes of import profiles. Operators exchange files by them, administrators make and change them. */
export function profileRoutes(profiles: Profiles): readonly Route[] {
  const needs = 'administrator';
  return [
    {
      method: 'GET',
      path: 'profiles',
      needs: 'reader',
      run: async () => ({ profiles: await profiles.list(), members: MAPPED_MEMBERS }),
    },
    {
      method: 'POST',
      path: 'profiles',
      needs,
      run: async (call) => ({ id: await profiles.create(await call.body(), call.acting) }),
    },
    { method: 'POST', path: 'profiles/preview', needs, run: (call) => preview(profiles, call) },
    ...fileRoutes(profiles),
    {
      method: 'POST',
      path: 'profiles/:name/disable',
      needs,
      run: (call) => profiles.setActive(named(call), false, call.acting),
    },
    {
      method: 'POST',
      path: 'profiles/:name/enable',
      needs,
      run: (call) => profiles.setActive(named(call), true, call.acting),
    },
    {
      method: 'DELETE',
      path: 'profiles/:name',
      needs,
      run: (call) => profiles.remove(named(call), call.acting),
    },
  ];
}

/** Returns the first rows of a file as a profile maps them that is not yet made. */
async function preview(profiles: Profiles, call: Call) {
  const input = new Input('profiles', await call.body(), ['profile', 'file_name', 'text']);
  const file_name = input.required('file_name', 255);
  const content = Buffer.from(input.text('text', MOST_CHARACTERS));
  // The profiles validate it.
  const profile = input.get('profile') as never;
  return { rows: await profiles.preview(profile, { file_name, content }) };
}

/** The most characters of a file to preview, within the limit of a request. */
const MOST_CHARACTERS = 4 * 1024 * 1024;

function fileRoutes(profiles: Profiles): readonly Route[] {
  const needs = 'operator';
  return [
    {
      method: 'GET',
      path: 'profiles/:name/files',
      needs: 'reader',
      run: async (call) => ({ files: await profiles.files(named(call)) }),
    },
    {
      method: 'POST',
      path: 'profiles/:name/files',
      needs,
      run: async (call) => {
        const file = { file_name: fileName(call), content: call.file() };
        return { id: await profiles.upload(named(call), file, call.acting) };
      },
    },
    {
      method: 'POST',
      path: 'profiles/:name/compiled',
      needs,
      run: (call) => {
        const day = call.query.get('day') ?? '';
        const file = { day, file_name: fileName(call), content: call.file() };
        return profiles.put(named(call), file, call.acting);
      },
    },
    {
      method: 'GET',
      path: 'profiles/:name/export',
      needs: 'reader',
      isExport: true,
      run: async (call) => {
        const { file_name, content } = await profiles.exportFor(
          person(),
          named(call),
          call.query.get('day') ?? '',
        );
        const headers = contentHeaders({ fileName: file_name, mimeType: 'text/csv' });
        return new ReadyReply({
          status: 200,
          headers: Object.entries(headers).flat(),
          body: buffersOf(content),
        });
      },
    },
    {
      method: 'GET',
      path: 'profile-files/:id',
      needs: 'reader',
      run: async (call) => ({ rows: await profiles.rows(idOf(call)) }),
    },
  ];
}

async function* buffersOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const { buffer, byteOffset, byteLength } of content) {
    yield Buffer.from(buffer, byteOffset, byteLength);
  }
}
