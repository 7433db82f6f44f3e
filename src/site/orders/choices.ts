import { recordAct } from '../engine/audit/record-act.js';
import { type ActingUser, alreadyThere, notFound, type SiteContext } from '../engine/context.js';
import { Input } from '../engine/input.js';
import { ownerWrite } from '../engine/owner-write.js';
import type { Statements } from '../engine/store/database.js';

/** The fields of work orders whose values are chosen from a list in the JSON API. */
export const CHOICE_FIELDS = ['client_company', 'work_type'] as const;

export type ChoiceField = (typeof CHOICE_FIELDS)[number];

/** One value that may be chosen. */
export interface Choice {
  readonly id: string;
  readonly field: ChoiceField;
  readonly name: string;
}

/** The most characters of a name. */
const LONGEST = 255;
/** The most values of a field, because every list of fields contains all. */
const MOST = 5000;

/** Returns all values, by field and name. */
export async function choicesOf(statements: Statements): Promise<readonly Choice[]> {
  const rows = await statements
    .selectFrom('work_choices')
    .select(['id', 'field', 'name'])
    .orderBy('field')
    .orderBy('name')
    .execute();
  return rows.flatMap(({ field, ...row }) => {
    const known = CHOICE_FIELDS.find((one) => one === field);
    return known === undefined ? [] : [{ ...row, field: known }];
  });
}

/**
 * Returns the name that an id or a name of a field stands for; undefined for one that is not in the list of the field. A
 * field without a list takes any name.
 */
export function chosen(
  choices: readonly Choice[],
  field: ChoiceField,
  given: string,
): string | undefined {
  const list = choices.filter((one) => one.field === field);
  if (list.length === 0) return given;
  const wanted = given.toLowerCase();
  const found =
    list.find(({ name }) => name === given) ??
    list.find(({ id }) => id === given) ??
    list.find(({ name }) => name.toLowerCase() === wanted);
  return found?.name;
}

/** The values that fields of work orders may have in the JSON API. A field without values takes any name. */
export class Choices {
  /** @internal */
  constructor(/** @internal */ protected readonly context: SiteContext) {}

  /** Returns all values, by field and name. */
  list(): Promise<readonly Choice[]> {
    return choicesOf(this.context.database.read);
  }

  /**
   * Adds a value of a field. From the first one on, the JSON API takes only the values of the list, by id or name.
   *
   * @throws LinkError `input_invalid`, `already_there`
   */
  async add(field: ChoiceField, name: string, acting?: ActingUser): Promise<Choice> {
    const input = choiceInput('choices.add', { field, name });
    const read = { field: fieldOf(input), name: input.requiredName('name', LONGEST) };
    return ownerWrite(this.context, acting, async (tx) => {
      const all = (await choicesOf(tx)).filter((one) => one.field === read.field);
      if (all.some((one) => one.name === read.name)) throw alreadyThere(nameOf(read));
      if (all.length >= MOST) {
        throw input.wrong('name', `is one too many: ${MOST} is the most`);
      }
      const row = { ...read, created_at: this.context.now() };
      const { id } = await tx
        .insertInto('work_choices')
        .values(row)
        .returning('id')
        .executeTakeFirstOrThrow();
      await recordAct(this.context, tx, acting, { action: 'choice.add', subject: nameOf(read) });
      return { id, ...read };
    });
  }

  /** Removes a value. Orders that have it keep it. @throws LinkError `input_invalid`, `not_found` */
  async remove(field: ChoiceField, name: string, acting?: ActingUser): Promise<void> {
    const input = choiceInput('choices.remove', { field, name });
    // An earlier version may have stored a name of several lines.
    const read = { field: fieldOf(input), name: input.required('name', LONGEST) };
    await ownerWrite(this.context, acting, async (tx) => {
      const removed = await tx
        .deleteFrom('work_choices')
        .where('field', '=', read.field)
        .where('name', '=', read.name)
        .returning('id')
        .executeTakeFirst();
      if (!removed) throw notFound(nameOf(read));
      await recordAct(this.context, tx, acting, { action: 'choice.remove', subject: nameOf(read) });
    });
  }
}

const choiceInput = (path: string, given: object) => new Input(path, given, ['field', 'name']);

function fieldOf(input: Input): ChoiceField {
  const field = CHOICE_FIELDS.find((one) => one === input.text('field'));
  if (!field) throw input.wrong('field', `must be ${CHOICE_FIELDS.join(' or ')}`);
  return field;
}

function nameOf({ field, name }: Pick<Choice, 'field' | 'name'>): string {
  return `${field} ${name}`;
}
