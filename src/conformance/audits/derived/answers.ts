import { definitions, type EventDefinition } from '../../../protocol/catalogue/definition.js';
import { describeProblem } from '../../../protocol/codec/problem.js';
import { type Audit, audit, levelFor, sourceOf, sources } from '../../audit.js';
import type { AuditContext } from '../../context.js';
import { accepted, replyTo } from '../../findings/replies.js';
import { expectSuccess } from '../../judge/envelope.js';
import { definitionOf, resultOf, spelledResult } from '../../judge/event.js';
import { fail } from '../../verdict.js';

/**
 * Events whose document states that all values are strings. For other events tables and samples differ about numbers.
 */
const ALL_STRINGS: ReadonlySet<string> = new Set(['get_pcr_json']);
const SHAPE_FIX = 'Send result_data in the shape that the document shows for this event.';

/** Marks the audits of events that store something. validate_user without a push address does not. */
export function writesFor({ entry }: EventDefinition): { writes?: true } {
  return entry.effect === 'changes' && !entry.handlerOptional ? { writes: true } : {};
}

async function answers(context: AuditContext, event: string): Promise<void> {
  const { answer } = await replyTo(context, event);
  const fix = 'Accept the event with the ids that the receiver itself lists.';
  expectSuccess(answer, `a good ${event}`, fix);
}

async function fits(context: AuditContext, event: string): Promise<void> {
  const { answer } = await accepted(context, event);
  const isList = definitionOf(event).result.kind === 'list';
  if (isList && !Array.isArray(spelledResult(context, event, answer))) {
    fail(answer, 'result_data: must be an array', SHAPE_FIX);
  }
  const { problem } = resultOf(context, event, answer);
  if (problem !== undefined) fail(answer, problem, SHAPE_FIX);
}

async function spelledAsShown(context: AuditContext, definition: EventDefinition): Promise<void> {
  const { answer } = await accepted(context, definition.entry.name);
  const { result: validate } = definition.validators;
  const result = spelledResult(context, definition.entry.name, answer);
  if (validate(result)) return;
  const problem = describeProblem(validate.errors, definition.result, 'result_data');
  const fix = 'Callers cope with other spellings more or less; those of the document are safe.';
  fail(answer, problem, fix);
}

function auditsOf(definition: EventDefinition): Audit[] {
  const { name, result, purpose } = definition.entry;
  const common = { source: sourceOf(name), ...writesFor(definition) };
  const taken = audit(
    {
      ...common,
      id: `${name}.answers`,
      level: levelFor(name, 'MUST'),
      title: `A good ${name} succeeds (${purpose})`,
    },
    (context) => answers(context, name),
  );
  if (result === 'open') return [taken];
  const shaped = audit(
    {
      ...common,
      id: `${name}.result`,
      level: levelFor(name, 'MUST'),
      title: `result_data of ${name} has the members and values that are shown`,
    },
    (context) => fits(context, name),
  );
  const spelled = audit(
    {
      ...common,
      source: ALL_STRINGS.has(name) ? sourceOf(name) : sources.events,
      id: `${name}.spelling`,
      level: ALL_STRINGS.has(name) ? 'MUST' : 'SHOULD',
      title: `result_data of ${name} spells numbers, texts and times as the tables show`,
    },
    (context) => spelledAsShown(context, definition),
  );
  return [taken, shaped, spelled];
}

/** Audits of each event: the receiver accepts a good call, and the result has the documented shape and spelling. */
export const answerAudits: readonly Audit[] = [...definitions.values()].flatMap(auditsOf);
