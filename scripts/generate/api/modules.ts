import { apiCatalogue } from '../../../src/api/catalogue/index.js';
import type { Modules } from '../project-files.js';
import { openapiModule } from './openapi.js';
import { kindsModule } from './places.js';
import { shapesModule } from './shapes.js';
import { typesModule } from './types.js';
import { receivedValidators, requestValidators, responseValidators } from './validators.js';

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
    'openapi.ts': openapiModule(),
    'received-validators.ts': receivedValidators(),
    'request-validators.ts': requestValidators(),
    'response-shapes.ts': shapesModule(),
    'response-validators.ts': responseValidators(),
  };
}
