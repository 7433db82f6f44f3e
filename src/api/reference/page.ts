import { createHash } from 'node:crypto';
import type { Reply } from '../../http/index.js';
import { type ActionEntry, apiCatalogue, tokenErrors } from '../catalogue/index.js';
import { openapiDocument } from '../generated/openapi.js';
import type { JsonObject } from '../request/json-text.js';
import type { Replies } from '../server/replies.js';
import { actionHtml, anchor, generalErrorsHtml, tokenHtml } from './action.js';

/** The style of the reference page, which loads no other resources. */
const STYLE = `
:root { color-scheme: light dark; --line: #c8ccd2; --soft: #f3f4f6; --text: #1b1f24; --back: #fff; --link: #0b57a4; }
@media (prefers-color-scheme: dark) {
  :root { --line: #454c55; --soft: #22262c; --text: #e6e8eb; --back: #16191d; --link: #8cc2ff; }
}
* { box-sizing: border-box; }
body { margin: 0; color: var(--text); background: var(--back); font: 1rem/1.5 system-ui, sans-serif; }
a { color: var(--link); }
a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.skip { position: absolute; left: -100vw; }
.skip:focus { left: 1rem; top: .5rem; background: var(--back); padding: .25rem .5rem; }
header, main, nav { max-width: 68rem; margin: 0 auto; padding: 1rem; }
nav ul { columns: 16rem; padding-left: 1.2rem; margin: 0; }
article { border-top: 1px solid var(--line); padding: 1rem 0 1.5rem; }
h2 { margin: 2rem 0 0; }
h3 { margin: 0 0 .25rem; }
h4 { margin: 1rem 0 .25rem; }
code, pre { font: .9rem/1.45 ui-monospace, monospace; }
h3 code { font-size: 1.1rem; }
pre { background: var(--soft); padding: .75rem; overflow: auto; margin: 0; border-radius: .25rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .3rem .75rem .3rem 0; border-bottom: 1px solid var(--line); }
.note { margin: 0; }
`;

/** The page loads and runs nothing; its only style is identified by its hash. */
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

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

function byService(actions: readonly ActionEntry[]): Map<string, ActionEntry[]> {
  const services = new Map<string, ActionEntry[]>();
  for (const entry of actions) {
    services.set(entry.service, [...(services.get(entry.service) ?? []), entry]);
  }
  return services;
}

const titleOf = (service: string): string => TITLES.get(service) ?? service;

function contents(actions: readonly ActionEntry[]): string {
  const links = actions.map(
    ({ action }) => `<li><a href="#${anchor(action)}"><code>/${action}</code></a></li>`,
  );
  return `<nav aria-label="Actions"><ul><li><a href="#auth-token"><code>/auth/token</code></a></li>${links.join('')}</ul></nav>`;
}

function services(actions: readonly ActionEntry[]): string {
  return [...byService(actions)]
    .map(
      ([service, entries]) => `<h2>${titleOf(service)}</h2>${entries.map(actionHtml).join('\n')}`,
    )
    .join('\n');
}

/** Returns the reference page of some actions of the JSON API, complete in one document. */
export const referencePage = (
  actions: readonly ActionEntry[] = apiCatalogue,
): string => `<!doctype html>
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
${contents(actions)}
<main id="actions">
<h2>Tokens</h2>
${tokenHtml(tokenErrors)}
<h2>Errors of every action</h2>
${generalErrorsHtml()}
${services(actions)}
</main>
</body>
</html>
`;

/** Returns the OpenAPI document of some actions. */
export function openapiOf(actions: readonly ActionEntry[]): JsonObject {
  const served = new Set([TOKEN_PATH, ...actions.map(({ action }) => `/${action}`)]);
  const services = new Set(actions.map(({ service }) => service));
  const { paths, tags } = openapiDocument;
  const isServed = ([path]: readonly [string, unknown]) => served.has(path);
  return {
    ...openapiDocument,
    paths: Object.fromEntries(Object.entries(Object(paths)).filter(isServed)),
    ...(Array.isArray(tags) ? { tags: tags.filter(({ name }) => services.has(name)) } : {}),
  };
}

const TOKEN_PATH = '/auth/token';

/**
 * Returns the documents that are served in addition to the actions, by path.
 *
 * @param actions the served ones
 */
export function referenceDocuments(
  replies: Replies,
  actions: readonly ActionEntry[],
): ReadonlyMap<string, Reply> {
  const page = referencePage(actions);
  return new Map([
    ['/openapi.json', replies.document('application/json', JSON.stringify(openapiOf(actions)))],
    ['/reference', replies.document('text/html; charset=utf-8', page, PAGE_POLICY)],
  ]);
}
