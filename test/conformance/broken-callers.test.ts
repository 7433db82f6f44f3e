import { brokenCallers } from './broken/callers.js';
import { checkFaults } from './broken/check-faults.js';

checkFaults(brokenCallers);
