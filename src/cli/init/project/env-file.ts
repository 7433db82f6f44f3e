import { randomBytes, randomUUID } from 'node:crypto';
import type { Template } from './templates.js';

const HEAD = `# The account that may call the receiver. Callers send the SHA-1 of the password.
SVCLINK_USER=svclink
`;
const SITE = `
# Who this side is: chosen once, and kept.
`;
const TAIL = `
PORT=8080
# Where others reach this side, when it stands behind a proxy: https://example.org
PUBLIC_URL=
`;

function sessionPart({ dependencies }: Template, secret: string): string {
  if (!dependencies.includes('express-session')) return '';
  return `\n# Signs the cookies of the app's own users.\nSESSION_SECRET=${secret}\n`;
}

/** A project's own `.env`: with a password and a site id that no other project has. */
export function envFile(template: Template): string {
  const password = randomBytes(18).toString('base64url');
  const secret = randomBytes(32).toString('base64url');
  const site = `${SITE}SITE_ID=${randomUUID()}\n`;
  return `${HEAD}SVCLINK_PASSWORD=${password}\n${site}${TAIL}${sessionPart(template, secret)}`;
}

/** What may be shown to others: the same without values. */
export function envExample(template: Template): string {
  const site = `${SITE}# node -p "crypto.randomUUID()"\nSITE_ID=\n`;
  return `${HEAD}SVCLINK_PASSWORD=\n${site}${TAIL}${sessionPart(template, '')}`;
}
