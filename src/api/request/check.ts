import { readDay } from '../../protocol/codec/open-date.js';
import { isObject } from '../../protocol/envelope/envelope.js';
import { shortName } from '../../protocol/errors/short-name.js';
import { didYouMean } from '../../protocol/nearest.js';
import type { ActionEntry, ErrorRow, RequestFault } from '../catalogue/index.js';
import { invalidRequest, Refusal } from '../errors.js';
import { requestFields, requestPaths } from '../generated/kinds.js';
import { describeFinding, fieldValidators, requestValidators } from '../validation.js';
import type { JsonObject } from './json-text.js';
import { openSpellings, useOneSpelling, zipText } from './spelling.js';

const isAbsent = (value: unknown): boolean => value === undefined || value === null;

const isBlank = (value: unknown): boolean =>
  isAbsent(value) || (typeof value === 'string' && value.trim() === '');

function isMalformed(action: string, field: string, value: unknown): boolean {
  if (isAbsent(value)) return false;
  const isValid = fieldValidators.get(`${action}.${field}`);
  return isValid !== undefined && !isValid(value);
}

function hasFault(fault: RequestFault, action: string, request: JsonObject): boolean {
  switch (fault.kind) {
    case 'absent':
      return fault.fields.every((field) => isAbsent(request[field]));
    case 'blank':
      return fault.fields.every((field) => isBlank(request[field]));
    case 'malformed':
      return fault.fields.some((field) => isMalformed(action, field, request[field]));
    case 'together':
      return fault.fields.every((field) => !isAbsent(request[field]));
    case 'rule':
      return fault.broken(request);
  }
}

/** Makes the refusal of a row. */
export const refusalOf = (row: ErrorRow, description = row.when): Refusal =>
  new Refusal(row.status, row.type, description);

/**
 * Returns the refusal of the first row in an action's error table with a fault in the request itself; undefined for
 * none.
 */
function firstFault(
  entry: ActionEntry,
  request: JsonObject,
  known: ReadonlySet<string>,
): Refusal | undefined {
  const row = entry.errors.find((candidate) =>
    candidate.faults.some((fault) => hasFault(fault, entry.action, request)),
  );
  return row && refusalOf(row, `${row.when}${unknownIn(request, known)}`);
}

/** Returns the end of a message that names the first unknown member of a request; empty text for none. */
function unknownIn(request: JsonObject, known: ReadonlySet<string>): string {
  for (const name in request) {
    if (!known.has(name)) return ` ${noMember(name, known)}`;
  }
  return '';
}

function noMember(name: string, known: ReadonlySet<string>): string {
  return `There is no member ${shortName(name)}${didYouMean(name, known)}.`;
}

/** Returns true for an action with a rule that a schema cannot express. */
const hasRules = (entry: ActionEntry): boolean =>
  entry.errors.some((row) => row.faults.some((fault) => fault.kind === 'rule'));

/**
 * Parses a date in any of the spellings of the date fields of work orders: `YYYYMMDD`, `YYYY-MM-DD`, `MM/DD/YYYY`.
 *
 * @returns the date as `YYYYMMDD`; undefined for any other text, and for a day that does not exist
 */
export function readDate(text: string): string | undefined {
  // The documents name the spellings; a year before slashes is not one of them.
  return /^\s*[0-9]{4}\//.test(text) ? undefined : readDay(text)?.replaceAll('-', '');
}

/** An emptied field has no date. */
const isUnset = (value: unknown): boolean => value === null || value === '';

/** `YYYYMMDD` may be sent as a number. */
const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/**
 * Converts the dates of a valid request to one spelling, in place.
 *
 * @param fields names of the date fields
 * @returns the refusal `invalid_date` for a value that is not a date; undefined when all are dates
 */
function useOneDate(
  request: JsonObject,
  { datesIn = '', errors }: ActionEntry,
  fields: readonly string[],
): Refusal | undefined {
  const values = request[datesIn];
  if (!isObject(values)) return undefined;
  for (const name of fields) {
    if (!Object.hasOwn(values, name) || isUnset(values[name])) continue;
    const date = readDate(toText(values[name]));
    const row = errors.find(({ type }) => type === 'invalid_date');
    const text = `${name} is not a date: YYYYMMDD, YYYY-MM-DD or MM/DD/YYYY.`;
    if (date === undefined && row) return refusalOf(row, text);
    values[name] = date;
  }
  return undefined;
}

/** Converts the zip among the values of a work order to text, where the schema does not describe each value. */
function useOneZip(request: JsonObject, { datesIn = '' }: ActionEntry): void {
  const values = request[datesIn];
  if (isObject(values) && Number.isSafeInteger(values.zip)) values.zip = zipText(values.zip);
}

/** Converts a valid request to its canonical form, or refuses it by the action's error table. */
export type RequestCheck = (request: JsonObject) => void;

/** The options for checking requests. */
interface RequestRules {
  readonly unknownMembers: 'keep' | 'refuse';
  readonly dateFields: readonly string[];
}

/** Removes nulls: `null` means an absent field, and the `next` of a search contains it. */
function dropNulls(request: JsonObject): void {
  for (const name in request) if (request[name] === null) delete request[name];
}

function refuseUnknown(request: JsonObject, known: ReadonlySet<string>): void {
  for (const name in request) {
    if (!known.has(name)) throw invalidRequest(noMember(name, known));
  }
}

/**
 * Makes the check of one action's requests.
 *
 * @param rules the treatment of unknown members, and the names of the date fields
 */
export function createRequestCheck(
  entry: ActionEntry,
  { unknownMembers, dateFields }: RequestRules,
): RequestCheck {
  const isValid = requestValidators.get(entry.action);
  if (!isValid) throw new Error(`there is no validator of /${entry.action}`);
  const known = new Set(requestFields.get(entry.action));
  const paths = requestPaths.get(entry.action) ?? [];
  const rules = hasRules(entry);
  return (request) => {
    dropNulls(request);
    openSpellings(request, paths);
    const valid = isValid(request);
    const fault = valid && !rules ? undefined : firstFault(entry, request, known);
    if (fault) throw fault;
    if (!valid) throw invalidRequest(`The request is not valid: ${describeFinding(isValid)}.`);
    if (unknownMembers === 'refuse') refuseUnknown(request, known);
    useOneSpelling(request, paths);
    useOneZip(request, entry);
    const noDate = useOneDate(request, entry, dateFields);
    if (noDate) throw noDate;
  };
}
