import {
  type ActionErrorType,
  ApiError,
  apiCatalogue,
  generalErrors,
  openapiDocument,
} from '../../../src/api/index.js';
import { expectError } from '../support/expect-error.js';
import { startService, type TestService } from '../support/service.js';

/** The error table of the document: type, status, actions. */
const DOCUMENT: readonly (readonly [string, number, readonly string[]])[] = [
  ['autoimport_invalid', 400, ['autoimport/upload', 'autoimport/export']],
  ['auto_import_inactive', 400, ['autoimport/upload', 'autoimport/export']],
  ['autoimport_not_found', 400, ['autoimport/upload']],
  ['name_required', 400, ['autoimport/upload']],
  ['content_required', 400, ['autoimport/upload']],
  ['content_invalid', 400, ['autoimport/upload']],
  ['upload_not_supported', 400, ['autoimport/upload']],
  ['upload_failed', 500, ['autoimport/upload']],
  ['queuing_failed', 500, ['autoimport/upload']],
  ['export_not_support', 400, ['autoimport/export']],
  ['export_date_required', 400, ['autoimport/export']],
  ['export_date_invalid', 400, ['autoimport/export']],
  ['pir_not_found', 400, ['autoimport/export']],
  ['wo_invalid', 400, ['bid/list', 'bid/create', 'bid/invoice/items']],
  ['invalid_wo', 400, ['file/list']],
  ['invoice_item_id_invalid', 400, ['bid/create']],
  ['invoice_item_other_invalid', 400, ['bid/create']],
  ['invoice_item_id_not_allowed', 400, ['bid/create']],
  ['qty_required', 400, ['bid/create']],
  ['qty_invalid', 400, ['bid/create', 'bid/update']],
  ['uom_invalid', 400, ['bid/create', 'bid/update']],
  ['uom_not_allowed', 400, ['bid/create', 'bid/update']],
  ['contractor_price_required', 400, ['bid/create']],
  ['contractor_price_invalid', 400, ['bid/create', 'bid/update']],
  ['client_price_required', 400, ['bid/create']],
  ['client_price_invalid', 400, ['bid/create', 'bid/update']],
  ['comp_note_required', 400, ['bid/update', 'bid/delete']],
  ['comp_note_invalid', 400, ['bid/update', 'bid/delete']],
  ['comment_invalid', 400, ['bid/update']],
  ['not_found', 400, ['bid/update', 'bid/delete']],
  ['invalid_search', 400, ['workorder/search']],
  ['internal_error', 500, ['bid/create']],
  ['save_error', 500, ['bid/create']],
];

const entryOf = (action: string) => apiCatalogue.find((entry) => entry.action === action);

describe('the catalogue', () => {
  it.each(DOCUMENT)('has %s with %i at %j', (type, status, actions) => {
    for (const action of actions) {
      expect(entryOf(action)?.errors).toContainEqual(expect.objectContaining({ type, status }));
    }
  });

  const documented = [...new Set(DOCUMENT.flatMap(([, , actions]) => actions))];
  it.each(documented)("has the rows of /%s in the document's order", (action) => {
    const wanted = DOCUMENT.filter(([, , actions]) => actions.includes(action)).map(
      ([type]) => type,
    );
    const found = entryOf(action)?.errors.map(({ type }) => type) ?? [];
    expect(found.filter((type) => wanted.includes(type))).toEqual(wanted);
  });

  it('has the errors of every action', () => {
    expect(generalErrors).toContainEqual(
      expect.objectContaining({ type: 'access_denied', status: 401 }),
    );
    expect(generalErrors).toContainEqual(
      expect.objectContaining({ type: 'scope_invalid', status: 403 }),
    );
  });
});

function example(action: string, side: 'request' | 'response'): Record<string, unknown> {
  const { post } = Object(openapiDocument.paths)[`/${action}`];
  const { content } = side === 'request' ? post.requestBody : post.responses[200];
  return content['application/json'].examples.example1.value;
}

describe('a handler', () => {
  let service: TestService;
  let answer: () => unknown = () => undefined;
  beforeAll(async () => {
    service = await startService((api) => {
      for (const { action } of apiCatalogue) Reflect.apply(api.on, api, [action, () => answer()]);
    });
  });
  afterAll(() => service.close());

  const rows = apiCatalogue.flatMap(({ action, errors }) =>
    errors.map(({ type, status }) => [action, type, status] as const),
  );
  it.each(rows)('of /%s can answer %s with %i', async (action, type, status) => {
    answer = () => {
      throw new ApiError(type as ActionErrorType);
    };
    expectError(await service.call(action, example(action, 'request')), status, type);
  });

  it.each(apiCatalogue.map(({ action }) => action))(
    'of /%s is given the example and answers the example',
    async (action) => {
      const response = example(action, 'response');
      const content = Buffer.from(String(response.content ?? ''), 'base64');
      const streams = entryOf(action)?.content === 'response';
      answer = () => (streams ? { ...response, content } : response);
      const { status, body } = await service.call(action, example(action, 'request'));
      expect(status).toBe(200);
      expect(body).toEqual(
        streams ? { ...response, hash: expect.stringMatching(/^[0-9a-f]{64}$/) } : response,
      );
    },
  );
});
