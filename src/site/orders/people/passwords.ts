import { hashSecret } from '../../../secrets/index.js';
import type { Input } from '../../engine/input.js';

/** The least length of a password. Shorter ones can be guessed. */
const SHORTEST = 12;
const LONGEST = 200;
/** The most characters of a repeated piece. Repeating it does not make a password longer. */
const LONGEST_PIECE = 4;

/** Those of the 10,000 most used passwords that have the least length. */
const OFTEN_USED: ReadonlySet<string> = new Set([
  '123qweasdzxc',
  '1qaz2wsx3edc',
  'q1w2e3r4t5y6',
  '1q2w3e4r5t6y',
  'mailcreated5240',
  'qazwsxedcrfv',
  '123456qwerty',
  'qwerty123456',
  'polniypizdec0211',
  'sojdlg123aljg',
  'leavemealone',
  'motherfucker',
  '123456654321',
  'gfhjkmgfhjkm',
  'qazwsxedc123',
  'ghjcnjgfhjkm',
  'zxcasdqwe123',
  'sonyericsson',
  'ghhh47hj7649',
  '123456789qwe',
  '1qazxsw23edc',
  'masterbating',
  'qwerasdfzxcv',
  'qweasdzxc123',
  'flvbybcnhfnjh',
]);

/** Returns the hash of a new password. @throws LinkError `input_invalid` */
export function hashOf(input: Input, member = 'password'): Promise<string> {
  const password = input.required(member, LONGEST);
  const problem = weaknessOf(password);
  if (problem !== undefined) throw input.wrong(member, problem);
  return hashSecret(password);
}

/** Returns the reason for which a password is refused as a new one; undefined for an accepted one. */
export function weaknessOf(password: string): string | undefined {
  if (password.length < SHORTEST) return `must have at least ${SHORTEST} characters`;
  if (OFTEN_USED.has(password.toLowerCase())) {
    return 'is one of the 10,000 most used passwords: choose an unusual one';
  }
  if (isRepeated(password)) return 'repeats the same few characters: take one of several words';
  return undefined;
}

function isRepeated(password: string): boolean {
  for (let length = 1; length <= LONGEST_PIECE; length += 1) {
    const piece = password.slice(0, length);
    const times = Math.ceil(password.length / length);
    if (piece.repeat(times).startsWith(password)) return true;
  }
  return false;
}
