import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { listen } from 'svclink';
import { hints } from '../src/hints.js';
import { createQuickstart } from '../src/quickstart.js';
import type { Settings } from '../src/settings.js';

const settings: Settings = {
  port: 0,
  username: 'demo',
  password: "it's $HOME",
  siteId: '3f9d6a52-7c1e-4b0a-9d35-6e2f8a41c7b0',
  publicUrl: undefined,
  allowedHosts: [],
};

describe('the hints', () => {
  it('hold commands that work when pasted', async () => {
    const { password, siteId } = settings;
    const demo = createQuickstart({ password, siteId });
    const server = await listen(demo.handler, { port: 0 });
    const text = hints(`http://localhost:${server.port}/link`, settings);
    const commands = text.split('\n').filter((line) => line.trim().startsWith('curl'));
    const answers = commands.map(async (command) => {
      const { stdout } = await promisify(execFile)('sh', ['-c', `${command} --silent`]);
      return JSON.parse(stdout);
    });
    const [list, order] = await Promise.all(answers);
    await server.end();
    await demo.close();
    expect(list.result_data).toHaveLength(31);
    expect(order.result_data).toMatchObject({ wo_number: 'WO-20417' });
  });
});
