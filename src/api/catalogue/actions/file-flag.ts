import { absent, type CatalogueEntry, FURTHER_ACTIONS, malformed, row, rule } from '../entry.js';

/** A completion needs a stage; the only stage of a bid is before the work. */
const stageDoesNotFit = rule((request) => {
  const stage = request.stage ?? undefined;
  if (request.type === 'c') return stage === undefined;
  return request.type === 'b' && stage !== undefined && stage !== 'b';
});

/** `file/flag`: which stage fits depends on the type. */
export const fileFlag: CatalogueEntry = {
  action: 'file/flag',
  service: 'file',
  kind: 'write',
  purpose: 'Flags a photo to a bid, a completion or a PCR question.',
  source: 'supplement',
  section: FURTHER_ACTIONS,
  errors: [
    row('type_required', 'type is absent.', absent('type')),
    row('type_invalid', 'type is not b, c or pc.', malformed('type')),
    row(
      'stage_invalid',
      'stage is not b, i or a; or it is absent for type c; or it is not b for type b.',
      malformed('stage'),
      stageDoesNotFit,
    ),
    row('file_id_required', 'file_id is absent.', absent('file_id')),
    row('file_id_invalid', 'file_id is malformed, unknown, or no photo.', malformed('file_id')),
  ],
};
