import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { runAudits } from '../../../src/conformance/index.js';
import { defineForm } from '../../../src/forms/index.js';
import { ENGINES } from '../databases.js';
import { TestSite } from '../open-site.js';

const FORM = defineForm({
  id: 71,
  name: 'Occupancy',
  questions: {
    occupied: { type: 'radio', text: 'Occupied?', options: ['Yes', 'No'], required: true },
    front: { type: 'photos', text: 'Front', photos: { min: 0, max: 30 } },
  },
});

/** One order with everything that an audit looks at. */
async function fill(test: TestSite): Promise<void> {
  const { owner } = test;
  await owner.forms.add(FORM, { form_ver_id: 1 });
  await owner.items.setForClient('', [{ id: 501, description: 'Grass' }]);
  const forms = { pcr_forms: [{ pcr_form_id: 71 }] };
  const ids = await Promise.all([1, 2, 3].map(() => test.order(forms)));
  const [id = '', changed = '', returned = ''] = ids;
  await owner.notes.create({ report_id: id, note_text: 'Mind the dog' });
  await owner.files.add({
    report_id: id,
    file_name: 'a.pdf',
    content: Readable.from(['%PDF-1.4']),
  });
  await owner.orders.update(changed, { lock_code: '4711', line_items: [{ desc: 'Grass' }] });
  await owner.orders.followUp(returned, 'photos are missing');
  await owner.orders.requestCancellation(id);
  await owner.orders.cancel(await test.order());
}

describe.each(ENGINES)('the receiver of a site on $name', (engine) => {
  it('speaks the protocol, as far as can be seen from outside, time after time', async () => {
    await engine.start();
    const place = { base: 'http://localhost:1' };
    const server = createServer((request, response) => {
      if (request.url?.startsWith('/files/')) test.site.files(request, response);
      else test.site.receiver(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    place.base = `http://localhost:${(server.address() as AddressInfo).port}`;
    const test = await TestSite.open(engine, { publicUrl: place.base });
    await fill(test);
    const url = `${place.base}/link`;
    const caller = { username: 'acme', password: 'open sesame' };
    for (let time = 0; time < 2; time++) {
      const { results } = await runAudits({ url, ...caller, write: true });
      const failed = results.filter(
        ({ status, audit }) => status === 'failed' && audit.level !== 'MAY',
      );
      expect(failed).toEqual([]);
      expect(results.filter(({ status }) => status === 'passed').length).toBeGreaterThan(100);
    }
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await test.close();
    await engine.stop();
  }, 120_000);
});
