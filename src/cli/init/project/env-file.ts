import { randomBytes, randomUUID } from 'node:crypto';
import type { Template } from './templates.js';

const HEAD = `# The account that may call the receiver. Callers send the SHA-1 of the password.
SVCLINK_USER=svclink
`;
const SITE = `
# Who this side is: chosen once, and kept.
`;
const PUBLIC_URL = `# Where others reach this side, when it stands behind a proxy: https://example.org
PUBLIC_URL=
`;
const FOLDER = `# Where the database and what is uploaded are kept.
LINK_FOLDER=data
`;

const SITE_STORE = `
PORT=8080
# Where others reach this side: https://example.org. Addresses of files begin with it.
SVCLINK_PUBLIC_URL=
# Where database, files and the key of the site are kept.
SVCLINK_DATA=data
# postgres://… keeps everything but files and key there: npm install pg
DATABASE_URL=
`;

function newPassword(): string {
  return `SVCLINK_PASSWORD=${randomBytes(18).toString('base64url')}\n`;
}

/** What a project's `.env` says of a new account and site, which no other project has. */
export function accountAndSite(): string {
  return `${HEAD}${newPassword()}${SITE}SITE_ID=${randomUUID()}\n`;
}

/** A project's own `.env`. */
export function envFile({ kind, keepsData }: Template): string {
  if (kind === 'site') return `${HEAD}${newPassword()}${SITE_STORE}`;
  return `${accountAndSite()}\nPORT=8080\n${keepsData ? FOLDER : PUBLIC_URL}`;
}

/** What may be shown to others: the same without values. */
export function envExample(): string {
  const site = `${SITE}# node -p "crypto.randomUUID()"\nSITE_ID=\n`;
  return `${HEAD}SVCLINK_PASSWORD=\n${site}\nPORT=8080\n${PUBLIC_URL}`;
}
