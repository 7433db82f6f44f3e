import { randomBytes, randomUUID } from 'node:crypto';
import type { Template } from './templates.js';

/** The values of a `.env` that no other project has; an example of one has none. */
interface OwnValues {
  readonly password: string;
  readonly siteId: string;
}

const EXAMPLE: OwnValues = { password: '', siteId: '' };

const PUBLIC_URL = `# Where others reach this side, when it stands behind a proxy: https://example.org
PUBLIC_URL=
`;
const FOLDER = `# The folder of the database and of uploads.
LINK_FOLDER=data
`;

const SITE_STORE = `
PORT=8080
# Where others reach this side: https://example.org. Addresses of files begin with it.
SVCLINK_PUBLIC_URL=
# The folder of database, files and the key of the site.
SVCLINK_DATA=data
# postgres://… stores everything but files and key there: npm install pg
DATABASE_URL=
`;

function newValues(): OwnValues {
  return { password: randomBytes(18).toString('base64url'), siteId: randomUUID() };
}

function accountText({ password }: OwnValues): string {
  const how = password === '' ? '# node -p "crypto.randomBytes(18).toString(\'base64url\')"\n' : '';
  return `# The account that may call the receiver. Callers send the SHA-1 of the password.
SVCLINK_USER=svclink
${how}SVCLINK_PASSWORD=${password}
`;
}

function accountAndSite(values: OwnValues): string {
  const how = values.siteId === '' ? '# node -p "crypto.randomUUID()"\n' : '';
  return `${accountText(values)}
# The id of this side: chosen once, and the same from then on.
${how}SITE_ID=${values.siteId}
`;
}

function projectText({ kind, keepsData }: Template, values: OwnValues): string {
  if (kind === 'site') return `${accountText(values)}${SITE_STORE}`;
  return `${accountAndSite(values)}\nPORT=8080\n${keepsData ? FOLDER : PUBLIC_URL}`;
}

/** The `.env` of a project, with an account and a site id that no other project has. */
export function envFile(template: Template): string {
  return projectText(template, newValues());
}

/** The same for version control: a clone makes its `.env` of it. */
export function envExample(template: Template): string {
  return `# Copy this file to .env, and fill it in.\n${projectText(template, EXAMPLE)}`;
}

/** The variables that a receiver in an app of its own needs. @param url the address of the receiver on this machine */
export function appEnvironment(url: string): string {
  return appText(url, newValues());
}

/** The same for version control. */
export function appEnvironmentExample(url: string): string {
  return appText(url, EXAMPLE);
}

function appText(url: string, values: OwnValues): string {
  return `${accountAndSite(values)}
# Where svclink send and svclink check find the app while it runs.
SVCLINK_URL=${url}
`;
}
