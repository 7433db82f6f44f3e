import type {
  ActionErrorType,
  ActionMap,
  Api,
  ApiHandler,
  BidCreateRequest,
  FileFlag,
} from '../../../src/api/index.js';
import { ApiError } from '../../../src/api/index.js';

/** Never run: what the compiler has to accept and to refuse. */
function typesOf(api: Api): void {
  api.on('bid/list', ({ data, fail }) => {
    const id: number = data.report_id;
    // @ts-expect-error ids are numbers
    const text: string = data.report_id;
    // @ts-expect-error the request has no such member
    const other = data.colour;
    if (id === 0) fail('wo_invalid');
    // @ts-expect-error a type of another action
    if (id === 1) fail('pir_not_found');
    return { report_id: id, bids: [], text, other };
  });
  // @ts-expect-error there is no such action
  api.on('bid/lists', () => ({}));
  // @ts-expect-error bids is missing
  api.on('bid/list', ({ data }) => ({ report_id: data.report_id }));
  // @ts-expect-error content is bytes, not text
  api.on('autoimport/export', () => ({ file_name: 'a', content: 'AAAA' }));
  api.on('autoimport/export', () => ({ file_name: 'a', content: Buffer.from('a') }));
  api.on('autoimport/upload', async ({ data }) => ({ message: data.content.hash }));
  const question = { pcr_question_id: 1, question: '', pcr_form_id: 1, form_name: '' };
  // @ts-expect-error a flag of a question has no stage
  const flag: FileFlag = { type: 'pc', ...question, stage: 'b' };
  // @ts-expect-error contractor_price and client_price are missing
  const bid: BidCreateRequest = { report_id: 1, qty: 1 };
  // @ts-expect-error no action has this type
  throw new ApiError('colour_invalid', { cause: [flag, bid] });
}

it('the types know every action and every error', () => {
  const errors: ActionMap['file/get']['errors'][] = [
    'file_id_required',
    'file_id_invalid',
    'not_found',
  ];
  const all: ActionErrorType[] = [...errors, 'access_denied', 'pir_not_found'];
  const handler: ApiHandler<'bid/uom'> = () => ({ uom: { 1: 'Each' } });
  expect(new ApiError('wo_invalid').type).toBe('wo_invalid');
  expect([all.length, typeof handler, typeof typesOf]).toEqual([5, 'function', 'function']);
});
