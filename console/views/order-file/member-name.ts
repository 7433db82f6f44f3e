import { setUpTexts } from '../../texts/set-up.js';
import { texts } from '../../texts.js';

const { members, ignored } = setUpTexts.profiles;

/** Returns the name of a member of an order in words of the trade; a word for a column that is not used. */
export function memberName(member: string): string {
  if (member === '') return ignored;
  const named: Readonly<Record<string, string>> = { ...texts.order.fields, ...members };
  return named[member] ?? member;
}

/** Returns the reason of a refused row with the name of the field in words: `City: is required`. */
export function inWords(reason: string): string {
  const [, member, problem] = /^orders\.create\.([a-z_]{1,40})\S{0,100}: (.+)$/s.exec(reason) ?? [];
  return member === undefined ? reason : `${memberName(member)}: ${problem}`;
}
