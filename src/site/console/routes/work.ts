import type { SiteContext } from '../../context.js';
import type { Importer } from '../../importer/index.js';
import type { NewFlag } from '../../importer/results/result-input.js';
import { Input, inputError } from '../../input.js';
import { formOfOrder } from '../../owner/forms.js';
import type { Call } from '../call.js';
import { formToFill, keepDraft } from '../orders/form-drafts.js';
import { importedWork } from '../orders/imported-work.js';
import { keepAttachment, withAttachments } from '../orders/note-attachments.js';
import type { Route } from '../route-table.js';

const needs = 'operator';
const idOf = ({ places }: Call): string => places.id ?? '';
const formOf = ({ places }: Call): string => places.form ?? '';

/** The work on an imported order: forms, photos, bids, invoice, notes, and what became of them at its owner. */
export function workRoutes(context: SiteContext, importer: Importer): readonly Route[] {
  return [...formRoutes(context, importer), ...givingRoutes(context, importer)];
}

function formRoutes(context: SiteContext, importer: Importer): readonly Route[] {
  return [
    {
      method: 'GET',
      path: 'imported/:id/forms/:form',
      needs: 'reader',
      run: (call) => formToFill(context, importer, { orderId: idOf(call), formId: formOf(call) }),
    },
    {
      method: 'POST',
      path: 'imported/:id/forms/:form/draft',
      needs,
      run: async (call) => {
        const form = await formOfOrder(context.database.read, idOf(call), formOf(call));
        const { username } = call.user;
        await keepDraft(context, form, { orderId: idOf(call), given: await call.body(), username });
      },
    },
    {
      method: 'POST',
      path: 'imported/:id/forms/:form/send',
      needs,
      run: async (call) => {
        const { answers } = await call.body<{ answers: Record<string, string> }>();
        const given = { pcr_form_id: formOf(call), answers };
        await importer.results.add(idOf(call), { answers: [given] });
      },
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
      run: (call) => importedWork(context, importer, idOf(call)),
    },
    {
      method: 'POST',
      path: 'imported/:id/results',
      needs,
      run: async (call) => {
        const given = await withAttachments(context, idOf(call), await call.body());
        await results.add(idOf(call), given);
      },
    },
    {
      method: 'POST',
      path: 'imported/:id/results/attachments',
      needs,
      run: (call) => keepAttachment(context, idOf(call), call),
    },
    {
      method: 'POST',
      path: 'imported/:id/results/unflag',
      needs,
      run: async (call) => {
        const { flags } = await call.body<{ flags: readonly NewFlag[] }>();
        await results.unflag(idOf(call), flags);
      },
    },
    {
      method: 'POST',
      path: 'imported/:id/results/files',
      needs,
      run: (call) => addFile(importer, call),
    },
    {
      method: 'POST',
      path: 'imported/:id/results/send-again',
      needs,
      run: async (call) => {
        const input = new Input('send-again', await call.body(), ['refused']);
        const refused = input.flag('refused') ?? false;
        return { count: await results.sendAgain({ order: idOf(call), refused }) };
      },
    },
  ];
}

/** A photo or document as it comes from the page: its bytes are the body. */
async function addFile({ results }: Importer, call: Call): Promise<void> {
  const file_name = call.query.get('name') ?? '';
  const file = {
    file_name,
    key: call.query.get('key') || file_name,
    content: call.file(),
  };
  const kind = call.query.get('kind') ?? 'photos';
  if (kind !== 'photos' && kind !== 'files') throw inputError('kind', 'must be photos or files');
  await results.add(idOf(call), { [kind]: [file] });
}
