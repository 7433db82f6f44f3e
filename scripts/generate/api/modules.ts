import { apiCatalogue } from '../../../src/api/catalogue/index.js';
import type { Modules } from '../project-files.js';
import { kindsModule } from './kind-paths.js';
import { OPENAPI_TYPES, openapiModule } from './openapi.js';
import { shapesModule } from './shapes.js';
import { typesModule } from './types.js';
import {
  receivedValidators,
  requestValidators,
  responseValidators,
  validatorTypes,
} from './validators.js';

/** Writes `action-names.ts`: the paths of all actions. */
function namesModule(): string {
  const names = apiCatalogue.map(({ action }) => `  '${action}',\n`);
  return `/** The paths of all actions. */
export const ACTION_NAMES = [
${names.join('')}] as const;
`;
}

/** The modules of `src/api/generated`. */
export async function apiModules(): Promise<Modules> {
  return {
    'action-names.ts': namesModule(),
    'action-types.ts': await typesModule(),
    'kinds.ts': kindsModule(),
    'openapi.d.ts': OPENAPI_TYPES,
    'openapi.js': openapiModule(),
    'received-validators.d.ts': validatorTypes('receivedValidators'),
    'received-validators.js': receivedValidators(),
    'request-validators.d.ts': validatorTypes('requestValidators', 'fieldValidators'),
    'request-validators.js': requestValidators(),
    'response-shapes.ts': shapesModule(),
    'response-validators.d.ts': validatorTypes('responseValidators'),
    'response-validators.js': responseValidators(),
  };
}
