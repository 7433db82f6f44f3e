import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { payload } from 'svclink/testing';
import { eventually } from '../support/eventually.js';
import { AppRun, type AppShape } from './app-run.js';
import { usePacked } from './packed.js';

/** The way of one app from `svclink add` to a receiver that conforms, on the machine of a colleague. */
export function describeApp(shape: AppShape): void {
  describe(`svclink add, in the app ${shape.name}`, () => {
    let run: AppRun;
    let clone: string;
    beforeAll(async () => {
      run = await AppRun.install(shape, await usePacked());
    });
    afterAll(() => run.remove());

    it('installs with the manager of the app, and leaves one lock file [add.package-manager]', async () => {
      const said = await run.add();
      expect(said).toContain(`${shape.manager === 'npm' ? 'npm run' : shape.manager}`);
      expect(await run.locks()).toEqual([shape.lock]);
      clone = await run.clone();
      expect(run.hasFile(clone, '.env')).toBe(false);
      const example = await readFile(join(run.at(clone), '.env.example'), 'utf8');
      for (const name of ['SVCLINK_USER', 'SVCLINK_PASSWORD', 'SITE_ID']) {
        expect(example).toContain(`${name}=`);
      }
    });

    it('compiles, and passes its own tests in a clone without .env [add.clone] [add.compiles]', async () => {
      if (shape.builds) await run.script(clone, 'build');
      await run.script(clone, 'test');
      expect(run.hasFile(clone, 'link-data')).toBe(false);
    });

    it('starts there, takes an order, and conforms once it has its .env [add.clone] [add.workspaces] [add.order]', async () => {
      const address = await run.start(clone);
      const form = () => new URLSearchParams({ payload: payload('get_all_orders') });
      const refused = await fetch(`${address}/link`, { method: 'POST', body: form() });
      expect(refused.status).toBe(500);
      expect(await refused.json()).toMatchObject({ success: false, result_data: null });
      await eventually(() => run.log.includes('SVCLINK_USER is missing'), 'the line of the log');

      await copyFile(join(run.at(), '.env'), join(run.at(clone), '.env'));
      await run.in(run.at(clone), 'node', '-e', shape.sample);
      const flags = ['--url', `${address}/link`];
      const orders = await run.script(clone, 'svclink', 'send', 'get_all_orders', ...flags);
      expect(orders).toContain('"WO-1001"');
      const check = await run.script(clone, 'svclink', 'check', `${address}/link`, '--json');
      const report = JSON.parse(check.slice(check.indexOf('{')));
      expect(report).toMatchObject({ conforms: true });
      expect(report.counts.passed).toBeGreaterThan(100);
      // The server closes the link, and nothing holds the process.
      expect(await run.stop()).toBe(shape.ending ?? 0);
    });

    it('changes nothing the second time [add.again]', async () => {
      const said = await run.in(run.at(), run.packed.svclink, 'add', '--yes');
      expect(said).toContain('has a receiver already');
      expect(await run.in(run.folder, 'git', 'status', '--porcelain')).toBe('');
    });
  });
}
