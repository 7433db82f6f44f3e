import { DELIVERY_STATES, HOOK_EVENTS } from '../../site/hooks/hook-record.js';
import type { HookDelivery, HookEvent, HookWithSecret, SiteHook } from '../../site/index.js';
import { commaNames, UsageError } from '../command-error.js';
import { type OwnerCall, type OwnerCommand, ownerCommands } from '../owner/owner-command.js';

const EVENTS = `names with commas: ${HOOK_EVENTS.join(', ')}; required`;

const commands: readonly OwnerCommand[] = [
  {
    usage: 'add <URL>',
    example: 'hook add https://erp.example/svclink --events order,received,result,trouble',
    summary: 'Sends events to an address from now on, and shows the secret of its signatures once.',
    options: { '--events <NAMES>': EVENTS },
    run: async ({ site, words: [url], flags, acting }) =>
      withSecret(await site.hooks.add({ url, events: eventsOf(flags) }, acting)),
  },
  {
    usage: 'list',
    example: 'hook list',
    summary: 'Lists the hooks.',
    columns: ['id', 'url', 'events', 'disabled', 'reason', 'failure'],
    run: async ({ site }) => (await site.hooks.list()).map(asRow),
  },
  {
    usage: 'show <ID>',
    example: 'hook show 1',
    summary: 'Shows a hook. Its secret is not shown again.',
    run: async ({ site, words: [id] }) => asRow(await site.hooks.get(id)),
  },
  {
    usage: 'disable <ID>',
    example: 'hook disable 1',
    summary: 'Sends nothing more to a hook; what happens meanwhile is not sent later.',
    async run({ site, words: [id], acting }) {
      await site.hooks.disable(id, acting);
      return `Hook ${id} is disabled.`;
    },
  },
  {
    usage: 'enable <ID>',
    example: 'hook enable 1',
    summary: 'Sends to a hook again what happens from now on, and what waited.',
    async run({ site, words: [id], acting }) {
      await site.hooks.enable(id, acting);
      return `Hook ${id} is enabled.`;
    },
  },
  {
    usage: 'remove <ID>',
    example: 'hook remove 1',
    summary: 'Removes a hook and its deliveries.',
    async run({ site, words: [id], acting }) {
      await site.hooks.remove(id, acting);
      return `Hook ${id} is removed.`;
    },
  },
  {
    usage: 'rotate <ID>',
    example: 'hook rotate 1',
    summary: 'Gives a hook another secret, shown once; the one before also signs for 24 hours.',
    run: async ({ site, words: [id], acting }) => withSecret(await site.hooks.rotate(id, acting)),
  },
  {
    usage: 'deliveries <ID>',
    example: 'hook deliveries 1 --state failed',
    summary: 'Lists what was sent to a hook, the newest first, with the outcome.',
    options: {
      '--state <STATE>': `only those that are ${DELIVERY_STATES.join(', ')}`,
      '--before <ID>': 'those before this one; 100 at a time',
    },
    columns: ['id', 'event', 'happened', 'state', 'attempts', 'http_status', 'reason', 'next'],
    run: async ({ site, words: [id], flags: { state, before } }) =>
      (
        await site.hooks.deliveries(id, {
          ...(state === undefined ? {} : { state: stateOf(state) }),
          ...(typeof before === 'string' ? { before } : {}),
        })
      ).map(deliveryRow),
  },
  {
    usage: 'replay <ID>',
    example: 'hook replay 17',
    summary: 'Sends a delivery again, with the same id and body.',
    options: { '--failed': 'ID is that of a hook: all its failed deliveries, 1000 at a time' },
    async run({ site, words: [id], flags, acting }) {
      if (flags.failed === true) {
        return `${await site.hooks.replayFailed(id, acting)} deliveries are sent again by the site that is served.`;
      }
      await site.hooks.replay(id, acting);
      return `Delivery ${id} is sent again by the site that is served.`;
    },
  },
];

function eventsOf({ events }: OwnerCall['flags']): readonly HookEvent[] {
  return commaNames(events).map((name) => {
    const event = HOOK_EVENTS.find((one) => one === name);
    if (event) return event;
    throw new UsageError(`--events: must be of ${HOOK_EVENTS.join(', ')}`);
  });
}

function stateOf(name: unknown): HookDelivery['state'] {
  const state = DELIVERY_STATES.find((one) => one === name);
  if (state) return state;
  throw new UsageError(`--state: must be one of ${DELIVERY_STATES.join(', ')}`);
}

const time = (at: number | null) => (at === null ? '' : new Date(at).toISOString());

function asRow({ created_at, disabled_at, events, ...hook }: SiteHook) {
  return {
    ...hook,
    events: events.join(','),
    created: time(created_at),
    disabled: time(disabled_at),
  };
}

function withSecret({ id, url, events, secret }: HookWithSecret) {
  return { id, url, events: events.join(','), secret };
}

function deliveryRow({ happened_at, next_at, sent_at, ...delivery }: HookDelivery) {
  return { ...delivery, happened: time(happened_at), next: time(next_at), sent: time(sent_at) };
}

/** `svclink hook`: the addresses that events are sent to. */
export const defineHook = ownerCommands(
  'The addresses that events of the site are sent to.',
  commands,
);
