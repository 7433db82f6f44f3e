import { checkFaults } from './broken/check-faults.js';
import { brokenWrites } from './broken/writes.js';

checkFaults(brokenWrites);
