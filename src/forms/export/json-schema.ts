import type { PcrForm } from '../model/types.js';
import type { EvaluateOptions } from '../rules/options.js';
import { type PlannedQuestion, planOf } from '../rules/plan.js';
import { BLANK_ANSWER, conditionSchema, givenSchema } from './answer-schema.js';
import { anyOf, ifThen, type JsonSchema, member, refTo } from './schema.js';
import { type Definitions, define } from './visibility-schema.js';

/** Returns the requirements of a shown question: the type of its answer, that it is given, its field rules. */
function demandOf(
  position: number,
  planned: PlannedQuestion,
  definitions: Definitions,
): JsonSchema {
  const { required, fieldRules } = planned.question;
  const options = definitions.optionsOf(planned);
  const rules = fieldRules.map((rule) =>
    anyOf([BLANK_ANSWER, conditionSchema(planned, rule, options)]),
  );
  const parts = required ? [...givenSchema(planned.kind), ...rules] : rules;
  const answer = refTo(`answer-${position}`);
  return parts.length > 0 ? { ...answer, allOf: parts } : answer;
}

function nameSchema(ids: readonly string[]): JsonSchema {
  return ids.length > 0 ? { propertyNames: { enum: ids } } : { maxProperties: 0 };
}

/**
 * Returns the form as a JSON Schema (2020-12) of its answers in canonical form (see `canonicalAnswers`): an object
 * keyed by question id. It accepts exactly the answers that `evaluate` finds complete and without errors with the same
 * options, photos aside. Rules become if/then. Numbers are text and compared by pattern, so that they do not depend on
 * the arithmetic of a validator. `format: date` helps pages; validators need not check it, because the pattern is exact
 * (ajv in strict mode has to know the format nevertheless).
 */
export function toJsonSchema(form: PcrForm, options: EvaluateOptions = {}): JsonSchema {
  const plan = planOf(form);
  const definitions = define(plan, options);
  const properties = new Map<string, JsonSchema>();
  const required: string[] = [];
  const conditional: JsonSchema[] = [];
  const ids: string[] = [];
  for (const [position, planned] of plan.questions.entries()) {
    const { id, active, required: isRequired } = planned.question;
    if (planned.kind === 'none' || !active) continue;
    ids.push(id);
    const visibility = definitions.visibility(position);
    if (visibility === 'never') continue;
    const demand = demandOf(position, planned, definitions);
    if (visibility !== 'always') {
      conditional.push(ifThen(visibility, member(id, demand, isRequired)));
      continue;
    }
    properties.set(id, demand);
    if (isRequired) required.push(id);
  }
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: form.name,
    type: 'object',
    ...nameSchema(ids),
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
    ...(conditional.length > 0 && { allOf: conditional }),
    $defs: Object.fromEntries(definitions.all),
  };
}
