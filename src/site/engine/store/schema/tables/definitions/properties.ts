import { id, ref, text, time } from '../../column.js';
import { table } from '../../table.js';

/** The fields of properties that a site defines, and their values. */
export const PROPERTIES = {
  property_fields: table({
    id: id(),
    name: text().unique(),
    label: text(),
    field_type: text(),
    /** The names of its options in their order, as JSON. The id of an option is its number in the list, from 1. */
    options: text(),
    created_at: time(),
  }).since(5),
  property_values: table({
    property_id: ref('properties'),
    field_id: ref('property_fields'),
    /** The value in one form: ids of options with commas, `YYYYMMDD`, `1` and `0`, text. */
    content: text(),
    modified_at: time(),
  })
    .since(5)
    .key('property_id', 'field_id')
    .index('property_values_of_field', ['field_id']),
};
