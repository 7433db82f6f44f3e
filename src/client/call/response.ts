import type { Deviation, UnreadableRecord } from '../../protocol/deviation.js';
import type { RawAnswer } from '../errors/call-error.js';

/** The answer to a call: the result, and what stands beside it in the envelope. */
export interface LinkResponse<Result = unknown> {
  /** `result_data`: neutral names, canonical spelling. */
  readonly result: Result;
  /** `remote_site_id`, the v4 UUID of the site that answered; undefined when it sent none. */
  readonly remoteSiteId: string | undefined;
  /** `remote_org_id`; present in some responses. */
  readonly remoteOrgId: number | undefined;
  /** The HTTP status. */
  readonly status: number;
  /** What in the result is not as its document says, and how it was read all the same; empty as a rule. */
  readonly deviations: readonly Deviation[];
  /** Records of a list that are not in `result`, because what identifies them cannot be read; empty as a rule. */
  readonly unreadable: readonly UnreadableRecord[];
}

/** A response with what it was read from. */
export interface ReadResponse extends LinkResponse {
  readonly answer: RawAnswer;
}
