import { checkFaults } from './broken/check-faults.js';
import { brokenForms } from './broken/forms.js';

checkFaults(brokenForms);
