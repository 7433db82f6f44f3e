import { type CatalogueEntry, generalErrors } from '../catalogue/index.js';
import { isJsonObject } from '../request/json-text.js';
import { block, code, escapeHtml, table } from './html.js';
import { inDocument, membersOf } from './schema-text.js';

const SOURCES = {
  document: '',
  supplement:
    'The document does not describe this action; the shape is what deployed services use.',
  ours: "The document names this action without a shape; the shape is ours, not the protocol's.",
};

/** The name of an action in addresses within the page. */
export const anchor = (action: string): string => action.replaceAll('/', '-');

function media(action: string, side: 'request' | 'response') {
  const operation = ['paths', `/${action}`, 'post'];
  const place = side === 'request' ? ['requestBody'] : ['responses', '200'];
  return inDocument(...operation, ...place, 'content', 'application/json');
}

function sideHtml(action: string, side: 'request' | 'response'): string {
  const { schema, examples } = media(action, side);
  const members = membersOf(schema);
  const rows = members.map((member) => [
    code(member.name),
    escapeHtml(member.type),
    member.required ? 'yes' : 'no',
    escapeHtml(member.description),
  ]);
  const title = side === 'request' ? 'Request' : 'Response';
  const label = `${title} of /${action}`;
  const fields =
    rows.length === 0
      ? `<p class="note">${side === 'request' ? 'No fields.' : 'See the example.'}</p>`
      : table(
          label,
          ['Field', 'Type', side === 'request' ? 'Required' : 'Always there', 'Meaning'],
          rows,
        );
  const first = isJsonObject(examples) ? Object.values(examples)[0] : undefined;
  const example = isJsonObject(first)
    ? block(`Example: ${label}`, JSON.stringify(first.value, null, 2))
    : '';
  return `<h4>${title}</h4>${fields}${example}`;
}

function errorTable(label: string, errors: CatalogueEntry['errors']): string {
  const rows = errors.map((row) => [code(row.type), String(row.status), escapeHtml(row.when)]);
  return table(label, ['Type', 'Status', 'When'], rows);
}

const errorsHtml = (action: string, errors: CatalogueEntry['errors']): string =>
  errors.length === 0 ? '' : `<h4>Errors</h4>${errorTable(`Errors of /${action}`, errors)}`;

/** One action in the page. */
export function actionHtml({
  action,
  kind,
  service,
  purpose,
  source,
  errors,
}: CatalogueEntry): string {
  const scopes = kind === 'read' ? [`${service}-r`, `${service}-rw`] : [`${service}-rw`];
  const note =
    SOURCES[source] === '' ? '' : `<p class="note"><em>${escapeHtml(SOURCES[source])}</em></p>`;
  return `<article id="${anchor(action)}" aria-labelledby="${anchor(action)}-title">
<h3 id="${anchor(action)}-title"><code>POST /${action}</code></h3>
<p class="note">${escapeHtml(purpose)} Scope: ${scopes.map(code).join(' or ')}.</p>${note}
${sideHtml(action, 'request')}
${sideHtml(action, 'response')}
${errorsHtml(action, errors)}
</article>`;
}

/** The errors that every action can answer. */
export const generalErrorsHtml = (): string => errorTable('Errors of every action', generalErrors);

/** The token endpoint in the page. */
export const tokenHtml = (errors: CatalogueEntry['errors']): string =>
  `<article id="auth-token" aria-labelledby="auth-token-title">
<h3 id="auth-token-title"><code>POST /auth/token</code></h3>
<p class="note">Exchanges the credentials of a client app for an access token. The only call without a token.</p>
${sideHtml('auth/token', 'request')}
${sideHtml('auth/token', 'response')}
${errorsHtml('auth/token', errors)}
</article>`;
