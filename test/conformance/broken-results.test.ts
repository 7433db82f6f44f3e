import { brokenAddresses } from './broken/addresses.js';
import { checkFaults } from './broken/check-faults.js';
import { brokenResults } from './broken/results.js';

checkFaults([...brokenResults, ...brokenAddresses]);
