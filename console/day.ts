import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Today } from '../src/site/console/lists/today.js';
import { versions } from './live.js';
import { useLoaded } from './load.js';
import { today } from './parts/basics.js';
import { withQuery } from './server.js';

/** The numbers of the day; undefined before the first answer. The navigation keeps them up to date. */
export const day = signal<Today | undefined>(undefined);

/** Requests the numbers of the day, and again after changes. */
export function useDay(): void {
  const { orders, jobs } = versions.value;
  const { answer } = useLoaded(withQuery('today', { today: today() }), `${orders} ${jobs}`);
  useEffect(() => {
    day.value = answer;
  }, [answer]);
}
