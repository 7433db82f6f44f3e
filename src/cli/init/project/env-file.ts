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

/** What a project's `.env` says of a new account and site, which no other project has. */
export function accountAndSite(): string {
  const password = randomBytes(18).toString('base64url');
  return `${HEAD}SVCLINK_PASSWORD=${password}\n${SITE}SITE_ID=${randomUUID()}\n`;
}

/** A project's own `.env`. */
export function envFile({ keepsData }: Template): string {
  return `${accountAndSite()}\nPORT=8080\n${keepsData ? FOLDER : PUBLIC_URL}`;
}

/** What may be shown to others: the same without values. */
export function envExample(): string {
  const site = `${SITE}# node -p "crypto.randomUUID()"\nSITE_ID=\n`;
  return `${HEAD}SVCLINK_PASSWORD=\n${site}\nPORT=8080\n${PUBLIC_URL}`;
}
