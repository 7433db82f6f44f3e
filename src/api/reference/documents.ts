import type { Reply } from '../../http/index.js';
import type { Replies } from '../answer/replies.js';
import { openapiDocument } from '../generated/openapi.js';
import { PAGE_POLICY, referencePage } from './page.js';

/** What is served beside the actions, by path. */
export function referenceDocuments(replies: Replies): ReadonlyMap<string, Reply> {
  return new Map([
    ['/openapi.json', replies.document('application/json', JSON.stringify(openapiDocument))],
    ['/reference', replies.document('text/html; charset=utf-8', referencePage(), PAGE_POLICY)],
  ]);
}
