import { createHash } from 'node:crypto';
import { apiCatalogue, type CatalogueEntry, tokenErrors } from '../catalogue/index.js';
import { actionHtml, anchor, generalErrorsHtml, tokenHtml } from './action.js';
import { STYLE } from './style.js';

/** Nothing is loaded and nothing runs; the one style is named by its hash. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const TITLES: ReadonlyMap<string, string> = new Map([
  ['autoimport', 'AutoImport'],
  ['bid', 'Bid and completion'],
  ['file', 'File'],
  ['user', 'User'],
  ['workorder', 'Work order'],
  ['pcr', 'PCR forms'],
  ['property', 'Property'],
  ['invoice', 'Invoice'],
  ['jobnote', 'Job note'],
]);

function byService(): Map<string, CatalogueEntry[]> {
  const services = new Map<string, CatalogueEntry[]>();
  for (const entry of apiCatalogue) {
    services.set(entry.service, [...(services.get(entry.service) ?? []), entry]);
  }
  return services;
}

const titleOf = (service: string): string => TITLES.get(service) ?? service;

function contents(): string {
  const links = apiCatalogue.map(
    ({ action }) => `<li><a href="#${anchor(action)}"><code>/${action}</code></a></li>`,
  );
  return `<nav aria-label="Actions"><ul><li><a href="#auth-token"><code>/auth/token</code></a></li>${links.join('')}</ul></nav>`;
}

function services(): string {
  return [...byService()]
    .map(
      ([service, entries]) => `<h2>${titleOf(service)}</h2>${entries.map(actionHtml).join('\n')}`,
    )
    .join('\n');
}

/** The reference page of the JSON API, whole in itself. */
export const referencePage = (): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>JSON API reference</title>
<style>${STYLE}</style>
</head>
<body>
<a class="skip" href="#actions">Skip to the actions</a>
<header>
<h1>JSON API reference</h1>
<p>Every request is a POST with a JSON object and <code>Content-Type: application/json</code>. Every call but
<code>/auth/token</code> sends <code>Authorization: Bearer</code> and the token. Errors are objects with
<code>error</code> and <code>error_description</code>. For programs: <a href="openapi.json">openapi.json</a>.</p>
</header>
${contents()}
<main id="actions">
<h2>Tokens</h2>
${tokenHtml(tokenErrors)}
<h2>Errors of every action</h2>
${generalErrorsHtml()}
${services()}
</main>
</body>
</html>
`;
