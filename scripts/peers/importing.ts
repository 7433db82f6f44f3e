import { setTimeout as delay } from 'node:timers/promises';
import type { PeerSite } from './site.js';

/** The outcome of an import. */
export interface Imported {
  /** The faults that were found. */
  readonly wrong: readonly string[];
  /** The deviations that the site reports of the orders. */
  readonly deviations: readonly string[];
}

async function until(holds: () => Promise<boolean>): Promise<boolean> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (await holds()) return true;
    await delay(100);
  }
  return false;
}

/** Imports the two orders of a peer with their parts, and sends it the results of one. */
export async function importFrom({ site }: PeerSite, name: string, url: string): Promise<Imported> {
  const { importer } = site;
  const access = { url, username: 'acme', password: 'open sesame' };
  await importer.links.add({
    name,
    poll_seconds: 1,
    job_notes: true,
    note_groups: ['crew'],
    ...access,
  });
  const find = (reportId: string) => importer.orders.find(name, reportId);
  const isImported = async (reportId: string) => {
    const order = await find(reportId);
    return order !== undefined && order.unfinished === undefined;
  };
  await until(async () => (await isImported('7')) && (await isImported('9')));
  const wrong: string[] = [];
  const deviations: string[] = [];
  for (const reportId of ['7', '9']) {
    const order = await find(reportId);
    if (!order || order.unfinished) wrong.push(`order ${reportId}: not imported`);
    if (!order) continue;
    const files = await importer.orders.files(order.id);
    const names = files.map(({ file_name, file_size }) => `${file_name} ${file_size}`);
    if (names.join() !== 'plan.pdf 15') wrong.push(`order ${reportId}: files ${names}`);
    const texts = (await importer.orders.notes(order.id)).map(({ note_text }) => note_text);
    if (texts.join() !== 'fällig') wrong.push(`order ${reportId}: notes ${texts}`);
    const [line] = order.line_items;
    if (line?.qty !== '1250.00' || line.price !== '3.30') {
      wrong.push(`order ${reportId}: line items ${JSON.stringify(order.line_items)}`);
    }
    if (order.fields.address !== 'Große Straße 5') wrong.push(order.fields.address);
    deviations.push(...order.deviations.map((one) => `${one.event} ${one.path}: ${one.problem}`));
  }
  const order = await find('7');
  if (order) wrong.push(...(await sendResults({ site }, order.id)));
  await importer.links.remove(name).catch(() => importer.links.pause(name));
  return { wrong, deviations: [...new Set(deviations)] };
}

async function sendResults({ site }: Pick<PeerSite, 'site'>, id: string): Promise<string[]> {
  const { results } = site.importer;
  await results.add(id, {
    bids: [{ key: 'b', item_id: '1', qty_comp: 1 }],
    invoice: { lines: [{ key: 'l', item_id: '1', quantity: '3.30', price: '1250.00' }] },
    notes: [{ key: 'n', note_text: 'fertig' }],
    answers: [{ pcr_form_id: '71', answers: { '1': 'zwölf' } }],
    ready: true,
  });
  const open = async () =>
    (await results.list(id)).filter(({ state }) => state !== 'none' && state !== 'sent');
  await until(async () => (await open()).length === 0);
  return (await open()).map(({ kind, state, reason }) => `result ${kind}: ${state} ${reason}`);
}
