import { type Audit, audit, sources } from '../../audit.js';
import type { AuditContext } from '../../context.js';
import { endOf, givenAddress, isFetchable, putOff, tampered } from '../../findings/addresses.js';
import { fail, skip } from '../../verdict.js';

const LIFETIME = 30 * 60;
/** Seconds by which clocks may differ. */
const TOLERANCE = 5 * 60;
const SIGN_FIX = 'Sign address and end together, for 30 minutes, and refuse what does not fit.';

async function fetchable(context: AuditContext, kind: string) {
  const given = await givenAddress(context, kind);
  return isFetchable(given.address) ? given : skip('the address is no http or https address');
}

function works(id: string, title: string, kind: string): Audit {
  return audit({ id, level: 'MUST', title, source: sources.rules }, async (context) => {
    const { address } = await fetchable(context, kind);
    const file = await context.download(address);
    const fix = 'Serve the file to anyone who has the address, without credentials.';
    if (file.status !== 200) fail(file, `the address gives HTTP status ${file.status}`, fix);
    if (file.text.length === 0) fail(file, 'the file is empty', fix);
  });
}

function absolute(id: string, kind: string): Audit {
  const title = 'obj_url is a whole http or https address';
  return audit({ id, level: 'MUST', title, source: sources.rules }, async (context) => {
    const { address, answer } = await givenAddress(context, kind);
    const fix = 'Send whole addresses: the caller does not know what they are relative to.';
    if (!isFetchable(address)) fail(answer, 'obj_url is no http or https address', fix);
  });
}

/** Tests that the receiver refuses a changed address. */
function refuses(
  id: string,
  title: string,
  change: (address: string) => string | undefined,
): Audit {
  return audit({ id, level: 'MUST', title, source: sources.limits }, async (context) => {
    const { address } = await fetchable(context, '');
    const changed = change(address);
    if (changed === undefined) skip('the address does not show when it ends');
    const file = await context.download(changed);
    if (file.status < 400) fail(file, 'the changed address still gives the file', SIGN_FIX);
  });
}

/** Audits of pre-signed addresses. */
export const addressAudits: readonly Audit[] = [
  absolute('get_file.address', ''),
  works('get_file.address-works', 'obj_url of a file gives the file', ''),
  works('get_file.thumbnail-works', 'obj_url_thumb gives the thumbnail', 'obj_url_thumb'),
  refuses('get_file.signed', 'An obj_url whose signature is damaged gives nothing', tampered),
  refuses('get_file.end-signed', 'An obj_url whose end was put off gives nothing', putOff),
  audit(
    {
      id: 'get_file.thirty-minutes',
      level: 'MUST',
      title: 'An obj_url ends 30 minutes after it was made',
      source: sources.limits,
    },
    async (context) => {
      const { address, answer } = await fetchable(context, '');
      const end = endOf(address);
      if (end === undefined) skip('the address does not show when it ends');
      const left = end - Date.now() / 1000;
      if (left > LIFETIME + TOLERANCE) {
        fail(answer, `obj_url lasts for ${Math.round(left / 60)} minutes more`, SIGN_FIX);
      }
    },
  ),
  absolute('get_foh.address', 'get_foh'),
  works('get_foh.address-works', 'obj_url of a front-of-house photo gives the photo', 'get_foh'),
];
