/** Runs at most one task per name at a time, and one per burst. */
export interface Coalescer {
  /** Asks for a run. Within a burst, or while a run is under way, further asking leads to one further run only. */
  ask(name: string): void;
  /** Lets go of what has not begun, and waits for what has. */
  close(): Promise<void>;
}

interface Entry {
  timer: NodeJS.Timeout | undefined;
  running: Promise<void> | undefined;
  again: boolean;
}

/**
 * Makes a coalescer.
 *
 * @param wait milliseconds from the first asking to the run
 * @param run must not reject
 */
export function createCoalescer(wait: number, run: (name: string) => Promise<void>): Coalescer {
  const entries = new Map<string, Entry>();
  let closed = false;

  function begin(name: string, entry: Entry): void {
    entry.timer = undefined;
    entry.running = run(name).then(() => {
      entry.running = undefined;
      if (!entry.again || closed) entries.delete(name);
      else {
        entry.again = false;
        arm(name, entry);
      }
    });
  }

  function arm(name: string, entry: Entry): void {
    entry.timer = setTimeout(() => begin(name, entry), wait);
    // A push that waits is no reason to keep a process alive whose server is gone.
    entry.timer.unref();
  }

  return {
    ask(name) {
      const entry = entries.get(name);
      if (closed) return;
      if (entry) {
        if (entry.running) entry.again = true;
        return;
      }
      const created: Entry = { timer: undefined, running: undefined, again: false };
      entries.set(name, created);
      arm(name, created);
    },
    async close() {
      closed = true;
      for (const { timer } of entries.values()) clearTimeout(timer);
      await Promise.all([...entries.values()].map(({ running }) => running));
      entries.clear();
    },
  };
}
