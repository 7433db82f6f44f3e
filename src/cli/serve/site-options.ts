import type { SiteOptions } from '../../site/index.js';
import { clientAddressBehind } from './client-address.js';
import type { ServeSettings } from './settings.js';

/** What createSite is called with for settings. */
export function siteOptions(settings: ServeSettings, publicUrl: string): SiteOptions {
  const { database, migrate, files, siteId, secretKey, secretKeyFile, allowedHosts } = settings;
  return {
    database,
    migrate,
    files,
    publicUrl,
    allowedHosts,
    ...(siteId === undefined ? {} : { siteId }),
    ...(secretKey === undefined ? { secretKeyFile } : { secretKey }),
    receiver: clientAddressBehind(settings.trustProxy),
  };
}
