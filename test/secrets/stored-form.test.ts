import { isStoredSecretText } from '../../src/secrets/index.js';
import { formatStoredForm, parseStoredForm } from '../../src/secrets/stored-form.js';

const salt = Buffer.alloc(16, 7).toString('base64url');
const hash = Buffer.alloc(32, 9).toString('base64url');

describe('parseStoredForm', () => {
  it('reads what formatStoredForm writes', () => {
    const form = {
      cost: { N: 16384, r: 8, p: 2 },
      salt: Buffer.alloc(16, 7),
      hash: Buffer.alloc(32, 9),
    };
    expect(formatStoredForm(form)).toBe(`scrypt$16384$8$2$${salt}$${hash}`);
    expect(parseStoredForm(formatStoredForm(form))).toEqual(form);
  });

  it.each(['1024$8$1', '32768$8$1', '65536$8$2', '1024$99$1'])('accepts a cost of %s', (cost) => {
    expect(isStoredSecretText(`scrypt$${cost}$${salt}$${hash}`)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['another scheme', `bcrypt$32768$8$1$${salt}$${hash}`],
    ['a bare wire hash', 'a94a8fe5ccb19ba61c4c0873d391e987982fbbd3'],
    ['a missing part', `scrypt$32768$8$1$${salt}`],
    ['one part more', `scrypt$32768$8$1$${salt}$${hash}$x`],
    ['a line after it', `scrypt$32768$8$1$${salt}$${hash}\n`],
    ['N that is no power of two', `scrypt$32767$8$1$${salt}$${hash}`],
    ['N of 0', `scrypt$0$8$1$${salt}$${hash}`],
    ['N of 1', `scrypt$1$8$1$${salt}$${hash}`],
    ['N too weak', `scrypt$512$8$1$${salt}$${hash}`],
    ['N as a fraction', `scrypt$32768.0$8$1$${salt}$${hash}`],
    ['N in hex', `scrypt$0x8000$8$1$${salt}$${hash}`],
    ['negative N', `scrypt$-32768$8$1$${salt}$${hash}`],
    ['N for gigabytes', `scrypt$4194304$8$1$${salt}$${hash}`],
    ['r for gigabytes', `scrypt$32768$99$1$${salt}$${hash}`],
    ['p for minutes', `scrypt$32768$8$99$${salt}$${hash}`],
    ['r of 0', `scrypt$32768$0$1$${salt}$${hash}`],
    ['p of 0', `scrypt$32768$8$0$${salt}$${hash}`],
    ['an empty salt', `scrypt$32768$8$1$$${hash}`],
    ['a short salt', `scrypt$32768$8$1$AAAA$${hash}`],
    ['an empty hash', `scrypt$32768$8$1$${salt}$`],
    ['a short hash', `scrypt$32768$8$1$${salt}$AAAA`],
    ['a salt in plain base64', `scrypt$32768$8$1$+/+/+/+/+/+/+/+/+/+/+w==$${hash}`],
    ['an endless hash', `scrypt$32768$8$1$${salt}$${'A'.repeat(10_000_000)}`],
  ])('refuses %s', (_what, text) => {
    expect(parseStoredForm(text)).toBeUndefined();
    expect(isStoredSecretText(text)).toBe(false);
  });
});
