import { catalogue } from '../../protocol/catalogue/catalogue.js';
import type { CatalogueEntry } from '../../protocol/catalogue/entry.js';
import type { Audit } from '../audit.js';
import {
  acceptedAudit,
  afterFailuresAudit,
  credentialAudits,
  siteAudits,
} from './callers/credentials.js';
import { refusalAudits } from './callers/refusals.js';
import { answerAudits } from './derived/answers.js';
import { dataAudits } from './derived/data.js';
import { spellingAudits } from './derived/spellings.js';
import { addressAudits } from './events/addresses.js';
import { formAudits as pcrFormAudits } from './events/forms.js';
import { itemAudits } from './events/items.js';
import { listAudits, thirtyDayAudits } from './events/lists.js';
import { orderAudits } from './events/orders.js';
import { fileRecordAudits, noteRecordAudits } from './events/records.js';
import { unknownAudits } from './events/unknown.js';
import { updateAudits } from './events/updates.js';
import { encodingAudits, envelopeAudits } from './requests/forms.js';
import { malformedAudits, methodAudits } from './requests/malformed.js';
import { everyResponseAudits } from './responses/every-response.js';
import { responseAudits } from './responses/response.js';
import { bidAudits } from './writing/bids.js';
import { addressedFileAudits, fileAudits } from './writing/files.js';
import { invoiceAudits } from './writing/invoices.js';
import { noteAudits } from './writing/notes.js';
import { orderWritingAudits } from './writing/orders.js';
import { resultAudits } from './writing/results.js';

const aboutEvents: readonly Audit[] = [
  ...answerAudits,
  ...spellingAudits,
  ...dataAudits,
  ...listAudits,
  ...thirtyDayAudits,
  ...orderAudits,
  ...updateAudits,
  ...pcrFormAudits,
  ...itemAudits,
  ...fileRecordAudits,
  ...noteRecordAudits,
  ...addressAudits,
  ...noteAudits,
  ...bidAudits,
  ...invoiceAudits,
  ...fileAudits,
  ...addressedFileAudits,
  ...resultAudits,
  ...orderWritingAudits,
];

/**
 * Order of events in reports. Events that end an order come last: an order that is ready for the office accepts no more
 * results, and an imported one is no longer Unread.
 */
const byName = [...catalogue].sort((one, other) => (one.name < other.name ? -1 : 1));
const last = byName.filter(({ endsOrder }) => endsOrder);
const others = byName.filter(({ endsOrder }) => !endsOrder);
const eventOrder = [...others.filter(isRead), ...others.filter((one) => !isRead(one)), ...last];

function isRead({ effect, handlerOptional }: CatalogueEntry): boolean {
  return effect === 'reads' || handlerOptional === true;
}

/** Audits that run before all others, one at a time: they test that the account works, also after a wrong password. */
export const firstAudits: ReadonlySet<Audit> = new Set([acceptedAudit, afterFailuresAudit]);

/** Every audit, in the order of reports. Those that store something run in this order, after all others. */
export const audits: readonly Audit[] = Object.freeze([
  ...credentialAudits,
  ...refusalAudits,
  afterFailuresAudit,
  ...encodingAudits,
  ...envelopeAudits,
  ...methodAudits,
  ...responseAudits,
  ...everyResponseAudits,
  ...siteAudits,
  ...malformedAudits,
  ...unknownAudits,
  ...eventOrder.flatMap(({ name }) => aboutEvents.filter(({ area }) => area === name)),
]);
