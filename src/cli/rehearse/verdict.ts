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
    const places = {
      owner: await atOwner(owner, index, reportId),
      importer: await atImporter(importer, index, reportId),
    };
    for (const [place, all] of Object.entries(places)) {
      for (const [what, found, wanted] of all) {
        if (found === wanted) continue;
        if (found < wanted) lost += wanted - found;
        else doubled += found - wanted;
        problems.push(`order ${reportId}, at the ${place}: ${found} ${what} instead of ${wanted}`);
      }
    }
  }
  return { lost, doubled, problems };
}
