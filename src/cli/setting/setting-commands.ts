import type { PreferenceChanges, SitePreferences } from '../../site/index.js';
import { UsageError } from '../command-error.js';
import { type OwnerCall, type OwnerCommand, ownerCommands } from '../owner/owner-command.js';

/** Returns the preferences as a record. */
function shown({ currency, zone, is_zone_set }: SitePreferences) {
  return {
    currency: currency ?? 'none',
    zone,
    zone_source: is_zone_set ? 'stored' : 'this process',
  };
}

/** Returns the preferences that flags name. A blank value returns to the default. */
function changesOf({ currency, zone }: OwnerCall['flags']): PreferenceChanges {
  if (currency === undefined && zone === undefined) {
    throw new UsageError('give --currency or --zone');
  }
  return {
    ...(currency === undefined ? {} : { currency: String(currency) }),
    ...(zone === undefined ? {} : { zone: String(zone) }),
  };
}

const commands: readonly OwnerCommand[] = [
  {
    usage: 'show',
    example: 'setting show',
    summary: 'Shows the currency of amounts, and the zone whose days decide what is due.',
    run: async ({ site }) => shown(await site.preferences.get()),
  },
  {
    usage: 'set',
    example: 'setting set --currency USD --zone America/Chicago',
    summary: 'Stores the currency or the zone. A blank one returns to the default.',
    options: {
      '--currency <CODE>':
        'the currency of all amounts, by its code of ISO 4217; default none: amounts have no sign',
      '--zone <NAME>':
        'the zone whose days decide what is due today, due soon and late, by its IANA name; default that of svclink serve',
    },
    run: async ({ site, flags, acting }) =>
      shown(await site.preferences.change(changesOf(flags), acting)),
  },
];

/** `svclink setting`: the stored settings of a site. */
export const defineSetting = ownerCommands(
  'The currency and the zone of a site, which are stored in its database. The settings of svclink serve: svclink config.',
  commands,
);
