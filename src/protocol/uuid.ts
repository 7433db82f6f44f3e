const V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Whether a value is the text of a version 4 UUID, in hex of either case (specification: "Request envelope", `site_id`). */
export function isUuidV4(value: unknown): value is string {
  return typeof value === 'string' && V4.test(value);
}
