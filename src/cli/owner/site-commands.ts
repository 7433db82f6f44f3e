/** The commands on the store of a site. They are loaded together: each of them opens the site, which is most of the code. */

export { defineChoice } from '../api/choice-commands.js';
export { defineDamage, defineDocumentType } from '../attachments/attachment-commands.js';
export { defineJob } from '../importer/job-commands.js';
export { defineLink } from '../importer/link-commands.js';
export { defineResult } from '../importer/result-commands.js';
export { defineHook } from '../notices/hook-commands.js';
export { defineTrouble } from '../notices/trouble-command.js';
export { defineProfile } from '../profiles/profile-commands.js';
export { defineRetention } from '../retention/retention-commands.js';
export { defineKey } from '../serve/key-command.js';
export { defineSetting } from '../setting/setting-commands.js';
export { defineAccount } from './account-commands.js';
export { defineApp } from './app-commands.js';
export { defineAudit } from './audit-command.js';
export { defineLog } from './log-command.js';
export { defineMigrate } from './migrate-command.js';
export { defineOrder } from './order-commands.js';
export { definePrice, defineUnit } from './price-commands.js';
export { defineProperty } from './property-commands.js';
export { defineReplay } from './replay-command.js';
export { defineGroup, defineUser } from './user-commands.js';
