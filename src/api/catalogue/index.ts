import { autoimportActions } from './actions/autoimport.js';
import { bidActions } from './actions/bid.js';
import { fileActions } from './actions/file.js';
import { invoiceActions } from './actions/invoice.js';
import { jobnoteActions } from './actions/jobnote.js';
import { pcrActions } from './actions/pcr.js';
import { propertyActions } from './actions/property.js';
import { userActions } from './actions/user.js';
import { workorderActions } from './actions/workorder.js';
import type { ActionEntry } from './entry.js';

export type { ActionEntry, ActionSource, ErrorRow, RequestFault } from './entry.js';
export { generalErrors, tokenErrors } from './general.js';

/** Every action of the JSON API, one entry each. */
export const apiCatalogue: readonly ActionEntry[] = [
  ...autoimportActions,
  ...bidActions,
  ...fileActions,
  ...userActions,
  ...workorderActions,
  ...pcrActions,
  ...propertyActions,
  ...invoiceActions,
  ...jobnoteActions,
];
