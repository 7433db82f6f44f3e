import type { SiteOptions } from '../../site/index.js';
import { UsageError } from '../command-error.js';
import { readRoles } from './setting-values.js';
import type { ServeSettings } from './settings.js';

/** Returns the options of single sign-on for settings. @throws UsageError for settings without an effect */
export function signOnOptions(settings: ServeSettings): Pick<SiteOptions, 'signOn'> {
  const { oidcIssuer: issuer, oidcClientId: clientId, oidcCreatesUsers: createsUsers } = settings;
  const given = {
    clientSecret: settings.oidcClientSecret,
    name: settings.oidcName,
    scopes: settings.oidcScopes,
    userClaim: settings.oidcUserClaim,
    roleClaim: settings.oidcRoleClaim,
    roles: settings.oidcRoles === undefined ? undefined : readRoles(settings.oidcRoles),
  };
  const rest = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  if (issuer !== undefined && clientId !== undefined) {
    return { signOn: { issuer, clientId, createsUsers, ...rest } };
  }
  if (issuer === undefined && clientId === undefined && Object.keys(rest).length === 0) return {};
  const missing = issuer === undefined ? '--oidc-issuer' : '--oidc-client-id';
  throw new UsageError(
    `${missing} is missing: single sign-on needs --oidc-issuer and --oidc-client-id`,
  );
}
