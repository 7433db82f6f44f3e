import { Spool } from '../content/spool.js';
import { unavailable } from '../errors/refusal.js';

/** Counts the uploads under way: each may take as much temporary space as the largest file. */
export class Uploads {
  #running = 0;

  constructor(
    readonly most: number,
    readonly maxFileBytes: number,
  ) {}

  /** Runs `task` with a spool, which is removed afterwards. @throws Refusal `unavailable` when too many are under way */
  async run<Result>(task: (spool: Spool) => Promise<Result>): Promise<Result> {
    if (this.#running >= this.most) throw unavailable('Too many uploads at one time.', 5);
    this.#running += 1;
    const spool = new Spool(this.maxFileBytes);
    try {
      return await task(spool);
    } finally {
      this.#running -= 1;
      await spool.remove();
    }
  }
}
