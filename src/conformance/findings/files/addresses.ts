import { isObject } from '../../../protocol/envelope.js';
import { resultOf } from '../../judge/event.js';
import { textOf } from '../../judge/read.js';
import { prerequisite } from '../../shared.js';
import { skip } from '../../verdict.js';
import type { Answer } from '../../wire/answer.js';
import { recordsOf } from '../records.js';
import { accepted } from '../replies.js';

/** An address that the receiver gave, with the answer that gave it. */
interface GivenAddress {
  readonly address: string;
  readonly answer: Answer;
}

/** The address of a file, of its thumbnail (key `obj_url_thumb`) or of a front-of-house photo (key `get_foh`). */
export const givenAddress = prerequisite(async (context, kind): Promise<GivenAddress> => {
  if (kind === 'get_foh') {
    const { answer } = await accepted(context, 'get_foh');
    const { result } = resultOf(context, 'get_foh', answer);
    return given(isObject(result) ? textOf(result, 'obj_url') : '', answer);
  }
  const member = kind === '' ? 'obj_url' : kind;
  const { items, answer } = await recordsOf(context, 'get_file');
  const record = items.find((item) => textOf(item, member) !== '');
  return given(record ? textOf(record, member) : '', answer);
});

function given(address: string, answer: Answer): GivenAddress {
  if (address === '') skip('the receiver gave no such address');
  return { address, answer };
}

/** Whether an address can be fetched by another system. */
export function isFetchable(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}
