import { type Audit, audit, type Level, sources, writingAudit } from '../../audit.js';
import type { AuditContext } from '../../context.js';
import { malformedSite, simpleEvent } from '../../findings/access.js';
import {
  clearPassword,
  sampleHash,
  strangersCall,
  strangersFile,
  unknownUser,
  wrongPassword,
} from '../../findings/attempts.js';
import { expectRefusal, expectSuccess, isSuccess } from '../../judge/envelope.js';
import { AuditFailure, AuditSkip } from '../../verdict.js';
import type { Answer } from '../../wire/answer.js';

const FIX = 'Check user name and password hash before anything else, for every event.';

const ACCOUNT_FIX =
  'Compare the SHA-1 of the password in hex; give this check an account that exists.';

/**
 * Turns throttling of the first good call into a failure: a receiver that throttles it accepts no call at all. Other
 * audits are skipped when throttled.
 */
async function throttledIsFailure(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (cause) {
    if (!(cause instanceof AuditSkip)) throw cause;
    throw new AuditFailure(cause.message, 'Let good calls through; or check again later.');
  }
}

type Attempt = (context: AuditContext) => Promise<Answer>;

function refused(id: string, title: string, attempt: Attempt, define = audit): Audit {
  const definition = { id: `credentials.${id}`, level: 'MUST', title } as const;
  return define({ ...definition, source: sources.authentication }, async (context) => {
    expectRefusal(await attempt(context), 'a call with wrong credentials', FIX);
  });
}

/** Tests that the account works; without it no other audit is possible. */
export const acceptedAudit: Audit = audit(
  {
    id: 'credentials.accepted',
    level: 'MUST',
    title: 'The user name with the SHA-1 hash of its password is accepted',
    source: sources.authentication,
  },
  async (context) => {
    const answer = await throttledIsFailure(() => context.call('validate_user', {}));
    if (isSuccess(answer)) return;
    const other = await throttledIsFailure(() => context.call('get_all_orders', {}));
    expectSuccess(other, 'the given account', ACCOUNT_FIX);
  },
);

/** Audits of credentials. */
export const credentialAudits: readonly Audit[] = [
  acceptedAudit,
  refused('wrong-password', 'A wrong password is refused', wrongPassword),
  refused('unknown-user', 'A user name that nobody has is refused', unknownUser),
  refused(
    'clear-password',
    'The password itself in the place of its SHA-1 hash is refused',
    clearPassword,
  ),
  refused(
    'sample-hash',
    'The SHA-1 of the empty text, as the published samples carry it, opens nothing',
    sampleHash,
  ),
  refused('reading', 'get_all_orders is refused to strangers', (context) =>
    strangersCall(context, 'get_all_orders'),
  ),
  refused(
    'writing',
    'send_notes is refused to strangers',
    (context) => strangersCall(context, 'send_notes'),
    writingAudit,
  ),
  refused(
    'file',
    'send_file as a multipart form is refused to strangers',
    strangersFile,
    writingAudit,
  ),
];

/** Tests that an account still works after a wrong password. If not, no other audit is possible. */
export const afterFailuresAudit: Audit = audit(
  {
    id: 'credentials.after-failures',
    level: 'SHOULD',
    title: 'Right credentials are accepted after wrong ones, once any delay is over',
    source: sources.practice,
  },
  async (context) => {
    const event = await simpleEvent(context);
    await wrongPassword(context);
    const answer = await context.call(event, {});
    if (!isSuccess(answer)) context.bar('the account was locked after a wrong password');
    const fix = 'Delay after failures, but never lock an account out for good.';
    expectSuccess(answer, 'a good call after wrong ones', fix);
  },
);

const SITE_FIX = 'Take well-formed v4 UUIDs as site_id only, or those of a list.';

function refusedSite(id: string, level: Level, title: string, kind: string): Audit {
  const source = sources.requestEnvelope;
  return audit({ id: `site.${id}`, level, title, source }, async (context) => {
    expectRefusal(await malformedSite(context, kind), 'a malformed site_id', SITE_FIX);
  });
}

/** Audits of the caller's `site_id`. */
export const siteAudits: readonly Audit[] = [
  refusedSite('too-short', 'SHOULD', 'A site_id of 35 characters is refused', ''),
  refusedSite(
    'hyphen-missing',
    'SHOULD',
    'A site_id with a hyphen missing is refused',
    'no-hyphen',
  ),
  refusedSite('text', 'SHOULD', 'A site_id that is no UUID is refused', 'text'),
  refusedSite(
    'other-version',
    'MAY',
    'A site_id that is a UUID of another version is refused',
    'version-1',
  ),
  audit(
    {
      id: 'site.upper-case',
      level: 'SHOULD',
      title: 'A site_id in upper case is the same as in lower case',
      source: sources.practice,
    },
    async (context) => {
      const siteId = context.settings.siteId.toUpperCase();
      const answer = await context.call(await simpleEvent(context), {}, { siteId });
      expectSuccess(answer, 'a site_id in upper case', 'Compare UUIDs without case.');
    },
  ),
];
