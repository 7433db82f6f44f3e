/**
 * PCR forms: reads the result of get_pcr_json, shows, fills and checks it, and writes the answers.
 * Pure functions without I/O, for servers and browsers alike.
 *
 * Where the document is silent, these choices are ours, not the protocol's; those marked with an
 * option can be changed by it (see `EvaluateOptions`):
 *
 * - Field rules check given answers only. Action and photo rules are met by given answers only
 *   (`blankAnswers`), and by valid ones.
 * - Hide wins over show (`conflict`); a hidden question's answer counts as not given
 *   (`hiddenAnswers`).
 * - Of several met photo rules the highest minimum and the highest maximum apply (`photoRules`).
 * - In a loop of show and hide rules the questions are evaluated in question order; a rule that
 *   closes the loop reads the default visibility of its question.
 * - An unusable rule (unknown operator, a value that it cannot compare with) is never met and has no
 *   effect; it is among the findings.
 * - Numbers are compared by value, texts exactly, lengths in characters (Unicode code points).
 * - `contains_*` and `count*` apply to checkbox, dropdown and radio; `>` and `<` to numeric and date.
 * - Only photo rules require photos: question_required has no effect on a `photos` question.
 * - Options are listed by id ascending; questions of equal order by id.
 */

export type { DialectOptions } from '../protocol/dialect.js';
export { type CheckRowsOptions, checkRows, type RowsCheck } from './answers/check-rows.js';
export {
  checkPhotoFlags,
  type FlaggedPhotos,
  fromPhotoFlags,
  type PhotoFlag,
  toPhotoFlags,
} from './answers/photo-flags.js';
export { fromRows } from './answers/read-rows.js';
export type { PcrFormRow } from './answers/row-types.js';
export { canonicalAnswers, toRows } from './answers/to-rows.js';
export {
  type FilledForm,
  type Transfer,
  type TransferOptions,
  type TransferRefusal,
  transferAnswers,
} from './answers/transfer.js';
export { defineForm } from './authoring/define-form.js';
export type {
  ActionDefinition,
  ConditionDefinition,
  FormDefinition,
  PhotosDefinition,
  QuestionDefinition,
  QuestionDefinitions,
} from './authoring/definition.js';
export type { PcrJson } from './authoring/records.js';
export {
  type KeyedForms,
  type WriteFormOptions,
  type WrittenForms,
  writeForm,
} from './authoring/write-form.js';
export {
  type JsonFormsElement,
  type JsonFormsRule,
  type JsonFormsUi,
  toJsonFormsUi,
} from './export/json-forms.js';
export { toJsonSchema } from './export/json-schema.js';
export { toPlainText } from './export/plain-text.js';
export type { JsonSchema } from './export/schema.js';
export type { Finding, FindingCode } from './model/findings.js';
export { FormError, type FormErrorCode } from './model/form-error.js';
export type {
  ActionRule,
  Condition,
  FieldRule,
  PhotoLimits,
  PhotoRule,
  RuleCheck,
  RuleOperator,
  RuleValue,
} from './model/rule-types.js';
export type { DataType, PcrForm, PcrOption, PcrQuestion, QuestionType } from './model/types.js';
export type { FormRecords, SectionName, WireRecord } from './model/wire.js';
export { formIds } from './parse/outer-shape.js';
export { type ParseFormOptions, parseForm } from './parse/parse-form.js';
export type { AnswerError, AnswerErrorCode } from './rules/answer-errors.js';
export { evaluate } from './rules/evaluate.js';
export type { Evaluation } from './rules/evaluation.js';
export type { EvaluateOptions } from './rules/options.js';
export type { QuestionState } from './rules/question-state.js';
export { createSession, type FormSession } from './session.js';
export type { AnswerProblem, Answers, AnswerValue } from './values/answer.js';
