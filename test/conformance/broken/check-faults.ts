import { audits, runAudits } from '../../../src/conformance/index.js';
import { type CheckedSite, startSite } from '../site.js';
import type { Fault } from './fault.js';

/** Longer than any answer takes here, also on a machine that is busy. */
const TIMEOUT = 60_000;

const WRITING = new Set(audits.filter(({ writes }) => writes).map(({ id }) => id));

/** What a check finds in a receiver with a fault: ids of audits that fail, those of level MUST apart. */
async function findingsOf(site: CheckedSite, fault: Fault) {
  const { url, username, password } = site;
  const broken = fault.break(site.fetch);
  // Half of the audits write: they run where the fault shows in one of them.
  const write = [...fault.must, ...fault.others].some((id) => WRITING.has(id));
  const options = {
    url,
    username,
    password,
    fetch: broken,
    write,
    timeout: fault.timeout ?? TIMEOUT,
  };
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
