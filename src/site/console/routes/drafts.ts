import { LinkError } from '../../../index.js';
import type { SiteContext } from '../../engine/context.js';
import type { Importer } from '../../importer/index.js';
import type { Call } from '../call.js';
import { checkAnswers } from '../drafts/form-to-fill.js';
import { PageGuests } from '../drafts/page-guests.js';
import {
  findDraft,
  listDrafts,
  readPlace,
  removeDraft,
  storeDraft,
  type TypedDraft,
} from '../drafts/typed-drafts.js';
import type { Route } from '../route-table.js';

const placeOf = ({ places }: Call): string => readPlace(places.place ?? '');
const FORM = /^imported\/(\d{1,18})\/forms\/([^/]+)$/;

/** A text as a page asks for it: null where there is none. */
export interface AskedDraft {
  readonly draft: TypedDraft | null;
  /** The names of those who have it open too. */
  readonly others: readonly string[];
}

/** The texts that are typed and not finished: stored while the user types, given back after the next log-in. */
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
      path: 'drafts/:place',
      needs: 'operator',
      run: async (call): Promise<AskedDraft> => {
        const place = placeOf(call);
        const writer = (call.query.get('writer') ?? '').slice(0, 40);
        const draft = (await findDraft(context, place, call.user)) ?? null;
        const others = writer === '' ? [] : guests.visit(place, writer, call.user);
        return { draft, others };
      },
    },
    {
      method: 'POST',
      path: 'drafts/:place',
      needs: 'operator',
      run: async (call) => {
        const place = placeOf(call);
        const given = await call.body<{ content?: unknown }>();
        const [, order, form] = FORM.exec(place) ?? [];
        if (order === undefined || form === undefined) {
          return storeDraft(context, place, call.user, given);
        }
        const answers = await checkAnswers(context, order, form, given?.content);
        const outcome = await storeDraft(context, place, call.user, given);
        if ('stored' in outcome) {
          const entered = { answers: [{ pcr_form_id: form, answers }] };
          await importer.results.add(order, entered, { draft: true }).catch(unlessClosed);
        }
        return outcome;
      },
    },
    {
      method: 'DELETE',
      path: 'drafts/:place',
      needs: 'operator',
      run: (call) => removeDraft(context, placeOf(call), call.user),
    },
  ];
}

/** What is typed for an order that was closed meanwhile stays typed; nothing is sent for it. */
function unlessClosed(error: unknown): void {
  if (!LinkError.is(error) || error.code !== 'order_closed') throw error;
}
