import type { PcrForm } from '../model/types.js';
import type { EvaluateOptions } from '../rules/options.js';
import { type PlannedQuestion, planOf } from '../rules/plan.js';
import type { JsonSchema } from './schema.js';
import { type Definitions, define, type Visibility } from './visibility-schema.js';

/** The rule that shows or hides a JSON Forms element. */
export interface JsonFormsRule {
  readonly effect: 'SHOW' | 'HIDE';
  readonly condition: { readonly scope: '#'; readonly schema: JsonSchema };
}

/** One element of a JSON Forms UI schema: a control for a question, or a label. */
export interface JsonFormsElement {
  readonly type: 'Control' | 'Label';
  readonly scope?: string;
  readonly label?: string;
  readonly text?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly rule?: JsonFormsRule;
}

/** A JSON Forms UI schema. */
export interface JsonFormsUi {
  readonly type: 'VerticalLayout';
  readonly elements: readonly JsonFormsElement[];
}

/** Returns the keys of the definitions that a schema refers to. Quotes within texts are escaped and do not match. */
function references(schema: unknown): string[] {
  const text = JSON.stringify(schema) ?? '';
  return [...text.matchAll(/"\$ref":"#\/\$defs\/([^"]*)"/g)].map(([, key = '']) => key);
}

/** Returns a schema with all definitions that it needs, because JSON Forms evaluates a condition separately. */
function standalone(schema: JsonSchema, all: ReadonlyMap<string, JsonSchema>): JsonSchema {
  const needed = new Map<string, JsonSchema>();
  const waiting = references(schema);
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const definition = all.get(key);
    if (definition === undefined || needed.has(key)) continue;
    needed.set(key, definition);
    waiting.push(...references(definition));
  }
  return { ...schema, $defs: Object.fromEntries(needed) };
}

function ruleOf(
  planned: PlannedQuestion,
  visibility: Visibility,
  { all }: Definitions,
): JsonFormsRule | undefined {
  if (typeof visibility === 'string') return undefined;
  const isHidden = !planned.question.shownByDefault;
  const schema = standalone(isHidden ? visibility : { not: visibility }, all);
  return { effect: isHidden ? 'SHOW' : 'HIDE', condition: { scope: '#', schema } };
}

function element({ question, kind }: PlannedQuestion): JsonFormsElement {
  if (kind === 'none') return { type: 'Label', text: question.name };
  // A lone surrogate cannot be encoded in a URI.
  const text = question.id.replace(/\p{Cs}/gu, '_');
  const token = text.replaceAll('~', '~0').replaceAll('/', '~1');
  const control = {
    type: 'Control',
    scope: `#/properties/${encodeURIComponent(token)}`,
    label: question.name,
  } as const;
  if (question.type === 'textarea') return { ...control, options: { multi: true } };
  return question.type === 'radio' ? { ...control, options: { format: 'radio' } } : control;
}

/**
 * Makes a UI schema for JSON Forms, to be used with the schema of `toJsonSchema`. It has the questions in order, radio
 * buttons and text areas as in the form, headings as labels, and SHOW and HIDE rules. Questions that are never shown
 * are left out. Give JSON Forms an ajv for 2020-12 (`ajv/dist/2020`).
 */
export function toJsonFormsUi(form: PcrForm, options: EvaluateOptions = {}): JsonFormsUi {
  const plan = planOf(form);
  const definitions = define(plan, options);
  const elements = [...plan.questions.entries()].flatMap(([position, planned]) => {
    const visibility = definitions.visibility(position);
    if (visibility === 'never') return [];
    const rule = ruleOf(planned, visibility, definitions);
    return [{ ...element(planned), ...(rule && { rule }) }];
  });
  return { type: 'VerticalLayout', elements };
}
