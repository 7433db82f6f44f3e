import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Today } from '../src/site/console/lists/today.js';
import { versions } from './live.js';
import { useLoaded } from './load.js';
import { siteFacts, today } from './site-facts.js';

/** The numbers of the day; undefined before the first answer. The navigation keeps them up to date. */
export const day = signal<Today | undefined>(undefined);

/** Returns a text that changes with the orders, with the day, and with the zone that decides on it. */
export function versionOfLists(): string {
  return `${versions.value.orders} ${today()} ${siteFacts.value?.zone}`;
}

/** Requests the numbers of the day, and again after changes. */
export function useDay(): void {
  const { answer } = useLoaded('today', `${versionOfLists()} ${versions.value.jobs}`);
  useEffect(() => {
    day.value = answer;
  }, [answer]);
}
