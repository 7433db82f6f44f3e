import { definitionOf, readSchema, readSchemas, type Schema } from '../schemas.js';

export type Side = 'request' | 'response';

/** `workorder/pcr/get` has its schemas at `workorder/pcr_get.request.json` and `.response.json`. */
export function schemaFile(action: string, side: Side): string {
  const [service, ...rest] = action.split('/');
  return `${service}/${rest.join('_')}.${side}.json`;
}

/** The schema of one side of an action. */
export function actionSchema(action: string, side: Side): Schema {
  return readSchema('api', schemaFile(action, side));
}

/** Every schema below schemas/api. */
export function apiSchemas(): readonly Schema[] {
  return [...readSchemas('api').values()];
}

/** The kind or the object that a reference names: all references of the API name one. */
export function refParts(ref: string): { file: string; name: string } {
  const parts = definitionOf(ref);
  if (parts === undefined) throw new Error(`not a reference to a definition: ${ref}`);
  return parts;
}
