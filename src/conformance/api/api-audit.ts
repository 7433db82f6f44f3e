import type { Audit, Level } from '../audit.js';
import type { ApiContext } from './api-context.js';

/** One rule about a JSON API. */
export type ApiAudit = Audit<ApiContext>;

/** The facts of an audit. The area is the part of the id before its first point. */
export interface ApiAuditFacts {
  readonly id: string;
  readonly level: Level;
  readonly title: string;
  readonly source: string;
  readonly writes?: true;
}

/** Creates an audit of a JSON API. */
export function apiAudit(
  facts: ApiAuditFacts,
  run: (context: ApiContext) => Promise<void>,
): ApiAudit {
  const [area = ''] = facts.id.split('.');
  return { ...facts, area, run };
}

/** Sections of the specification, as audits cite them. */
export const API_SOURCES = {
  token: 'JSON API document: Authentication',
  oauth: 'RFC 6749 section 5',
  bearer: 'RFC 6750 section 3',
  errors: 'JSON API document: Errors',
  endpoints: 'JSON API document: Endpoints',
} as const;
