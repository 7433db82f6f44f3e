import type { Input } from '../engine/input.js';
import { HOOK_EVENTS, type HookEvent } from './hook-record.js';

/**
 * Returns the address of a new hook. One without encryption would show orders to the network.
 *
 * @throws LinkError `input_invalid`
 */
export function readHookAddress(input: Input, allowedHosts: readonly string[]): string {
  const address = input.address('url');
  if (address === null) throw input.wrong('url', 'is required');
  const { protocol, host, hostname, username, password } = new URL(address);
  const isAllowed = [host, hostname].some((one) => allowedHosts.includes(one));
  if (protocol !== 'https:' && !isAllowed) {
    throw input.wrong('url', 'must be https; http is for hosts in allowedHosts');
  }
  if (username || password) throw input.wrong('url', 'must hold no user and no password');
  return address;
}

/** Returns the events of a new hook. @throws LinkError `input_invalid` */
export function readHookEvents(input: Input): readonly HookEvent[] {
  const names = input.texts('events');
  if (names.length === 0)
    throw input.wrong('events', `must name some of ${HOOK_EVENTS.join(', ')}`);
  return [...new Set(names)].map((name) => {
    const event = HOOK_EVENTS.find((one) => one === name);
    if (event) return event;
    throw input.wrong('events', `must be of ${HOOK_EVENTS.join(', ')}`);
  });
}
