import { LinkError } from '../../../index.js';
import type { SiteContext } from '../../engine/context.js';
import { inputError } from '../../engine/input.js';
import type { Importer } from '../../importer/index.js';
import type { Call } from '../call.js';
import type { AskedDraft } from '../contract/answers.js';
import { checkAnswers } from '../drafts/form-to-fill.js';
import { PageGuests } from '../drafts/page-guests.js';
import {
  type FinishedDraft,
  findDraft,
  listDrafts,
  readDraftPath,
  removeDraft,
  storeDraft,
} from '../drafts/typed-drafts.js';
import type { Route } from '../route-table.js';

const pathOf = ({ params }: Call): string => readDraftPath(params.path ?? '');
const FORM = /^imported\/(\d{1,18})\/forms\/([^/]+)$/;

/** The routes of unfinished texts, which are stored while the user types and restored after the next log-in. */
export function draftRoutes(context: SiteContext, importer: Importer): readonly Route[] {
  const guests = new PageGuests(context.now);
  return [
    {
      method: 'GET',
      path: 'drafts',
      needs: 'reader',
      run: async ({ user }) => ({ drafts: await listDrafts(context, user) }),
    },
    {
      method: 'GET',
      path: 'drafts/:path',
      needs: 'operator',
      run: async (call): Promise<AskedDraft> => {
        const path = pathOf(call);
        const writer = (call.query.get('writer') ?? '').slice(0, 40);
        const draft = (await findDraft(context, path, call.user)) ?? null;
        const others = writer === '' ? [] : guests.visit(path, writer, call.user);
        return { draft, others };
      },
    },
    {
      method: 'POST',
      path: 'drafts/:path',
      needs: 'operator',
      run: async (call) => {
        const path = pathOf(call);
        const given = await call.body();
        const [, order, form] = FORM.exec(path) ?? [];
        if (order === undefined || form === undefined) {
          return storeDraft(context, path, call.user, given);
        }
        await checkAnswers(context, order, form, given.content);
        const outcome = await storeDraft(context, path, call.user, given);
        if ('stored' in outcome) {
          const { content } = given;
          const { version } = outcome.stored;
          await addAnswers({ context, importer }, call, { order, form, content, version });
        }
        return outcome;
      },
    },
    {
      method: 'DELETE',
      path: 'drafts/:path',
      needs: 'operator',
      run: (call) => removeDraft(context, pathOf(call), call.user, finishedOf(call)),
    },
  ];
}

/** Returns the text that a page has finished; undefined: whatever is stored. @throws LinkError `input_invalid` */
function finishedOf({ query }: Call): FinishedDraft | undefined {
  const [writer, at] = [query.get('writer') ?? '', query.get('at') ?? ''];
  if (writer === '' && at === '') return undefined;
  if (!/^\d{1,15}$/.test(at)) throw inputError('at', 'must be a time');
  return { writer: writer.slice(0, 40), at: Number(at) };
}

/** A form of an order, as it was stored. */
interface StoredForm {
  readonly order: string;
  readonly form: string;
  readonly content: unknown;
  readonly version: number;
}

/**
 * Adds the answers of a stored form to the results of its order. Where another request has stored later ones meanwhile,
 * and has added them before, the later ones are added once more.
 */
async function addAnswers(
  { context, importer }: { readonly context: SiteContext; readonly importer: Importer },
  call: Call,
  { order, form, ...stored }: StoredForm,
): Promise<void> {
  let typed: Pick<StoredForm, 'content' | 'version'> | undefined = stored;
  while (typed) {
    const answers = await checkAnswers(context, order, form, typed.content);
    const entered = { answers: [{ pcr_form_id: form, answers }] };
    await importer.results.add(order, entered, { draft: true }).catch(unlessClosed);
    const now = await findDraft(context, pathOf(call), call.user);
    typed = now && now.version > typed.version ? now : undefined;
  }
}

/** Ignores the error for a closed order: its texts stay, and nothing is sent. */
function unlessClosed(error: unknown): void {
  if (!LinkError.is(error) || error.code !== 'order_closed') throw error;
}
