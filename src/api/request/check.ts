import type { CatalogueEntry } from '../catalogue/index.js';
import { invalidRequest } from '../errors/refusal.js';
import { requestFields, requestPlaces } from '../generated/kinds.js';
import { describeFinding, requestValidators } from '../validation.js';
import { useOneDate } from './dates.js';
import { firstFault, hasRules } from './faults.js';
import type { JsonObject } from './json-text.js';
import { useOneSpelling } from './spelling.js';

/** Makes a valid request canonical, or refuses it by the action's error table. */
export type RequestCheck = (request: JsonObject) => void;

/** The options that bear on requests. */
interface RequestRules {
  readonly unknownMembers: 'keep' | 'refuse';
  readonly dateFields: readonly string[];
}

/** `null` stands for a field that is not sent: the `next` of a search carries it. */
function dropNulls(request: JsonObject): void {
  for (const name in request) if (request[name] === null) delete request[name];
}

function refuseUnknown(request: JsonObject, known: ReadonlySet<string>): void {
  for (const name in request) {
    if (!known.has(name)) throw invalidRequest(`There is no member ${name.slice(0, 40)}.`);
  }
}

/**
 * Makes the check of one action's requests.
 *
 * @param rules whether members that the schema does not name are kept or refused, and which fields hold dates
 */
export function createRequestCheck(
  entry: CatalogueEntry,
  { unknownMembers, dateFields }: RequestRules,
): RequestCheck {
  const isValid = requestValidators.get(entry.action);
  if (!isValid) throw new Error(`there is no validator of /${entry.action}`);
  const known = new Set(requestFields.get(entry.action));
  const places = requestPlaces.get(entry.action) ?? [];
  const rules = hasRules(entry);
  return (request) => {
    dropNulls(request);
    const valid = isValid(request);
    const fault = valid && !rules ? undefined : firstFault(entry, request);
    if (fault) throw fault;
    if (!valid) throw invalidRequest(`The request is not valid: ${describeFinding(isValid)}.`);
    if (unknownMembers === 'refuse') refuseUnknown(request, known);
    useOneSpelling(request, places);
    const noDate = useOneDate(request, entry, dateFields);
    if (noDate) throw noDate;
  };
}
