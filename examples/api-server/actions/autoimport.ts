import type { Api, AutoImport } from 'svclink/api';
import { AUTO_IMPORTS, PIR_DATES } from '../data/autoimports.js';
import type { DemoStore } from '../data/store.js';

const find = (id: number): AutoImport | undefined =>
  AUTO_IMPORTS.find(({ autoimport_id }) => autoimport_id === id);

/** Registers the AutoImport service. */
export function serveAutoimport(api: Api, store: DemoStore): void {
  api.on('autoimport/list', () => [...AUTO_IMPORTS]);

  api.on('autoimport/upload', ({ data, fail }) => {
    const found = find(data.autoimport_id);
    if (!found) return fail('autoimport_not_found');
    if (found.active === 0) return fail('auto_import_inactive');
    if (!found.api_capabilities.includes('upload')) return fail('upload_not_supported');
    if (store.queued.length >= 1000)
      return fail('queuing_failed', 'The queue of the demo is full.');
    store.queued.push({
      autoimportId: data.autoimport_id,
      name: data.name,
      size: data.content.size,
    });
    return { message: `Queued ${data.name}, ${data.content.size} bytes` };
  });

  api.on('autoimport/export', ({ data, fail }) => {
    const found = find(data.autoimport_id);
    if (!found) return fail('autoimport_invalid');
    if (found.active === 0) return fail('auto_import_inactive');
    if (!found.api_capabilities.includes('export')) return fail('export_not_support');
    const isIns = found.import_name === 'INS';
    if (isIns && !PIR_DATES.has(data.export_date)) return fail('pir_not_found');
    const lines = [...store.orders.values()].map(({ report_id, state }) => `${report_id},${state}`);
    return {
      file_name: `${isIns ? 'pir' : 'results'}-${data.export_date}.csv`,
      content: Buffer.from(`report_id,state\n${lines.join('\n')}\n`),
    };
  });
}
