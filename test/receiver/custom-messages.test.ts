import { createReceiver, staticAccounts, typedSchema } from 'svclink';
import { sendEvent } from 'svclink/testing';

const account = { username: 'acme', password: 'correct horse' };
const receiver = createReceiver({
  siteId: '1fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4',
  accounts: staticAccounts([account]),
  logger: false,
}).define('crew_eta', {
  data: typedSchema<Record<string, unknown>>({
    type: 'object',
    properties: {
      crew: { type: 'string', minLength: 2, maxLength: 5 },
      zip: { type: 'string', pattern: '^[0-9]{5}$' },
      mail: { type: ['string', 'null'], format: 'email' },
      hours: { type: 'number', minimum: 0.5, exclusiveMaximum: 24, multipleOf: 0.5 },
      people: { type: 'integer', minimum: 1, maximum: 9 },
      lines: { type: 'array', items: { type: 'string', minLength: 1 } },
    },
  }),
});
receiver.on('crew_eta', () => null);

describe('an event of one’s own', () => {
  it.each<[object, string]>([
    [{ crew: 'a' }, 'event_data.crew: must have at least 2 characters'],
    [{ crew: 'abcdef' }, 'event_data.crew: must be text of at most 5 characters'],
    [{ zip: '681' }, 'event_data.zip: must match the pattern ^[0-9]{5}$'],
    [{ mail: 'nobody' }, 'event_data.mail: must have the format email'],
    [{ hours: 0 }, 'event_data.hours: must be >= 0.5'],
    [{ hours: 24 }, 'event_data.hours: must be < 24'],
    [{ hours: 1.2 }, 'event_data.hours: must be a multiple of 0.5'],
    [{ people: 0 }, 'event_data.people: must be >= 1'],
    [{ people: 10 }, 'event_data.people: must be <= 9'],
    [{ lines: ['a', ''] }, 'event_data.lines[1]: must have at least 1 character'],
    [{ crew: { a: 1 } }, 'event_data.crew: must be text'],
    [{ hours: 'many' }, 'event_data.hours: must be a number'],
    [{ people: 1.5 }, 'event_data.people: must be a whole number, 0 or more'],
  ])('that is refused for %j is told why [link.custom.messages]', async (data, message) => {
    const answer = await sendEvent(receiver, 'crew_eta', { ...data }, account);
    expect(answer).toMatchObject({
      success: false,
      return_error_msg: expect.stringContaining(message),
    });
  });

  it('takes what keeps within its limits', async () => {
    const data = { crew: 'North', zip: '68102', mail: null, hours: 1.5, people: 2, lines: ['a'] };
    expect(await sendEvent(receiver, 'crew_eta', data, account)).toMatchObject({ success: true });
  });
});
