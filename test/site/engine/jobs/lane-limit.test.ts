import { claimJobs } from '../../../../src/site/engine/jobs/claims.js';
import { addJob } from '../../../../src/site/engine/jobs/job.js';
import type { Database } from '../../../../src/site/engine/store/database.js';
import { openDatabase } from '../../../../src/site/engine/store/open-database.js';
import { ENGINES } from '../../databases.js';

const LANES = Array.from({ length: 25 }, (_, index) => `lane ${index}`);
const LIMIT = 2;

describe.each(ENGINES)('two processes that claim jobs of one queue on $name', (engine) => {
  let databases: Database[];
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());
  beforeEach(async () => {
    const address = await engine.migrated();
    databases = [await openDatabase(address), await openDatabase(address)];
  });
  afterEach(() => Promise.all(databases.map((database) => database.close())));

  it('never run more together than its limit', async () => {
    const now = Date.now();
    await databases[0]?.write(async (tx) => {
      for (const lane of LANES) {
        for (let count = 0; count < 2 * LIMIT; count += 1) {
          await addJob(tx, { kind: 'work', lane, key: `${lane} ${count}`, runAt: now });
        }
      }
    });
    const claimed = new Map<string, number>();
    for (const lane of LANES) {
      const claiming = { kind: 'work', lane, limit: LIMIT, dueBy: now, now, lease: 60_000 };
      const both = await Promise.all(databases.map((database) => claimJobs(database, claiming)));
      claimed.set(lane, both.flat().length);
    }
    const counts = [...claimed.values()];
    expect(Math.max(...counts)).toBeLessThanOrEqual(LIMIT);
    // One of the two claims: the other may have to wait for its next poll.
    expect(Math.min(...counts)).toBe(LIMIT);
  });
});
