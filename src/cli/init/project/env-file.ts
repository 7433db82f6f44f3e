import { randomBytes, randomUUID } from 'node:crypto';
import type { Template } from './templates.js';

/** The values of a `.env` that are unique to a project. They are empty in an example. */
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

/** Returns the `.env` of a project, with a new account and a new site id. */
export function envFile(template: Template): string {
  return projectText(template, newValues());
}

/** Returns the example of the `.env` for version control. */
export function envExample(template: Template): string {
  return `# Copy this file to .env, and fill it in.\n${projectText(template, EXAMPLE)}`;
}

/**
 * Returns the variables that a receiver in an existing app needs. @param url the address of the receiver on this
 * machine
 */
export function appEnvironment(url: string): string {
  return appText(url, newValues());
}

/** Returns the example of these variables for version control. */
export function appEnvironmentExample(url: string): string {
  return appText(url, EXAMPLE);
}

function appText(url: string, values: OwnValues): string {
  return `${accountAndSite(values)}
# Where svclink send and svclink check find the app while it runs.
SVCLINK_URL=${url}
`;
}
