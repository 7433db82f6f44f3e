import { shared } from '../../shared.js';
import type { Answer } from '../../wire/answer.js';
import { simpleEvent } from './access.js';

/** Caller ids that are no v4 UUID, as the published samples and slips of the pen have them. */
const malformed: ReadonlyMap<string, string> = new Map([
  ['', '9f0ec3b8-5a3f-4b5-9d0a-1f7a8e2c4d61'],
  ['no-hyphen', '9f0ec3b85a3f-4b5e-9d0a-1f7a8e2c4d61'],
  ['text', 'svclink check'],
  ['version-1', '9f0ec3b8-5a3f-11ee-9d0a-1f7a8e2c4d61'],
]);

/** The answer to a good call whose `site_id` is malformed; the key chooses how. */
export const malformedSite = shared(async (context, kind): Promise<Answer> => {
  const siteId = malformed.get(kind) ?? kind;
  return context.call(await simpleEvent(context), {}, { siteId });
});
