import { isObject } from '../../../protocol/envelope/envelope.js';
import { type Audit, audit, sources } from '../../audit.js';
import type { AuditContext } from '../../context.js';
import { OTHER } from '../../findings/orders.js';
import { accepted } from '../../findings/replies.js';
import { resultOf } from '../../judge/event.js';
import { fail, skip } from '../../verdict.js';

const EVENT = 'get_invoice_items_order';

async function items(context: AuditContext) {
  const { answer } = await accepted(context, EVENT);
  const { result } = resultOf(context, EVENT, answer);
  const found = new Map(Object.entries(isObject(result) ? result : {}));
  return { answer, found };
}

/** Audits of the items of bids and invoices. */
export const itemAudits: readonly Audit[] = [
  audit(
    {
      id: `${EVENT}.ids`,
      level: 'MUST',
      title: `The keys of ${EVENT} are item ids, or ${OTHER}`,
      source: sources.rules,
    },
    async (context) => {
      const { answer, found } = await items(context);
      const stray = [...found.keys()].find((id) => id !== OTHER && !/^[0-9]{1,40}$/.test(id));
      const fix = 'Send an object of item id to description.';
      if (stray !== undefined) fail(answer, `the key ${stray.slice(0, 80)} is no item id`, fix);
    },
  ),
  audit(
    {
      id: `${EVENT}.described`,
      level: 'SHOULD',
      title: 'Every item but 0 has a description',
      source: sources.rules,
    },
    async (context) => {
      const { answer, found } = await items(context);
      const bare = [...found].find(([id, text]) => id !== '0' && String(text).trim() === '');
      const fix = 'Describe the items: people choose by the description.';
      if (bare) fail(answer, `the item ${bare[0]} has no description`, fix);
    },
  ),
  audit(
    {
      id: `${EVENT}.zero`,
      level: 'MAY',
      title: 'The list has the entry 0 with an empty description',
      source: sources.rules,
    },
    async (context) => {
      const { answer, found } = await items(context);
      const fix = 'Begin with "0": ""; callers leave it out.';
      if (found.get('0') !== '') fail(answer, 'there is no empty entry 0', fix);
    },
  ),
  audit(
    {
      id: `${EVENT}.other-last`,
      level: 'MAY',
      title: `${OTHER} stands last`,
      source: sources.rules,
    },
    async (context) => {
      const { answer, found } = await items(context);
      if (!found.has(OTHER)) skip('the list allows no custom items');
      const position = (id: string) => answer.text.lastIndexOf(`"${id}"`);
      const later = [...found.keys()].find((id) => position(id) > position(OTHER));
      if (later !== undefined) fail(answer, `${later} comes after it`, `Send ${OTHER} last.`);
    },
  ),
];
