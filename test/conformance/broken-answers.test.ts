import { checkFaults } from './broken/check-faults.js';
import { brokenEnvelopes } from './broken/envelopes.js';

checkFaults(brokenEnvelopes);
