import type { FileRecordRead } from '../../protocol/generated/event-types.js';

/** Query parameters that sign an address or limit its time, as the common makers of pre-signed addresses name them. */
const SIGNING =
  /^(?:x-(?:amz|goog|ms)-.{0,60}|awsaccesskeyid|googleaccessid|key-pair-id|policy|signature|sig|s[eptrvk]|sk[a-z]{1,4}|expir(?:y|es|es_?at|ation)?|valid_?(?:until|to)|token|access_?token|auth|hash|hmac|nonce|ts|timestamp)$/i;

/**
 * Returns the part of an address that stays the same when it is signed again: host, path, and the parameters that name
 * the file.
 *
 * @returns undefined for text that is no address
 */
export function stableAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { host, pathname, searchParams } = new URL(address);
  const named = [...searchParams].filter(([name]) => !SIGNING.test(name)).toSorted();
  return JSON.stringify([host, pathname, ...named]);
}

/** True if two records are of one file: by file_id, or by address where neither of them has one. */
export function isSameFile(
  one: Pick<FileRecordRead, 'file_id' | 'obj_url'>,
  other: Pick<FileRecordRead, 'file_id' | 'obj_url'>,
): boolean {
  if (one.file_id !== undefined || other.file_id !== undefined)
    return one.file_id === other.file_id;
  const [first, second] = [one.obj_url, other.obj_url];
  if (first === undefined || second === undefined) return false;
  return first === second || stableAddress(first) === stableAddress(second);
}
