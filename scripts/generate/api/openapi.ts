import {
  type ActionEntry,
  apiCatalogue,
  type ErrorRow,
  generalErrors,
  tokenErrors,
} from '../../../src/api/catalogue/index.js';
import { changeSchema, type Schema } from '../schemas.js';
import { actionSchema, type Side } from './action-schemas.js';
import { components, portable, scopes } from './openapi-components.js';

function schemaOf(action: string, side: Side): Schema {
  const { examples: _, ...schema } = actionSchema(action, side);
  return changeSchema(schema, portable(side));
}

function examples(action: string, side: Side): Schema {
  const found = actionSchema(action, side).examples;
  const list = Array.isArray(found) ? found : [];
  return Object.fromEntries(list.map((value, index) => [`example${index + 1}`, { value }]));
}

const media = (action: string, side: Side): Schema => ({
  'application/json': { schema: schemaOf(action, side), examples: examples(action, side) },
});

function errorResponse(rows: readonly ErrorRow[], shape: string): Schema {
  const description = rows.map((row) => `\`${row.type}\`: ${row.when}`).join('\n\n');
  const schema = {
    allOf: [{ $ref: `#/components/schemas/${shape}` }],
    properties: { error: { enum: [...new Set(rows.map((row) => row.type))] } },
  };
  return { description, content: { 'application/json': { schema } } };
}

const withStatus = (rows: readonly ErrorRow[], status: number): ErrorRow[] =>
  rows.filter((row) => row.status === status);

/** One response per status; those that only general errors have are shared by all actions. */
function errorResponses(rows: readonly ErrorRow[], shape: string): Schema {
  const responses: { [status: string]: Schema } = {};
  for (const status of [...new Set(rows.map((row) => row.status))].sort()) {
    const these = withStatus(rows, status);
    responses[String(status)] = these.every((row) => generalErrors.includes(row))
      ? { $ref: `#/components/responses/general_${status}` }
      : errorResponse(these, shape);
  }
  return responses;
}

const generalResponses = (): Schema =>
  Object.fromEntries(
    [...new Set(generalErrors.map((row) => row.status))].map((status) => [
      `general_${status}`,
      errorResponse(withStatus(generalErrors, status), 'Error'),
    ]),
  );

/** The rows of an action's own table, then the general ones that it does not have itself. */
function rowsOf(entry: ActionEntry): ErrorRow[] {
  const own = new Set(entry.errors.map((row) => `${row.status} ${row.type}`));
  return [...entry.errors, ...generalErrors.filter((row) => !own.has(`${row.status} ${row.type}`))];
}

const SOURCES = {
  document: 'Described by the JSON API document',
  supplement: 'Not described by the document; the shape is what deployed services use',
  ours: "Named by the document without a shape; this shape is ours, not the protocol's",
};

const superseded = ({ supersededBy }: ActionEntry): string =>
  supersededBy === undefined ? '' : ` Superseded by \`/${supersededBy}\`.`;

function operation(entry: ActionEntry): Schema {
  const scopes = entry.kind === 'read' ? ['r', 'rw'] : ['rw'];
  const required = actionSchema(entry.action, 'request').required;
  return {
    operationId: entry.action.replaceAll('/', '_'),
    tags: [entry.service],
    summary: entry.purpose,
    description: `${SOURCES[entry.source]} (section "${entry.section}").${superseded(entry)}`,
    ...(entry.supersededBy === undefined ? {} : { deprecated: true }),
    security: scopes.map((scope) => ({ clientCredentials: [`${entry.service}-${scope}`] })),
    requestBody: {
      required: Array.isArray(required) && required.length > 0,
      content: media(entry.action, 'request'),
    },
    responses: {
      200: { description: 'Done.', content: media(entry.action, 'response') },
      ...errorResponses(rowsOf(entry), 'Error'),
    },
  };
}

const tokenOperation = (): Schema => ({
  operationId: 'auth_token',
  tags: ['auth'],
  summary: 'Exchanges the credentials of a client app for an access token.',
  description: 'OAuth 2.0 client credentials grant, with the credentials in the JSON body.',
  security: [],
  requestBody: { required: true, content: media('auth/token', 'request') },
  responses: {
    200: { description: 'The token.', content: media('auth/token', 'response') },
    ...errorResponses(tokenErrors, 'TokenError'),
  },
});

/** The OpenAPI 3.1 document of all actions. */
export function openapiModule(): string {
  const actions = apiCatalogue.map((entry) => [`/${entry.action}`, { post: operation(entry) }]);
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'JSON API',
      version: '1.0.0',
      description:
        'Token issuance and the services AutoImport, Bid, File, User, Work order and others. Every request is a POST with a JSON object. A blank text for an optional number, id or date is the same as an absent one.',
    },
    servers: [{ url: '.', description: 'The address that this document was read from' }],
    paths: { '/auth/token': { post: tokenOperation() }, ...Object.fromEntries(actions) },
    components: {
      schemas: components(),
      responses: generalResponses(),
      securitySchemes: {
        clientCredentials: {
          type: 'oauth2',
          flows: { clientCredentials: { tokenUrl: 'auth/token', scopes: scopes() } },
        },
      },
    },
  };
  return `export const openapiDocument = ${JSON.stringify(document, null, 1)};\n`;
}

/** Writes `openapi.d.ts`: the type of the document, which is not in git. */
export const OPENAPI_TYPES = `/** The OpenAPI 3.1 document of the whole catalogue. */
export declare const openapiDocument: Readonly<Record<string, unknown>>;
`;
