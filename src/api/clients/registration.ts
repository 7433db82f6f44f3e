import { optionError } from '../../protocol/options.js';
import { nameForId, newHex } from './credentials.js';
import { isScope } from './scopes.js';

/** What a new client app is registered with. */
export interface ClientRegistration {
  /** The organization that the app belongs to. */
  readonly orgId: number;
  /** 1 to 100 characters, with at least one letter a to z or digit. */
  readonly appName: string;
  /** The scopes allowed to the app, each `<service>-r` or `<service>-rw`. */
  readonly scopes: readonly string[];
  /** The middle part of the client id, for a client that moves here from elsewhere. Default: random. */
  readonly hex?: string;
  /** The secret of a client that moves here from elsewhere. Default: 256 random bits. */
  readonly clientSecret?: string;
}

/** The id of a new client: `<org_id>-<hex>-<app-name>`. @throws LinkError `option_invalid` when a part cannot be */
export function clientIdOf({ orgId, appName, hex = newHex() }: ClientRegistration): string {
  const isName = typeof appName === 'string' && appName.length <= 100;
  const name = isName ? nameForId(appName) : '';
  if (name === '') {
    throw optionError(
      'appName',
      'needs 1 to 100 characters, and among them a letter a to z or a digit',
    );
  }
  if (!Number.isSafeInteger(orgId) || orgId < 0) {
    throw optionError('orgId', 'is a whole number, not negative');
  }
  if (!/^[0-9a-f]{1,64}$/.test(hex)) {
    throw optionError('hex', 'is 1 to 64 digits 0 to 9 and a to f');
  }
  return `${orgId}-${hex}-${name}`;
}

/** @throws LinkError `option_invalid` for a scope that is none, or no scope at all */
export function checkScopes(scopes: readonly string[]): void {
  if (!Array.isArray(scopes)) throw optionError('scopes', 'is a list of scopes');
  if (scopes.length === 0) throw optionError('scopes', 'is empty: the app could not do anything');
  const wrong = scopes.find((scope) => !isScope(scope));
  if (wrong !== undefined) {
    throw optionError('scopes', `"${wrong}" is no scope: write <service>-r or <service>-rw`);
  }
}
