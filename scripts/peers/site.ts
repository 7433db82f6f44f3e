import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineForm } from '../../src/forms/index.js';
import { createSite, type Site } from '../../src/site/index.js';

const FORM = defineForm({
  id: 71,
  name: 'Occupancy',
  questions: {
    remarks: { type: 'textbox', text: 'Remarks' },
    front: { type: 'photos', text: 'Front', photos: { min: 1, max: 3 } },
  },
});
const questions = Object.values(FORM)[0]?.options_pcr_forms_questions ?? {};
const questionId = (text: string) =>
  Object.values(questions).find((one) => one.question_name === text)?.pcr_question_id ?? '';
export const REMARKS = questionId('Remarks');
export const FRONT = questionId('Front');

/** A site that peers call, and that imports from their receivers. */
export class PeerSite {
  private constructor(
    readonly site: Site,
    readonly server: Server,
    readonly url: string,
    readonly folder: string,
  ) {}

  /** @param allowedHosts the hosts of the peers */
  static async open(allowedHosts: readonly string[]): Promise<PeerSite> {
    const folder = mkdtempSync(join(tmpdir(), 'svclink-peers-'));
    let handle: Site['receiver'] | undefined;
    const server = createServer((request, response) => void handle?.(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const site = await createSite({
      database: `sqlite:${join(folder, 'site.db')}`,
      files: join(folder, 'files'),
      publicUrl: url,
      allowedHosts,
      logger: false,
      thumbnails: false,
    });
    handle = site.receiver;
    const { owner } = site;
    await owner.accounts.create({ username: 'acme', password: 'open sesame' });
    await owner.users.createGroup('crew');
    await owner.forms.add(FORM, { form_ver_id: 1 });
    await owner.items.setForClient('First Bank', [{ id: 501, description: 'Grass' }]);
    await site.start();
    return new PeerSite(site, server, `${url}/link`, folder);
  }

  /** Makes an order for the peers. @returns its report_id */
  order(): Promise<string> {
    return this.site.owner.orders.create({
      account: 'acme',
      wo_number: 'Café',
      client_company_alias: 'First Bank',
      address: 'Große Straße 5',
      city: 'Omaha',
      state: 'NE',
      zip: '68102',
      pcr_forms: [{ pcr_form_id: 71, form_ver_id: 1, form_required: true }],
    });
  }

  async close(): Promise<void> {
    await this.site.stop();
    await new Promise((resolve) => this.server.close(resolve));
    rmSync(this.folder, { recursive: true, force: true });
  }
}
