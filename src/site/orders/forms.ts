import {
  FormError,
  formIds,
  type PcrForm,
  type PcrJson,
  parseForm,
  writeForm,
} from '../../forms/index.js';
import { LinkError } from '../../index.js';
import { definitions } from '../../protocol/catalogue/definition.js';
import { writeResult } from '../../protocol/codec/data-codec.js';
import { shortName } from '../../protocol/errors/short-name.js';
import type { ActingUser, SiteContext } from '../engine/context.js';
import { Input } from '../engine/input.js';
import { ownerWrite } from '../engine/owner-write.js';
import type { Statements } from '../engine/store/database.js';
import { rowPages } from '../engine/store/pages.js';

/** A form, as lists show it. */
export interface SiteForm {
  readonly pcr_form_id: string;
  readonly form_ver_id: string;
  readonly name: string;
  readonly is_default_required: boolean;
}

/** The pattern of an id of a form or version on the wire. */
const ID = /^\d{1,18}$/;

/** The forms of this side, each with all its versions. */
export class Forms {
  /** @internal */
  constructor(/** @internal */ protected readonly context: SiteContext) {}

  /**
   * Adds a form, or another version of one, as get_pcr_json answers it (`defineForm` and `writeForm` make such). It is
   * stored with every field that the document lists, also where peers leave some out. A form whose record says
   * `default_required` is attached to every new order.
   *
   * @param options `form_ver_id`: its version. `db`: a transaction of one's own, as of other calls of the owner
   * @throws LinkError `input_invalid` for a wrong form, or an existing version with other content
   */
  async add(
    form: PcrJson,
    { db, ...options }: { readonly form_ver_id: string | number } & Pick<ActingUser, 'db'>,
  ): Promise<SiteForm> {
    const input = new Input('forms.add', options, ['form_ver_id']);
    const version = input.required('form_ver_id', 18);
    if (!ID.test(version)) throw input.wrong('form_ver_id', 'must be a whole number');
    const parsed = readForm(form, version, input);
    const given = JSON.stringify(form);
    const body = storedForm(parsed, input);
    const row = {
      pcr_form_id: parsed.id,
      form_ver_id: version,
      name: parsed.name,
      share_name: parsed.shareName,
      is_default_required: parsed.defaultRequired,
      body,
      created_at: this.context.now(),
    };
    await ownerWrite(this.context, db && { db }, async (tx) => {
      const there = await formRow(tx, parsed.id, version);
      if (there?.body === body) return;
      // Earlier releases have stored forms as they were given.
      if (there?.body === given) return replaceBody(tx, row);
      if (there)
        throw input.wrong(
          'form_ver_id',
          `form ${parsed.id} has a version ${version} with other content`,
        );
      await tx.insertInto('forms').values(row).execute();
    });
    const { pcr_form_id, form_ver_id, name, is_default_required } = row;
    return { pcr_form_id, form_ver_id, name, is_default_required };
  }

  /** Returns all forms and versions, oldest first. */
  list(): Promise<readonly SiteForm[]> {
    return this.#oldestFirst().execute();
  }

  /** Yields all forms and versions, oldest first, page by page. */
  async *pages(size: number): AsyncGenerator<readonly SiteForm[]> {
    const page = (last: { readonly id: string } | undefined) => {
      const query = this.#oldestFirst().select('id').limit(size);
      return (last === undefined ? query : query.where('id', '>', last.id)).execute();
    };
    yield* rowPages(page, { size });
  }

  #oldestFirst() {
    return this.context.database.read
      .selectFrom('forms')
      .select(['pcr_form_id', 'form_ver_id', 'name', 'is_default_required'])
      .where('origin', '=', OWN)
      .orderBy('id');
  }

  /** Returns a form in one version; undefined when there is none. */
  async get(formId: string, version: string): Promise<PcrForm | undefined> {
    const row = await formRow(this.context.database.read, formId, version);
    return row && parseForm(JSON.parse(row.body), { version });
  }
}

function readForm(form: unknown, version: string, input: Input): PcrForm {
  try {
    const ids = formIds(form);
    if (ids.length !== 1) throw input.wrong('form', 'must hold one form, under its pcr_form_id');
    const parsed = parseForm(form, { version });
    if (!ID.test(parsed.id)) throw input.wrong('form', 'must have a pcr_form_id of digits');
    return parsed;
  } catch (error) {
    throw FormError.is(error) ? input.wrong('form', error.message) : error;
  }
}

/** A form as get_pcr_json sends it. @throws LinkError `input_invalid` where records lack what identifies them */
function storedForm(form: PcrForm, input: Input): string {
  const definition = definitions.get('get_pcr_json');
  const written = writeForm(form);
  try {
    if (!definition) return JSON.stringify(written);
    return writeResult(definition, written, { data: { pcr_form_id: form.id }, dialect: undefined });
  } catch (error) {
    throw LinkError.is(error) ? input.wrong('form', error.message) : error;
  }
}

/** A form of this side as it is stored. */
interface StoredForm {
  readonly pcr_form_id: string;
  readonly form_ver_id: string;
  readonly body: string;
}

async function replaceBody(
  tx: Statements,
  { pcr_form_id, form_ver_id, body }: StoredForm,
): Promise<void> {
  await tx
    .updateTable('forms')
    .set({ body })
    .where('origin', '=', OWN)
    .where('pcr_form_id', '=', pcr_form_id)
    .where('form_ver_id', '=', form_ver_id)
    .execute();
}

/** The source of the forms of this side. Forms of a link have its id instead. */
export const OWN = '';

/** Selects a stored form, of this side or of a link. */
export function formRow(statements: Statements, formId: string, version: string, origin = OWN) {
  return statements
    .selectFrom('forms')
    .select(['pcr_form_id', 'form_ver_id', 'name', 'body'])
    .where('origin', '=', origin)
    .where('pcr_form_id', '=', formId)
    .where('form_ver_id', '=', version)
    .executeTakeFirst();
}

/** Returns the error for an unknown form or version. */
export function noForm(formId: string, version: string): LinkError {
  const which = version === '' ? '' : ` in version ${shortName(version)}`;
  return new LinkError('form_not_found', `There is no form ${shortName(formId)}${which}.`);
}
