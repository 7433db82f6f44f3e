import { typedSchema } from 'svclink';

/** When a crew will be at a property. */
export interface CrewEta {
  readonly report_id: string;
  readonly crew: string;
  /** Unix time. */
  readonly arrives_at: number;
  /** Default false. */
  readonly needs_key?: boolean;
}

/** What the other side makes of it. */
export interface CrewEtaAnswer {
  readonly accepted: boolean;
  /** For the crew to read; empty when there is nothing to say. */
  readonly message: string;
}

/**
 * An event that no document knows. Its schemas are checked like those of the documented events: callers may send numbers
 * and flags as text, handlers get them in one spelling, and a wrong result never leaves.
 */
export const crewEta = {
  purpose: 'tell when a crew will be at the property',
  data: typedSchema<CrewEta>({
    type: 'object',
    properties: {
      report_id: { type: 'string', pattern: '^[0-9]{1,64}$' },
      crew: { type: 'string', minLength: 1, maxLength: 80 },
      arrives_at: { type: 'number', minimum: 0 },
      needs_key: { type: 'boolean' },
    },
    required: ['report_id', 'crew', 'arrives_at'],
  }),
  result: typedSchema<CrewEtaAnswer>({
    type: 'object',
    properties: { accepted: { type: 'boolean' }, message: { type: 'string' } },
    required: ['accepted', 'message'],
    additionalProperties: false,
  }),
};
