import { LinkError } from '../protocol/errors.js';
import type { LinkEvent } from './event.js';

/**
 * The `remote_org_id` that an answer carries; handlers may have set it.
 *
 * @throws LinkError `result_invalid` when it is no whole number
 */
export function sentOrgId({ remoteOrgId }: LinkEvent): number | undefined {
  if (remoteOrgId === undefined || Number.isSafeInteger(remoteOrgId)) return remoteOrgId;
  throw new LinkError('result_invalid', 'remoteOrgId: must be a whole number');
}
