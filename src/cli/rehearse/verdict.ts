import type { Site } from '../../site/index.js';
import { atImporter, atOwner } from './rehearsed-orders.js';

/** The lost and duplicated records. */
export interface Verdict {
  readonly lost: number;
  readonly doubled: number;
  readonly problems: readonly string[];
}

/** Compares the records of every order at both sites, and counts missing and duplicated ones. */
export async function verdictOn(
  reportIds: readonly string[],
  owner: Site,
  importer: Site,
): Promise<Verdict> {
  const problems: string[] = [];
  let [lost, doubled] = [0, 0];
  for (const [index, reportId] of reportIds.entries()) {
    const sites = {
      owner: await atOwner(owner, index, reportId),
      importer: await atImporter(importer, index, reportId),
    };
    for (const [site, all] of Object.entries(sites)) {
      for (const [what, found, wanted] of all) {
        if (found === wanted) continue;
        if (found < wanted) lost += wanted - found;
        else doubled += found - wanted;
        problems.push(`order ${reportId}, at the ${site}: ${found} ${what} instead of ${wanted}`);
      }
    }
  }
  return { lost, doubled, problems };
}
