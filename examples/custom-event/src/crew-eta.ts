import { typedSchema } from 'svclink';

/** The arrival time of a crew at a property. */
export interface CrewEta {
  readonly report_id: string;
  readonly crew: string;
  /** Unix time. */
  readonly arrives_at: number;
  /** Default false. */
  readonly needs_key?: boolean;
}

/** The answer of the receiver. */
export interface CrewEtaAnswer {
  readonly accepted: boolean;
  /** A message for the crew; empty without one. */
  readonly message: string;
}

/**
 * A custom event that no document contains. Its schemas are checked like those of documented events: callers may send
 * numbers and flags as text, handlers get them in one spelling, and a wrong result is never sent.
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
