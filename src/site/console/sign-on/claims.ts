import { isOneLine } from '../../engine/input.js';
import type { SignOnSettings } from '../../engine/log-in/sign-on-options.js';
import { ROLES, type Role } from '../../orders/people/stored-users.js';
import { SignOnRefusal } from './refusals.js';

/** The facts that a provider states about a person. */
export type Claims = Readonly<Record<string, unknown>>;

/** Returns a claim by its name, or by the path of names to it. */
export function claimAt(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  let value: unknown = claims;
  for (const part of name.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part))
      return undefined;
    value = Reflect.get(value, part);
  }
  return value;
}

/** An address and its verification, which only together mean anything. */
const ADDRESS = ['email', 'email_verified'] as const;

/**
 * Returns the claims of an ID token, with those of the user information that the token lacks. The address and its
 * verification are both of the token, or both of the user information: no source verifies the address of the other.
 */
export function joinedClaims(token: Claims, userInfo: Claims): Claims {
  const source = ADDRESS.every((name) => claimAt(token, name) !== undefined) ? token : userInfo;
  const address = Object.fromEntries(ADDRESS.map((name) => [name, claimAt(source, name)]));
  return { ...userInfo, ...token, ...address };
}

/** Returns a claim as one line of at most 200 characters; '' for any other value. */
export function textAt(claims: Claims, name: string): string {
  const value = claimAt(claims, name);
  const text = typeof value === 'string' ? value.trim() : '';
  return isOneLine(text) ? text.slice(0, 200) : '';
}

/**
 * Returns the highest role that the claims give; undefined where the site has no role claim.
 *
 * @throws SignOnRefusal for a person without a role
 */
export function roleOfClaims(
  claims: Claims,
  { roleClaim, roles }: Pick<SignOnSettings, 'roleClaim' | 'roles'>,
): Role | undefined {
  if (roleClaim === undefined) return undefined;
  const value = claimAt(claims, roleClaim);
  const given = new Set<unknown>(Array.isArray(value) ? value : [value]);
  const found = ROLES.findLast((role) => roles[role]?.some((one) => given.has(one)));
  if (found) return found;
  throw new SignOnRefusal('role', `the claim ${roleClaim} has none of the values of signOn.roles`);
}
