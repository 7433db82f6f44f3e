import { readFileSync } from 'node:fs';
import { sendEvent } from 'svclink/testing';
import { housePicture } from '../src/demo/house-picture.js';
import { type DemoServer, startDemo } from './demo-server.js';

const photo = housePicture(3, 64, 48);
const data = { dst_report_id: '1010', file_id: 'P-1', file_name: 'rear.jpg' };

let demo: DemoServer;
beforeEach(async () => {
  demo = await startDemo();
});
afterEach(() => demo.close());

function uploads() {
  const { store } = demo.site;
  return store.filesOf(store.order('1010'), 'uploads');
}

describe('send_file', () => {
  it('keeps a file, and replaces it when it comes again', async () => {
    const before = uploads().length;
    const file = { content: photo, name: 'rear.jpg' };
    const first = await sendEvent(demo.receiver, 'send_file', data, { file });
    expect(first).toMatchObject({ success: true, result_data: null });
    const larger = housePicture(4, 128, 96);
    await sendEvent(demo.receiver, 'send_file', data, { file: { ...file, content: larger } });
    const stored = uploads();
    expect(stored).toHaveLength(before + 1);
    const content = stored.at(-1)?.content;
    expect(content?.kind === 'disk' && readFileSync(content.path).equals(larger)).toBe(true);
  });

  it('makes one file of deliveries at the same time', async () => {
    const before = uploads().length;
    const file = { content: photo };
    const send = () => sendEvent(demo.receiver, 'send_file', data, { file });
    await Promise.all([send(), send(), send()]);
    expect(uploads()).toHaveLength(before + 1);
  });

  it('fetches a file by its address, with its smaller picture', async () => {
    const { store, addresses } = demo.site;
    const [source] = store.filesOf(store.order('1003'), 'uploads');
    if (!source) throw new Error('order 1003 has a photo');
    const obj_url = addresses.of(source);
    const obj_url_thumb = addresses.ofThumbnail(source);
    const byAddress = { ...data, obj_url, obj_url_thumb };
    const answer = await sendEvent(demo.receiver, 'send_file', byAddress);
    expect(answer.return_error_msg).toBeNull();
    const stored = uploads().at(-1);
    expect(stored?.content.size).toBe(source.content.size);
    expect(stored?.thumbnail?.size).toBe(source.thumbnail?.size);
  });

  it('fetches nothing from an address that is not public', async () => {
    const before = uploads().length;
    const byAddress = { ...data, obj_url: 'http://127.0.0.1:1/rear.jpg' };
    const answer = await sendEvent(demo.receiver, 'send_file', byAddress);
    expect(answer.return_error_msg).toContain('obj_url');
    expect(uploads()).toHaveLength(before);
  });

  it('keeps nothing for an order that is not there', async () => {
    const lost = { ...data, dst_report_id: '1' };
    const answer = await sendEvent(demo.receiver, 'send_file', lost, { file: { content: photo } });
    expect(answer.return_error_msg).toBe('There is no order 1.');
  });
});
