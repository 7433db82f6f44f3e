import { createHash } from 'node:crypto';
import { escapeMarkup } from '../protocol/printable.js';
import { mountPage } from './mount.js';
import type { RequestListener } from './request-log.js';

/** Texts of a front page; they are escaped, never read as markup. */
export interface FrontPageOptions {
  /** Its heading, such as the name of the app. */
  readonly title: string;
  /** Purpose of the server, in a sentence or two. */
  readonly about: string;
  /** Requests that the server takes, in a sentence or two. */
  readonly send: string;
  /** Commands to copy. Default none. */
  readonly commands?: readonly string[];
  /** Further reading: an address, a command or a path for each label. Default none. */
  readonly reference?: Readonly<Record<string, string>>;
}

const STYLE = `
:root { color-scheme: light dark; --text: #1c2126; --back: #fff; --soft: #f2f4f6; --line: #d5dae0; --link: #0b5cad; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e6e9ec; --back: #15181b; --soft: #20252a; --line: #39414a; --link: #7db8f0; }
}
* { box-sizing: border-box; }
body { margin: 0; color: var(--text); background: var(--back); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .5rem; }
h2 { font-size: 1.1rem; margin: 2rem 0 .25rem; }
p { margin: 0 0 .75rem; }
a { color: var(--link); }
a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
code, pre { font: .85rem/1.5 ui-monospace, monospace; }
pre { background: var(--soft); border: 1px solid var(--line); border-radius: .25rem; padding: .6rem .75rem; margin: 0 0 .75rem; white-space: pre-wrap; }
dl { margin: 0; }
dt { font-weight: 600; }
dd { margin: 0 0 .5rem; }
`;

const HEADERS = [
  'Content-Type',
  'text/html; charset=utf-8',
  'Content-Security-Policy',
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'Cross-Origin-Resource-Policy',
  'same-origin',
  'Referrer-Policy',
  'no-referrer',
  'X-Content-Type-Options',
  'nosniff',
  'X-Frame-Options',
  'DENY',
  'Cache-Control',
  'no-cache',
];

/** An address of this server or of the web becomes a link; everything else is shown as a command or a path. */
function linkOrCode(text: string): string {
  const shown = escapeMarkup(text);
  return /^(?:https?:\/\/|\/)/.test(text)
    ? `<a href="${shown}">${shown}</a>`
    : `<code>${shown}</code>`;
}

function page({ title, about, send, commands = [], reference = {} }: FrontPageOptions): string {
  const rows = Object.entries(reference).map(
    ([label, where]) => `<dt>${escapeMarkup(label)}</dt><dd>${linkOrCode(where)}</dd>`,
  );
  const readOn =
    rows.length === 0 ? '' : `\n<h2>Where to read on</h2>\n<dl>${rows.join('\n')}</dl>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeMarkup(title)}</h1>
<p>${escapeMarkup(about)}</p>
<h2>What to send</h2>
<p>${escapeMarkup(send)}</p>
${commands.map((command) => `<pre>${escapeMarkup(command)}</pre>`).join('\n')}${readOn}
</main>
</body>
</html>
`;
}

/**
 * A page for people who open the address of a server in a browser: its purpose, what to send, where to read on. It has
 * no script and loads nothing. Everybody who can reach the server can read it: put no secret into it.
 *
 * @param options the texts, or a function that returns them for each request, where they are known only once the server
 *   listens
 * @returns a listener that answers GET and HEAD of any path with the page, and everything else with 405
 *
 * @example app.get('/', frontPage({ title: 'Orders of Acme', about: '…', send: 'A POST to /link …' }));
 */
export function frontPage(options: FrontPageOptions | (() => FrontPageOptions)): RequestListener {
  return mountPage(({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') {
      return { status: 405, headers: ['Allow', 'GET, HEAD'], body: '' };
    }
    const html = page(typeof options === 'function' ? options() : options);
    return { status: 200, headers: HEADERS, body: html };
  });
}
