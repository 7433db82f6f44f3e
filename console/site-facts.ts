import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ConsoleState } from '../src/site/console/contract/answers.js';
import { dayIn } from '../src/site/engine/preferences/site-day.js';
import { readCurrencyBy } from './parts/currency.js';

/** The currency of the site, and the zone of its days; null before the log-in. */
export const siteFacts = signal<ConsoleState['site']>(null);

readCurrencyBy(() => siteFacts.value?.currency);

/** Milliseconds between two readings of the clock: a page that stays open over midnight shows the new day. */
const CLOCK = 30_000;

const now = signal(Date.now());

/** Returns the present day in the zone of the site, `YYYYMMDD`. The site decides by the same zone what is due. */
export function today(): string {
  const { value: facts } = siteFacts;
  return facts === null ? '' : dayIn(facts.zone, now.value);
}

/** Keeps the present day up to date while the page is open. */
export function useClock(): void {
  useEffect(() => {
    const read = () => {
      now.value = Date.now();
    };
    read();
    const timer = setInterval(read, CLOCK);
    return () => clearInterval(timer);
  }, []);
}
