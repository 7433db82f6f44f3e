import { resolve } from 'node:path';
import { NETWORK_ROWS } from '../../net/index.js';
import { dialectText, parseDialect } from '../../protocol/dialect.js';
import type { OptionRow } from '../../protocol/option-rows.js';
import { parseSiteIds } from '../../receiver/wire-options.js';
import { SIGN_ON_ROWS } from '../../site/engine/log-in/sign-on-options.js';
import { publicUrlProblem } from '../../site/engine/options.js';
import { isSchemaName, SCHEMA_FORM } from '../../site/engine/store/postgres/postgres-address.js';
import { ROLES, type Role } from '../../site/orders/people/stored-users.js';

/** Readers of values of settings: each takes a text or a JSON value, and throws an Error that states the expected value. */
export function text(given: unknown): string {
  if (typeof given === 'string' && given !== '') return given;
  throw new Error('must be text');
}

export function wholeNumber(most: number, least = 0): (given: unknown) => number {
  return (given) => {
    const number = typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : given;
    const isWhole = typeof number === 'number' && Number.isSafeInteger(number);
    if (isWhole && number >= least && number <= most) return number;
    throw new Error(`must be a whole number from ${least} to ${most}`);
  };
}

export const positive = (most: number) => wholeNumber(most, 1);

export function flag(given: unknown): boolean {
  if (typeof given === 'boolean') return given;
  if (given === 'true' || given === '1') return true;
  if (given === 'false' || given === '0') return false;
  throw new Error('must be true or false');
}

export function list(given: unknown): readonly string[] {
  const parts: readonly unknown[] = Array.isArray(given) ? given : text(given).split(',');
  return parts.map((part) => {
    const one = typeof part === 'string' ? part.trim() : '';
    if (one === '') throw new Error('must be hosts, with commas between them');
    return one;
  });
}

export function address(given: unknown): string {
  const url = text(given);
  const problem = publicUrlProblem(url);
  if (problem !== undefined) throw new Error(problem);
  return url.replace(/(?<!\/)\/+$/, '');
}

export function choice<Choice extends string>(
  ...choices: readonly Choice[]
): (given: unknown) => Choice {
  return (given) => {
    const found = choices.find((one) => one === given);
    if (found !== undefined) return found;
    throw new Error(`must be one of ${choices.join(', ')}`);
  };
}

export function dialect(given: unknown): string {
  return given === '' ? '' : dialectText(parseDialect(text(given)));
}

export function siteIds(given: unknown): string {
  parseSiteIds(text(given));
  return text(given);
}

/** Checks a value by the row of an option. @throws Error that does not repeat the value */
export function checkBy(row: Pick<OptionRow, 'check' | 'form'>, value: unknown): void {
  try {
    row.check('', value);
  } catch {
    throw new Error(`must be ${row.form}`);
  }
}

export function proxyAddress(given: unknown): string {
  checkBy(NETWORK_ROWS.proxy, given);
  return text(given);
}

/** Returns hosts from a text such as that of NO_PROXY, which other programs read too: with spaces, and a comma at its end. */
export function directHosts(given: unknown): readonly string[] {
  const parts: readonly unknown[] = Array.isArray(given) ? given : text(given).split(/[\s,]+/);
  const hosts = parts.filter((part) => part !== '');
  checkBy(NETWORK_ROWS.noProxy, hosts);
  return hosts.map(String);
}

export function schemaName(given: unknown): string {
  if (isSchemaName(given)) return text(given);
  throw new Error(`must be ${SCHEMA_FORM}`);
}

/** Returns the absolute path of a folder. A relative path begins at the working folder. */
export const path = (given: unknown) => resolve(text(given));
/** Returns an address unchanged, and a path as an absolute one. */
export const databaseAddress = (given: unknown) => {
  const value = text(given);
  return /^[a-z][a-z0-9+.-]*:/i.test(value) ? value : resolve(value);
};

/** The values of the role claim of each role. */
type Roles = Partial<Record<Role, readonly string[]>>;

/** Reads the values of a role claim, such as `administrator=it-staff,operator=office`. @throws Error */
export function readRoles(text: string): Roles {
  const roles: Partial<Record<Role, string[]>> = {};
  for (const part of text.split(',')) {
    const [, name, value] = /^\s*([a-z]+)=(.*\S)\s*$/.exec(part) ?? [];
    const role = ROLES.find((known) => known === name);
    if (!role || value === undefined) {
      throw new Error(
        `must be roles with their values: ROLE=VALUE,…; roles are ${ROLES.join(', ')}`,
      );
    }
    roles[role] = [...(roles[role] ?? []), value];
  }
  return roles;
}

/** Returns the reader of an option of single sign-on, which its row checks. */
export function signOnText(name: 'issuer' | 'scopes'): (given: unknown) => string {
  return (given) => {
    checkBy(SIGN_ON_ROWS[name], given);
    return text(given);
  };
}

/** Reads the values of a role claim, and returns them as text. */
export function roleValues(given: unknown): string {
  readRoles(text(given));
  return text(given);
}
