import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../../../src/site/engine/store/open-database.js';
import { Checkpoints } from '../../../../src/site/engine/store/sqlite/checkpoints.js';
import { eventually } from '../../../support/eventually.js';

describe('checkpoints beside the commits', () => {
  it('come after 64 pieces of work, one at a time', async () => {
    let begun = 0;
    let end = () => {};
    const checkpoints = new Checkpoints(() => {
      begun += 1;
      return new Promise<void>((resolve) => {
        end = resolve;
      });
    });
    checkpoints.committed(63);
    expect(begun).toBe(0);
    checkpoints.committed(1);
    expect(begun).toBe(1);
    checkpoints.committed(100);
    expect(begun).toBe(1);
    end();
    await checkpoints.close();
    checkpoints.committed(1);
    expect(begun).toBe(2);
    end();
    await checkpoints.close();
  });

  it('that fail are tried again after further work', async () => {
    let begun = 0;
    const checkpoints = new Checkpoints(async () => {
      begun += 1;
      throw new Error('disk full');
    });
    for (let round = 1; round <= 3; round++) {
      checkpoints.committed(64);
      await checkpoints.close();
      expect(begun).toBe(round);
    }
  });

  it('carry what is committed into the file while the site is at work', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'svclink-test-checkpoints-'));
    const path = join(folder, 'site.db');
    const database = await openDatabase(`sqlite:${path}`);
    const LENGTH = 8000;
    const COUNT = 130;
    for (let index = 0; index < COUNT; index++) {
      const setting = { name: `text ${index}`, value: 'x'.repeat(LENGTH) };
      await database.write((tx) => tx.insertInto('settings').values(setting).execute());
    }
    // The last of them come with the next checkpoint.
    const carried = (COUNT - 64) * LENGTH;
    await eventually(() => statSync(path).size >= carried, 'the checkpoint');
    expect(statSync(path).size).toBeGreaterThanOrEqual(carried);
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
