import type { CatalogueEntry, ErrorRow, RequestFault } from '../catalogue/index.js';
import { Refusal } from '../errors/refusal.js';
import { fieldValidators } from '../validation.js';
import type { JsonObject } from './json-text.js';

const isAbsent = (value: unknown): boolean => value === undefined || value === null;

const isBlank = (value: unknown): boolean =>
  isAbsent(value) || (typeof value === 'string' && value.trim() === '');

function isMalformed(action: string, field: string, value: unknown): boolean {
  if (isAbsent(value)) return false;
  const isValid = fieldValidators.get(`${action}.${field}`);
  return isValid !== undefined && !isValid(value);
}

function holds(fault: RequestFault, action: string, request: JsonObject): boolean {
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

/** The refusal that a row stands for. */
export const refusalOf = (row: ErrorRow, description = row.when): Refusal =>
  new Refusal(row.status, row.type, description);

/** The first row of an action's error table that the request alone makes true; undefined when none does. */
export function firstFault(entry: CatalogueEntry, request: JsonObject): Refusal | undefined {
  const row = entry.errors.find((candidate) =>
    candidate.faults.some((fault) => holds(fault, entry.action, request)),
  );
  return row && refusalOf(row);
}

/** Whether an action has a rule that its schema cannot tell. */
export const hasRules = (entry: CatalogueEntry): boolean =>
  entry.errors.some((row) => row.faults.some((fault) => fault.kind === 'rule'));
