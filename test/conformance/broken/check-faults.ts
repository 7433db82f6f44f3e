import { runAudits } from '../../../src/conformance/index.js';
import { type CheckedSite, startSite } from '../site.js';
import type { Fault } from './fault.js';

/** Longer than any answer takes here, short enough to wait for one that never comes. */
const TIMEOUT = 400;

/** What a check finds in a receiver with a fault: ids of audits that fail, those of level MUST apart. */
export async function findingsOf(site: CheckedSite, fault: Pick<Fault, 'break'>) {
  const { url, username, password } = site;
  const broken = fault.break(site.fetch);
  const options = { url, username, password, fetch: broken, write: true, timeout: TIMEOUT };
  const { results, conforms } = await runAudits(options);
  const failed = results.filter(({ status }) => status === 'failed').map(({ audit }) => audit);
  const ids = (isMust: boolean) =>
    failed.filter(({ level }) => (level === 'MUST') === isMust).map(({ id }) => id);
  return { must: ids(true).sort(), others: ids(false).sort(), conforms };
}

/** One test for each fault: the audits that fail are exactly those of its list. */
export function checkFaults(faults: readonly Fault[]): void {
  describe('a check of a receiver that', () => {
    let site: CheckedSite;
    beforeEach(async () => {
      site = await startSite();
    });
    afterEach(() => site.close());

    it.each(faults)('$name', async (fault) => {
      expect(fault.must.length + fault.others.length).toBeGreaterThan(0);
      expect(await findingsOf(site, fault)).toEqual({
        must: [...fault.must].sort(),
        others: [...fault.others].sort(),
        conforms: fault.must.length === 0,
      });
    });
  });
}
