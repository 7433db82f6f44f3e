import type { SiteOptions } from '../../site/index.js';
import { clientAddressBehind } from './client-address.js';
import type { ServeSettings } from './settings.js';

/** What createSite is called with for settings. */
export function siteOptions(settings: ServeSettings, publicUrl: string): SiteOptions {
  const { database, migrate, files, siteId, secretKey, secretKeyFile, allowedHosts } = settings;
  const { exchangeDays, exchangeSize } = settings;
  return {
    database,
    migrate,
    files,
    publicUrl,
    allowedHosts,
    exchangeLog:
      exchangeDays === 0
        ? false
        : { days: exchangeDays, maxBytes: Math.max(1, exchangeSize) * 1_000_000 },
    ...(siteId === undefined ? {} : { siteId }),
    ...(secretKey === undefined ? { secretKeyFile } : { secretKey }),
    receiver: clientAddressBehind(settings.trustProxy),
  };
}
