import { Readable } from 'node:stream';
import { unzipSync } from 'fflate';
import { housePicture } from '../../../examples/quickstart/src/demo/house-picture.js';
import { thumbnailProblem } from '../../../src/site/engine/files/sent/sent-thumbnail.js';
import { ENGINES } from '../databases.js';
import { TestConsole } from './open-console.js';

const PHOTO = housePicture(1, 640, 480);
const SMALL = housePicture(1, 160, 120);
const EXIF = Buffer.from('ffe1000a457869660000abcd', 'hex');
const inside = (bytes: Buffer, more: Buffer) =>
  Buffer.concat([bytes.subarray(0, 2), more, bytes.subarray(2)]);
/** Sets the height of a JPEG, which stands five bytes behind the marker of its frame. */
function tall(height: number): Buffer {
  const bytes = Buffer.from(SMALL);
  bytes.writeUInt16BE(height, bytes.indexOf(Buffer.from('ffc0', 'hex')) + 5);
  return bytes;
}
const HOSTILE = {
  'other content': Buffer.from('<svg onload="alert(1)"></svg>'),
  'a PNG': Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  'an archive behind it': Buffer.concat([SMALL, Buffer.from('PK\u0003\u0004')]),
  EXIF: inside(SMALL, EXIF),
  'a comment': inside(SMALL, Buffer.from('fffe0008<?php;', 'latin1')),
  'a side of 60,000 pixels': tall(60_000),
  'a side of none': tall(0),
  'no end': SMALL.subarray(0, -2),
  'half of it': SMALL.subarray(0, SMALL.length / 2),
  'a segment beyond its end': inside(SMALL, Buffer.from('ffdbffff', 'hex')),
  'a segment of no length': inside(SMALL, Buffer.from('ffdb0000', 'hex')),
};

describe('a thumbnail that is sent with its photo', () => {
  it('is one small JPEG, and nothing else, whatever byte is changed', () => {
    expect(thumbnailProblem(SMALL)).toBeUndefined();
    for (const [name, bytes] of Object.entries(HOSTILE)) {
      expect([name, thumbnailProblem(bytes)]).toEqual([name, expect.any(String)]);
    }
    expect(thumbnailProblem(Buffer.alloc(200_000, 0xff))).toMatch(/more than 131072 bytes/);
    const changed = Buffer.from(SMALL);
    for (const [at, byte] of SMALL.entries()) {
      for (const other of [0, 0xd9, 0xff]) {
        changed[at] = other;
        thumbnailProblem(changed);
        thumbnailProblem(changed.subarray(0, at));
      }
      changed[at] = byte;
    }
  });
});

describe.each(ENGINES)('photos in the console on $name', (engine) => {
  let test: TestConsole;
  let agent: Awaited<ReturnType<TestConsole['as']>>;
  let id = '';
  beforeAll(async () => {
    await engine.start();
    test = await TestConsole.open(engine, { thumbnails: false });
    agent = await test.as('operator');
    id = await test.test.order({ wo_number: 'WO/7' });
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });

  const send = (path: string, body: Buffer, as = agent) =>
    as.post(`/api/${path}`).set('Content-Type', 'application/octet-stream').send(body);
  const bytesOf = async (path: string) => {
    const answer = await agent.get(`/api/${path}`).responseType('blob').expect(200);
    return answer.body as Buffer;
  };
  const withSmall = (name: string, small: Buffer, photo = PHOTO) =>
    send(
      `orders/${id}/files?name=${name}&thumbnail=${small.length}`,
      Buffer.concat([small, photo]),
    );

  it('have the thumbnail that their page has made, and no list gets a whole photo instead', async () => {
    const { file_id } = (await withSmall('with.jpg', SMALL).expect(200)).body;
    expect(await bytesOf(`files/${file_id}/thumbnail`)).toEqual(SMALL);
    expect(await bytesOf(`files/${file_id}`)).toEqual(PHOTO);
    const other = housePicture(2, 640, 480);
    const without = (await send(`orders/${id}/files?name=without.jpg`, other).expect(200)).body;
    await agent.get(`/api/files/${without.file_id}/thumbnail`).expect(404);
    await agent.get('/api/thumbnails').expect(200, { is_made_here: false });

    // A page that has shown the photo adds it; an existing one stays, and a reader adds none.
    const path = `files/${without.file_id}/thumbnail`;
    await send(path, SMALL, await test.as('reader')).expect(403);
    await send(path, HOSTILE.EXIF).expect(422);
    await send(path, SMALL).expect(200);
    await send(path, housePicture(3, 160, 120)).expect(200);
    expect(await bytesOf(path)).toEqual(SMALL);
    const paper = await send(`orders/${id}/files?name=a.pdf`, Buffer.from('%PDF-1.4')).expect(200);
    await send(`files/${paper.body.file_id}/thumbnail`, SMALL).expect(422);
    await send(`files/999999/thumbnail`, SMALL).expect(404);
  });

  it('are refused with a thumbnail that is hostile, and nothing of them is stored', async () => {
    const before = (await test.test.owner.files.list(id)).length;
    for (const [name, bytes] of Object.entries(HOSTILE)) {
      const { body } = await withSmall('bad.jpg', bytes).expect(422);
      expect([name, body.code]).toEqual([name, 'input_invalid']);
    }
    for (const length of ['0', '-1', '1e3', 'x', '999999', '131073']) {
      await send(`orders/${id}/files?name=bad.jpg&thumbnail=${length}`, PHOTO).expect(422);
    }
    const beyond = `orders/${id}/files?name=bad.jpg&thumbnail=${SMALL.length + 1}`;
    await send(beyond, SMALL).expect(422);
    // A thumbnail alone is an empty file.
    await send(`orders/${id}/files?name=bad.jpg&thumbnail=${SMALL.length}`, SMALL).expect(422);
    expect(await test.test.owner.files.list(id)).toHaveLength(before);
  });

  it('of a house have a thumbnail in the list of properties', async () => {
    const { body } = await agent.get('/api/properties').expect(200);
    const [{ id: property, foh_thumbnail }] = body.properties;
    expect(foh_thumbnail).toBeNull();
    const path = `properties/${property}/front-of-house?name=h.jpg&thumbnail=${SMALL.length}`;
    await send(path, Buffer.concat([SMALL, PHOTO])).expect(200);
    const { properties } = (await agent.get('/api/properties').expect(200)).body;
    expect(properties[0].foh_thumbnail).toMatch(/^[0-9a-f]{64}$/);
    expect(await bytesOf(`files/${properties[0].foh_file_id}/thumbnail`)).toEqual(SMALL);

    // Another photo takes its place: the house has one.
    const other = housePicture(9, 320, 240);
    await send(`properties/${property}/front-of-house?name=other.jpg`, other).expect(200);
    const [house] = (await agent.get('/api/properties').expect(200)).body.properties;
    expect(await bytesOf(`files/${house.foh_file_id}`)).toEqual(other);
    await agent.get(`/api/files/${properties[0].foh_file_id}`).expect(404);
  });

  it('of an order are one archive, of what the user sees, under names that differ', async () => {
    const { owner } = test.test;
    const order = await test.test.order({ wo_number: 'WO/8' });
    const pictures = [4, 5, 6].map((house) => housePicture(house, 320, 240));
    for (const [index, picture] of pictures.entries()) {
      const name = ['front.jpg', 'FRONT.jpg', 'Größe.jpeg'][index] ?? '';
      await send(`orders/${order}/files?name=${encodeURIComponent(name)}`, picture).expect(200);
    }
    await send(`orders/${order}/files?name=a.pdf`, Buffer.from('%PDF-1.4')).expect(200);
    await owner.users.createGroup('night');
    const note_id = await owner.notes.create({
      report_id: order,
      note_text: 'secret',
      groups: ['night'],
    });
    const hidden = { report_id: order, file_name: 'hidden.jpg', note_id };
    await owner.files.add({ ...hidden, content: Readable.from([PHOTO]) });

    const path = `/api/orders/${order}/photos.zip`;
    await test.stranger.get(path).expect(401);
    await agent.get('/api/orders/999999/photos.zip').expect(404);
    await agent.get(`/api/imported/${order}/photos.zip`).expect(404);
    const reader = await test.as('reader');
    const answer = await reader.get(path).responseType('blob').expect(200);
    const exports = await test.test.site.audit.list({ action: 'export' });
    expect(exports.map(({ subject }) => subject)).toEqual([`orders/${order}/photos.zip`]);
    expect(answer.headers).toMatchObject({
      'content-disposition': expect.stringContaining('WO-8-photos.zip'),
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
    const files = unzipSync(new Uint8Array(answer.body as Buffer));
    expect(Object.keys(files)).toEqual(['front.jpg', 'FRONT (2).jpg', 'Größe.jpeg']);
    expect(Object.values(files).map((bytes) => Buffer.from(bytes))).toEqual(pictures);
    const none = await test.test.order({ wo_number: 'WO-NONE' });
    const empty = await bytesOf(`orders/${none}/photos.zip`);
    expect(Object.keys(unzipSync(new Uint8Array(empty)))).toEqual([]);
  });
});
