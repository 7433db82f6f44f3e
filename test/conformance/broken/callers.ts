import { createHash } from 'node:crypto';
import { answering, type Fault, failure, type Members, taking } from './fault.js';

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex');
const RIGHT = { username: 'demo', password: sha1('demo') };

/** Opens a receiver for calls that it should refuse. */
function opening(test: (envelope: Members, event: string) => boolean) {
  return taking(({ envelope, event }) =>
    test(envelope, event) ? { ...envelope, ...RIGHT } : undefined,
  );
}

/** Receivers that do not know who calls. */
export const brokenCallers: readonly Fault[] = [
  {
    name: 'takes any password of a user it knows',
    break: opening(({ username, password }) => username === 'demo' && typeof password === 'string'),
    must: [
      'credentials.clear-password',
      'credentials.reading',
      'credentials.sample-hash',
      'credentials.wrong-password',
    ],
    others: [],
  },
  {
    name: 'takes users that it does not know',
    break: opening(
      ({ username, event_name }) =>
        typeof username === 'string' &&
        username.startsWith('svclink-check') &&
        event_name === 'validate_user',
    ),
    must: ['credentials.unknown-user'],
    others: [],
  },
  {
    name: 'takes the password in the clear',
    break: opening(({ password }) => password === 'demo'),
    must: ['credentials.clear-password'],
    others: [],
  },
  {
    name: 'is opened by the hash of the published samples',
    break: opening(({ password }) => password === sha1('')),
    must: ['credentials.sample-hash'],
    others: [],
  },
  {
    name: 'lists orders to strangers',
    break: opening((_envelope, event) => event === 'get_all_orders'),
    must: ['credentials.reading'],
    others: [],
  },
  {
    name: 'takes notes from strangers',
    break: opening((_envelope, event) => event === 'send_notes'),
    must: ['credentials.writing'],
    others: [],
  },
  {
    name: 'takes files from strangers',
    break: opening((_envelope, event) => event === 'send_file'),
    must: ['credentials.file'],
    others: [],
  },
  {
    name: 'tells which users there are',
    break: answering((answer, { envelope }) =>
      String(answer.return_error_msg).startsWith('Could not') && envelope.username !== 'demo'
        ? { ...answer, return_error_msg: 'There is no such user.' }
        : answer,
    ),
    must: [],
    others: ['credentials.alike'],
  },
  {
    name: 'tells which users there are by the status',
    break: answering((answer, { envelope }) =>
      String(answer.return_error_msg).startsWith('Could not') && envelope.username !== 'demo'
        ? Response.json(answer, { status: 404 })
        : answer,
    ),
    must: [],
    others: ['credentials.alike'],
  },
  {
    name: 'tells strangers which events there are',
    break: taking(({ event }) =>
      event === 'svclink_check_no_such_event' ? failure(`There is no event ${event}`) : undefined,
    ),
    must: [],
    others: ['credentials.before-event'],
  },
  {
    name: 'gives no reason that speaks of credentials',
    break: answering((answer) =>
      String(answer.return_error_msg).startsWith('Could not')
        ? { ...answer, return_error_msg: 'Error 17' }
        : answer,
    ),
    must: ['credentials.message'],
    others: ['credentials.published-message'],
  },
  {
    name: 'locks an account after one wrong password',
    break: (sound) => {
      let locked = false;
      return taking(({ envelope }) => {
        if (envelope.username !== 'demo') return undefined;
        if (locked) return failure('This account is locked.');
        locked = envelope.password !== RIGHT.password;
        return undefined;
      })(sound);
    },
    must: [],
    others: ['credentials.after-failures'],
  },
  {
    name: 'does not look at site_id',
    break: taking(({ envelope }) => ({
      ...envelope,
      site_id: '9f0ec3b8-5a3f-4b5e-9d0a-1f7a8e2c4d61',
    })),
    must: [],
    others: [
      'malformed.no-site_id',
      'malformed.blank-site_id',
      'malformed.object-site_id',
      'site.hyphen-missing',
      'site.other-version',
      'site.text',
      'site.too-short',
    ],
  },
];
