/**
 * The members that identify the records of an answer, by the record's name in `schemas/api/objects.json`. For a
 * tolerant caller only these have to be readable (decisions: "what identifies a record").
 */
export const recordIds: Readonly<Record<string, string>> = {
  auto_import: 'autoimport_id',
  bid: 'comp_note_id',
  invoice_item: 'invoice_item_id',
  listed_file: 'file_id',
  user: 'user_id',
  work_order_summary: 'report_id',
  attached_pcr_form: 'pcr_form_id',
  answered_question: 'pcr_question_id',
  pcr_question: 'id',
  invoice_line: 'line_id',
  note_reference: 'note_id',
  flaggable_item: 'comp_note_id',
  flaggable_question: 'pcr_question_id',
};

/** The same for actions that return one created, found or requested object, by action. */
export const answerIds: Readonly<Record<string, string>> = {
  'bid/create': 'comp_note_id',
  'file/upload': 'file_id',
  'property/id': 'org_property_id',
  'invoice/id': 'invoice_id',
  'file/get': 'hash',
  'autoimport/export': 'hash',
};
