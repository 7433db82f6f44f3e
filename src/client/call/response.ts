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
  /** With `lenient`: what in the result breaks the schema of the event, and where. Else undefined. */
  readonly problem: string | undefined;
}

/** A response with the text that it was read from. */
export interface ReadResponse extends LinkResponse {
  readonly text: string;
}
