import { isObject } from '../../protocol/envelope/envelope.js';
import { escapeMarkup } from '../../protocol/printable.js';
import { type ActionEntry, generalErrors } from '../catalogue/index.js';
import { openapiDocument } from '../generated/openapi.js';
import type { JsonObject } from '../request/json-text.js';

const codeHtml = (text: string): string => `<code>${escapeMarkup(text)}</code>`;

/** Makes a block of text that can be scrolled with the keyboard as well. */
const blockHtml = (label: string, text: string): string =>
  `<pre tabindex="0" role="region" aria-label="${escapeMarkup(label)}">${escapeMarkup(text)}</pre>`;

/** Makes a table; the cells are HTML. */
function tableHtml(
  label: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const head = heads.map((text) => `<th scope="col">${escapeMarkup(text)}</th>`).join('');
  const body = rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('\n');
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeMarkup(label)}"><table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table></div>`;
}

/** The description of one member of an object. */
interface MemberText {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
}

const DEEPEST = 6;

/** Returns a value within the OpenAPI document by its path. */
function inDocument(...names: readonly string[]): JsonObject {
  let value: unknown = openapiDocument;
  for (const name of names) value = isObject(value) ? value[name] : undefined;
  return isObject(value) ? value : {};
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function referred(schema: JsonObject): JsonObject {
  if (typeof schema.$ref !== 'string') return schema;
  return inDocument(...schema.$ref.replace('#/', '').split('/'));
}

/** Describes the type of a value: `number`, `list of object`, `1, 0`. */
function typeText(value: unknown): string {
  if (!isObject(value)) return 'any value';
  const schema = referred(value);
  if (Array.isArray(schema.enum)) return schema.enum.map((item) => JSON.stringify(item)).join(', ');
  if (schema.type === 'array') return `list of ${typeText(schema.items)}`;
  const choices = [...listOf(schema.anyOf), ...listOf(schema.oneOf)];
  if (typeof schema.type === 'string') return schema.type;
  if (choices.length > 0) return [...new Set(choices.map(typeText))].join(' or ');
  return 'any value';
}

/** Returns the members of an object and, with dotted names, of the objects within it. */
function schemaMembers(value: unknown, prefix = '', depth = 0): MemberText[] {
  if (!isObject(value) || depth > DEEPEST) return [];
  const schema = referred(value);
  if (schema.type === 'array') return schemaMembers(schema.items, `${prefix}[].`, depth + 1);
  const properties = isObject(schema.properties) ? schema.properties : {};
  const required = listOf(schema.required);
  const members: MemberText[] = [];
  for (const [name, property] of Object.entries(properties)) {
    if (!isObject(property)) continue;
    const text = property.description ?? referred(property).description;
    const description = typeof text === 'string' ? text : '';
    const path = `${prefix}${name}`.replace('.[]', '[]');
    members.push({
      name: path,
      type: typeText(property),
      required: required.includes(name),
      description,
    });
    members.push(...schemaMembers(property, `${path}.`, depth + 1));
  }
  return members;
}

const SOURCES = {
  document: '',
  supplement:
    'The document does not describe this action; the shape is what deployed services use.',
  ours: "The document names this action without a shape; the shape is ours, not the protocol's.",
};

/** Returns the anchor of an action within the page. */
export const anchor = (action: string): string => action.replaceAll('/', '-');

function media(action: string, side: 'request' | 'response') {
  const operation = ['paths', `/${action}`, 'post'];
  const part = side === 'request' ? ['requestBody'] : ['responses', '200'];
  return inDocument(...operation, ...part, 'content', 'application/json');
}

function sideHtml(action: string, side: 'request' | 'response'): string {
  const { schema, examples } = media(action, side);
  const members = schemaMembers(schema);
  const rows = members.map((member) => [
    codeHtml(member.name),
    escapeMarkup(member.type),
    member.required ? 'yes' : 'no',
    escapeMarkup(member.description),
  ]);
  const title = side === 'request' ? 'Request' : 'Response';
  const label = `${title} of /${action}`;
  const fields =
    rows.length === 0
      ? `<p class="note">${side === 'request' ? 'No fields.' : 'See the example.'}</p>`
      : tableHtml(
          label,
          ['Field', 'Type', side === 'request' ? 'Required' : 'Always there', 'Meaning'],
          rows,
        );
  const first = isObject(examples) ? Object.values(examples)[0] : undefined;
  const example = isObject(first)
    ? blockHtml(`Example: ${label}`, JSON.stringify(first.value, null, 2))
    : '';
  return `<h4>${title}</h4>${fields}${example}`;
}

function errorTable(label: string, errors: ActionEntry['errors']): string {
  const rows = errors.map((row) => [
    codeHtml(row.type),
    String(row.status),
    escapeMarkup(row.when),
  ]);
  return tableHtml(label, ['Type', 'Status', 'When'], rows);
}

const errorsHtml = (action: string, errors: ActionEntry['errors']): string =>
  errors.length === 0 ? '' : `<h4>Errors</h4>${errorTable(`Errors of /${action}`, errors)}`;

/** Makes the section of one action. */
export function actionHtml({
  action,
  kind,
  service,
  purpose,
  source,
  supersededBy,
  errors,
}: ActionEntry): string {
  const scopes = kind === 'read' ? [`${service}-r`, `${service}-rw`] : [`${service}-rw`];
  const note =
    SOURCES[source] === '' ? '' : `<p class="note"><em>${escapeMarkup(SOURCES[source])}</em></p>`;
  const successor =
    supersededBy === undefined
      ? ''
      : `<p class="note"><em>Superseded by <a href="#${anchor(supersededBy)}">${codeHtml(`/${supersededBy}`)}</a>.</em></p>`;
  return `<article id="${anchor(action)}" aria-labelledby="${anchor(action)}-title">
<h3 id="${anchor(action)}-title"><code>POST /${action}</code></h3>
<p class="note">${escapeMarkup(purpose)} Scope: ${scopes.map(codeHtml).join(' or ')}.</p>${note}${successor}
${sideHtml(action, 'request')}
${sideHtml(action, 'response')}
${errorsHtml(action, errors)}
</article>`;
}

/** Makes the table of the errors of every action. */
export const generalErrorsHtml = (): string => errorTable('Errors of every action', generalErrors);

/** Makes the section of the token endpoint. */
export const tokenHtml = (errors: ActionEntry['errors']): string =>
  `<article id="auth-token" aria-labelledby="auth-token-title">
<h3 id="auth-token-title"><code>POST /auth/token</code></h3>
<p class="note">Exchanges the credentials of a client app for an access token. The only call without a token.</p>
${sideHtml('auth/token', 'request')}
${sideHtml('auth/token', 'response')}
${errorsHtml('auth/token', errors)}
</article>`;
