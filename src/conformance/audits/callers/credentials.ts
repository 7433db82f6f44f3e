import { type Audit, sources } from '../../audit.js';
import type { AuditContext } from '../../context.js';
import { simpleEvent } from '../../findings/callers/access.js';
import {
  clearPassword,
  sampleHash,
  strangersCall,
  strangersFile,
  unknownUser,
  wrongPassword,
} from '../../findings/callers/attempts.js';
import { expectRefusal, expectSuccess, isSuccess } from '../../judge/envelope.js';
import { AuditFailure, AuditSkip } from '../../verdict.js';
import type { Answer } from '../../wire/answer.js';
import { audit, writingAudit } from '../define.js';

const FIX = 'Check user name and password hash before anything else, for every event.';

const ACCOUNT_FIX =
  'Compare the SHA-1 of the password in hex; give this check an account that exists.';

/** Elsewhere what is throttled is not seen; but a receiver that throttles its first good call takes none. */
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

/** Whether there is anything to see. */
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

/** Who may call. */
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

/** Whether an account outlives a wrong password. Where it does not, nothing else can be seen. */
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
