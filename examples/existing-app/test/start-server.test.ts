import type { Settings } from '../../quickstart/src/settings.js';
import { startServer } from '../src/start-server.js';

const settings: Settings = {
  port: 0,
  username: 'demo',
  password: 'demo',
  siteId: '3f9d6a52-7c1e-4b0a-9d35-6e2f8a41c7b0',
  publicUrl: undefined,
  allowedHosts: [],
};

describe('the server', () => {
  it('says where it is, and ends', async () => {
    let printed = '';
    const running = await startServer(settings, (text) => {
      printed += text;
    });
    expect(printed).toContain(running.address);
    expect((await fetch(running.address)).status).toBe(405);
    await running.stop();
    await expect(fetch(running.address)).rejects.toThrow();
  });

  it('says how to fix a port that is taken', async () => {
    const running = await startServer(settings, () => {});
    const port = Number(new URL(running.address).port);
    const second = startServer({ ...settings, port }, () => {});
    await expect(second).rejects.toThrow(`Port ${port} is taken`);
    await running.stop();
  });
});
