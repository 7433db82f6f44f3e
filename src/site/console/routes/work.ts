import { baseName } from '../../../protocol/files/file-name.js';
import { parseSafeJson } from '../../../protocol/json/safe-json.js';
import type { SiteContext } from '../../engine/context.js';
import { Input, inputError } from '../../engine/input.js';
import { requireImported } from '../../importer/imported-order.js';
import type { Importer } from '../../importer/index.js';
import { LONGEST_KEY } from '../../importer/results/result-input.js';
import { viewerNamed } from '../../orders/notes.js';
import { type Call, idOf } from '../call.js';
import { formToFill } from '../drafts/form-to-fill.js';
import { leaveFormsToResults } from '../drafts/typed-drafts.js';
import { importedWork } from '../orders/imported-work.js';
import { storeAttachment, withAttachments } from '../orders/note-attachments.js';
import type { Route } from '../route-table.js';

const needs = 'operator';
const formOf = ({ params }: Call): string => params.form ?? '';

/** The routes of the work on an imported order: forms, photos, bids, invoice, notes, and their outcome at the owner. */
export function workRoutes(context: SiteContext, importer: Importer): readonly Route[] {
  return [
    ...formRoutes(context, importer),
    ...givingRoutes(context, importer),
    ...sendingRoutes(context, importer),
  ];
}

function formRoutes(context: SiteContext, importer: Importer): readonly Route[] {
  return [
    {
      method: 'GET',
      path: 'imported/:id/forms/:form',
      needs: 'reader',
      run: (call) => formToFill(context, importer, { orderId: idOf(call), formId: formOf(call) }),
    },
  ];
}

function givingRoutes(context: SiteContext, importer: Importer): readonly Route[] {
  const { results } = importer;
  return [
    {
      method: 'GET',
      path: 'imported/:id/work',
      needs: 'reader',
      run: async (call) => {
        const viewer = await viewerNamed(context.database.read, call.user.username);
        return importedWork(context, importer, idOf(call), viewer);
      },
    },
    {
      method: 'POST',
      path: 'imported/:id/results',
      needs,
      run: async (call) => {
        const given = await withAttachments(context, idOf(call), await call.body());
        await results.add(idOf(call), given, { ...call.acting, draft: true });
      },
    },
    {
      method: 'POST',
      path: 'imported/:id/results/attachments',
      needs,
      run: async (call) => {
        const { id } = await requireImported(context.database.read, idOf(call));
        return storeAttachment(context, id, call);
      },
    },
    {
      method: 'POST',
      path: 'imported/:id/results/unflag',
      needs,
      run: async (call) => {
        const { flags } = await call.body();
        await results.unflag(idOf(call), flags);
      },
    },
    {
      method: 'POST',
      path: 'imported/:id/results/files',
      needs,
      run: (call) => addFile(importer, call),
    },
  ];
}

/** The routes that send results on a user's request, and recall them before their call begins. */
function sendingRoutes(context: SiteContext, { results }: Importer): readonly Route[] {
  return [
    {
      method: 'POST',
      path: 'imported/:id/results/send',
      needs,
      run: async (call) => {
        const input = new Input('send', await call.body(), ['only']);
        const only = input.has('only') ? { only: input.texts('only') } : {};
        const count = await results.send(idOf(call), { ...only, ...call.acting });
        await leaveFormsToResults(context, idOf(call));
        return { count };
      },
    },
    ...(['remove', 'call-back'] as const).map(
      (path): Route => ({
        method: 'POST',
        path: `imported/:id/results/${path}`,
        needs,
        run: async (call: Call) => {
          const ids = new Input(path, await call.body(), ['ids']).texts('ids');
          if (path === 'call-back') return results.callBack(idOf(call), ids, call.acting);
          await results.remove(idOf(call), ids, call.acting);
          // The typed text of a removed form is gone too; the other forms are among the results.
          await leaveFormsToResults(context, idOf(call));
        },
      }),
    ),
    {
      method: 'POST',
      path: 'imported/:id/results/send-again',
      needs,
      run: async (call) => {
        const input = new Input('send-again', await call.body(), ['refused']);
        const refused = input.flag('refused') ?? false;
        const count = await results.sendAgain({ order: idOf(call), refused }, call.acting);
        return { count };
      },
    },
  ];
}

/**
 * Adds a photo or document, whose bytes are the body, or replaces one. A photo may be flagged by the same request. The
 * page has chosen the key by the files that it has seen: another page may have added a file under it meanwhile.
 */
async function addFile({ results }: Importer, call: Call): Promise<void> {
  const file_name = call.query.get('name') ?? '';
  const target = call.query.get('target') ?? '';
  const file = {
    file_name,
    ...(target === '' ? {} : { flags: [flagOf(target)] }),
    key: shortKey(call.query.get('key') || file_name),
    content: await call.photo(),
  };
  const kind = call.query.get('kind') ?? 'photos';
  if (kind !== 'photos' && kind !== 'files') throw inputError('kind', 'must be photos or files');
  const options = { ...call.acting, draft: true };
  if (call.query.get('replaces') === '1') {
    await results.add(idOf(call), { [kind]: [file] }, options);
  } else await results.addApart(idOf(call), { [kind]: [file] }, options);
}

/** Shortens a key that a page has made of a long file name, as the name itself is shortened. */
function shortKey(key: string): string {
  return key.length > LONGEST_KEY ? baseName(key) : key;
}

/** Reads the flag of a sent photo. The results validate its members. @throws LinkError `input_invalid` */
function flagOf(target: string): unknown {
  try {
    return parseSafeJson(target, 'target');
  } catch {
    throw inputError('target', 'must be the flag of a photo as JSON');
  }
}
