import fc from 'fast-check';
import type { EventExchange } from '../../../../src/index.js';
import { wireNames } from '../../../../src/protocol/dialect.js';
import { jsonStart } from '../../../../src/site/engine/exchanges/bounded-json.js';
import { handed, rowOf } from '../../../../src/site/engine/exchanges/log-row.js';
import {
  type MaskingRules,
  masked,
} from '../../../../src/site/engine/exchanges/masking/masking.js';
import { processorTime, slowness } from '../../../support/slowness.js';

describe('what is masked', () => {
  const maskedJson = (value: unknown) => masked(JSON.stringify(value));

  it.each([
    [{ password: 'a"b\\' }, 'a\\'],
    [{ Password_SHA1: 'hunter2' }, 'hunter2'],
    [{ password: 4711 }, '4711'],
    [{ tokens: ['hunter2'] }, 'hunter2'],
    [{ text: '{"password":"hunter2"}' }, 'hunter2'],
    [{ note: 'see https://a.example/x?sig=hunter2 please' }, 'hunter2'],
    [{ note: 'https://user:hunter2@a.example/x' }, 'hunter2'],
    [{ svclink_push: 'https://a/push/hunter2', b: 1 }, 'hunter2'],
    [{ x: ['da39a3ee5e6b4b0d3255bfef95601890afd80709'] }, 'da39a3ee'],
    [{ deep: { access_token: 'hunter2' } }, 'hunter2'],
  ])('of %j is gone', (value, secret) => {
    const text = maskedJson(value);
    expect(text).not.toContain(secret);
    expect(() => JSON.parse(text)).not.toThrow();
  });

  it('is replaced once, also where it looks like a further secret', () => {
    const password = '","password":"hunter2","token":"x';
    expect(maskedJson({ password, after: 1 })).toBe('{"password":"(hidden)","after":1}');
  });

  it('of a text in which JSON stands is gone too', () => {
    expect(masked('payload {\\"password\\":\\"hunter2\\"} refused')).not.toContain('hunter2');
    expect(masked('Tokens of 40, see page ?1')).toBe('Tokens of 40, see page ?1');
  });

  it('of a long text is gone wherever a hash begins, and whatever is around it', () => {
    const hash = 'da39a3ee5e6b4b0d3255bfef95601890afd80709';
    for (let before = 0; before <= 80; before += 1) {
      const text = `${'g '.repeat(before)}x ${'a'.repeat(before % 7)} ${hash} ${'b'.repeat(39)}`;
      expect(masked(text)).toBe(text.replace(hash, '(hidden)'));
    }
    expect(masked('a'.repeat(39).concat(' ', 'b'.repeat(39)))).not.toContain('(hidden)');
  });

  it('is JSON for any value, and what it was where nothing is secret', () => {
    const plain = { report_id: '1001', note_text: 'See page ?1', list: [1, 2, null] };
    expect(JSON.parse(maskedJson(plain))).toEqual(plain);
    fc.assert(
      fc.property(fc.jsonValue(), fc.string({ minLength: 1 }), (value, password) => {
        const text = maskedJson({ value, password, after: 1 });
        expect(JSON.parse(text)).toMatchObject({ after: 1, password: '(hidden)' });
      }),
    );
  });
});

describe('an address', () => {
  const KEY = 'Qx7s9Zk2LmN4pR8vT1wYc3';

  it.each([
    `https://files.example/${KEY}/a.jpg`,
    `https://files.example/files/WyJhYmMiLCJrLmpwZyJd.${KEY}`,
    `see https:\\/\\/files.example\\/${KEY} there`,
    `https://files.example/acc/s--${KEY.slice(0, 8)}--/v1/a.jpg`,
    `https://files.example/sig=${KEY.slice(0, 12)}/a.jpg`,
    `https://files.example/hdnts=exp=1~hmac=${KEY}/a.jpg`,
    `postgres://user:${KEY}@db.example/x`,
    `https://files.example/a.jpg#${KEY}`,
  ])('has no signature, wherever it stands: %s [site.log.redacted]', (address) => {
    for (const text of [address, JSON.stringify({ a: address })]) {
      const shown = masked(text);
      expect(shown).not.toContain(KEY.slice(0, 8));
      expect(shown).toContain('example');
    }
  });

  it.each(['a9', 'z0', 'A9', 'Z0', 'aZ', 'zA'])(
    'has no key of any two classes of characters: %s [site.log.redacted]',
    (pair) => {
      expect(masked(`https://files.example/${pair.repeat(15)}/a.jpg`)).not.toContain(
        pair.repeat(2),
      );
    },
  );

  it.each([
    'https://files.example/IMG_20240102_123456-Kitchen-before.jpg',
    'https://files.example/3f2b8c9e-1111-4222-8333-444455556666/photo.jpg',
    'https://files.example/orders/12345678901234567890/a-very-long-name-of-a-file.pdf',
    'https://files.example/before-and-after--/s--1/photo.jpg',
    'https://files.example/M%C3%BChlstra%C3%9Fe%20Kitchen%20front.jpg',
  ])('keeps what is a name or a number: %s', (address) => {
    expect(masked(address)).toBe(address);
  });

  it('is hidden whole where it stands under the name that a dialect has for it [site.log.redacted]', () => {
    const dialect = { brand: 'acme', obj_url: 's3_link', obj_url_thumb: 's3_small' };
    const address = 'https://files.example/plain';
    const answer = JSON.stringify([
      { s3_link: address, s3_small: address, acmelink_push: address },
    ]);
    const exchange = { ...EXCHANGE, data: {}, answer, wireNames: wireNames(dialect) };
    const row = rowOf(handed({ direction: 'out', at: 1, exchange, origin: undefined }));
    expect(row.answer).toBe(
      '[{"s3_link":"(hidden)","s3_small":"(hidden)","acmelink_push":"(hidden)"}]',
    );
  });
});

const EXCHANGE: EventExchange = {
  id: 'id',
  event: 'get_file',
  username: 'acme',
  peer: 'x',
  duration: 1,
  data: undefined,
  answer: undefined,
  error: undefined,
  isRepetition: false,
};

describe('a record', () => {
  const shown = (value: unknown, rules?: MaskingRules) => masked(JSON.stringify(value), rules);

  it('of a change tells no code of a house, in whichever order and depth it comes [site.log.redacted]', () => {
    const changes = [
      { update_field: 'lock_code', update_value: 'hunter2', report_id: '1' },
      { update_value: 'hunter2', report_id: '1', update_field: 'key_code' },
      { update_value: 'hunter2 {', update_field: 'Lock Code' },
      { update_field: 'key_code', report_id: 4, update_value: '} hunter2' },
    ];
    for (const value of [changes, { result_data: JSON.stringify(changes) }]) {
      const text = shown(value);
      expect(text).not.toContain('hunter2');
      expect(text).toContain('(hidden)');
      JSON.parse(text);
    }
    const open = [
      { update_field: 'city', update_value: 'Rome' },
      { update_field: '', update_value: 'Photos are dark' },
    ];
    expect(shown(open)).toBe(JSON.stringify(open));
    expect(shown({ get_order: { lock_code: 'hunter2', key_code: 'A' } })).toBe(
      '{"get_order":{"lock_code":"(hidden)","key_code":"(hidden)"}}',
    );
  });

  it('that is cut off before it says which field it changes tells no value [site.log.redacted]', () => {
    expect(masked('[{"update_value":"hunter2')).toBe('[{"update_value":"(hidden)');
    expect(masked('[{"update_value":"hunter2","report')).not.toContain('hunter2');
  });

  it('of a note for groups has its text hidden, and those of others have it [site.visible.groups]', () => {
    const notes = [
      { note_id: '1', note_text: 'for all' },
      { note_text: 'for {some', note_id: '2' },
    ];
    const text = shown(notes, { hiddenNotes: ['2'] });
    expect(JSON.parse(text)).toEqual([notes[0], { note_text: '(hidden)', note_id: '2' }]);
    expect(shown(notes, { hiddenNotes: 'all' })).not.toMatch(/for/);
    expect(shown(notes)).toBe(JSON.stringify(notes));
  });
});

/** The ways of which each costs a scanner that looks back, or looks ahead twice, a quadratic time. */
const HOSTILE: Readonly<Record<string, (length: number) => string>> = {
  'backslashes, then a password': (length) => `${'\\'.repeat(length)}"password":"x"`,
  ...Object.fromEntries(
    [
      '"',
      '\\"',
      '"password":"x"',
      '"password":{"a":[',
      '"note_text":"',
      '"update_value":"{',
      'a://',
      'https://a@',
      '=a',
      'password=',
      'a1b2',
      '/a',
      '{["',
      '\\u0061',
      '\\n',
      'da39a3ee5e6b4b0d3255bfef95601890afd8070',
    ].map((piece) => [
      JSON.stringify(piece),
      (length: number) => piece.repeat(Math.ceil(length / piece.length)),
    ]),
  ),
  'values within values': (length) => {
    const parts: string[] = [];
    for (let level = 1, size = 0; size < length; level++) {
      const quote = `${'\\'.repeat(level)}"`;
      const part = `${quote}update_value${quote}:${quote}`;
      parts.push(part);
      size += part.length;
    }
    return parts.join('');
  },
};

describe('what masking costs', () => {
  const rules = { hiddenNotes: ['1'], secretNames: ['s3_link'] };
  const cost = (text: string) => {
    const started = performance.now();
    masked(text, rules);
    return performance.now() - started;
  };

  it.each(Object.keys(HOSTILE))(
    'grows with the length of %s only [site.cost.redaction]',
    (name) => {
      const text = HOSTILE[name] ?? (() => '');
      cost(text(20_000));
      const small = Math.max(cost(text(100_000)), 1);
      const large = Math.min(cost(text(1_000_000)), cost(text(1_000_000)));
      expect(large).toBeLessThan(500 * slowness() + small * 40);
    },
  );

  it.each(Object.keys(HOSTILE))(
    'is little for an entry of 1 MB of %s [site.cost.redaction]',
    (name) => {
      const text = (HOSTILE[name] ?? (() => ''))(1_000_000);
      const data = { text };
      // The time of the processor: others may use it meanwhile.
      const took = () => {
        const started = process.cpuUsage();
        const one = { ...EXCHANGE, data, answer: text };
        rowOf(handed({ direction: 'in', at: 1, exchange: one, origin: undefined }));
        return process.cpuUsage(started).user / 1000;
      };
      expect(Math.min(took(), took(), took(), took(), took())).toBeLessThan(
        50 * slowness(processorTime),
      );
    },
  );
});

describe('the beginning of a value as JSON', () => {
  it('is all of it where it is short, else as much as is wanted', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.integer({ min: 1, max: 200 }), (value, longest) => {
        const whole = JSON.stringify(value);
        const start = jsonStart(value, longest);
        if (whole.length <= longest) expect(start).toBe(whole);
        else expect(start?.slice(0, longest)).toHaveLength(longest);
      }),
    );
    expect(jsonStart({ a: undefined, b: [undefined], c: new Date(0) }, 1000)).toBe(
      '{"b":[null],"c":"1970-01-01T00:00:00.000Z"}',
    );
  });

  it('costs what is written, and not what there is [site.cost.redaction]', () => {
    const note = Array.from({ length: 200_000 }, (_, id) => ({ id, text: 'x'.repeat(100) }));
    // The rubbish of before may be collected meanwhile.
    const took = () => {
      const started = process.cpuUsage();
      expect(jsonStart({ note }, 65_536)).toHaveLength(65_536);
      return process.cpuUsage(started).user / 1000;
    };
    expect(Math.min(took(), took(), took())).toBeLessThan(50 * slowness(processorTime));
    expect(jsonStart({ a: 1n }, 100)).toBeUndefined();
  });
});
