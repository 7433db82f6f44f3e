import { Input } from '../../engine/input.js';
import type { Damages } from '../../orders/attachments/damages.js';
import { type Call, idOf } from '../call.js';
import type { Route } from '../route-table.js';

/** The routes of damages and violations of orders, owned and imported. */
export function damageRoutes(damages: Damages): readonly Route[] {
  const needs = 'operator';
  return [
    {
      method: 'GET',
      path: 'orders/:id/damages',
      needs: 'reader',
      run: async (call) => ({ damages: await damages.list(idOf(call)) }),
    },
    {
      method: 'POST',
      path: 'orders/:id/damages',
      needs,
      run: async (call) => {
        const input = new Input('damages', await call.body(), ['title', 'kind']);
        const values = { title: input.text('title'), kind: input.text('kind') };
        // The damages validate the kind.
        const damage = { ...values, report_id: idOf(call) } as never;
        return { damage_id: await damages.create(damage, call.acting) };
      },
    },
    { method: 'POST', path: 'damages/:id/photos', needs, run: (call) => setPhotos(damages, call) },
    {
      method: 'DELETE',
      path: 'damages/:id',
      needs,
      run: (call) => damages.remove(idOf(call), call.acting),
    },
  ];
}

/** Sets the flagged photos of a damage or violation. @throws LinkError `not_found`, `input_invalid` */
async function setPhotos(damages: Damages, call: Call): Promise<void> {
  const input = new Input('damages', await call.body(), ['file_ids']);
  await damages.setPhotos(idOf(call), input.texts('file_ids'), call.acting);
}
