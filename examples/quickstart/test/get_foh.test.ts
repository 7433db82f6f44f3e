import { sendEvent } from 'svclink/testing';
import { type DemoServer, startDemo } from './demo-server.js';

let demo: DemoServer;
beforeEach(async () => {
  demo = await startDemo();
});
afterEach(() => demo.close());

describe('get_foh', () => {
  it('gives the photo of an order that has one', async () => {
    const { result_data } = await sendEvent(demo.receiver, 'get_foh', { remote_report_id: '1001' });
    expect(result_data?.file_metadata.file_size).toBe(0);
    expect((await fetch(result_data?.obj_url ?? '')).headers.get('content-type')).toBe(
      'image/jpeg',
    );
  });

  it('refuses an order that has none', async () => {
    const answer = await sendEvent(demo.receiver, 'get_foh', { remote_report_id: '1002' });
    expect(answer.return_error_msg).toBe('Order 1002 has no front-of-house photo.');
  });
});
