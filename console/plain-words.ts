import { formatTimesIn } from './parts/formats.js';
import { refusalTexts } from './texts/refusals.js';
import { texts } from './texts.js';

/** The member that the site refuses, and the reason. */
export interface RefusedMember {
  /** The names on the way to it, the last one first: `city`, `create`, `orders`. */
  readonly names: readonly string[];
  /** The number of its row in a list, from 1 on; undefined without a list. */
  readonly row: number | undefined;
  /** The reason, without the path: `is required`. */
  readonly problem: string;
}

/** The path of a member in front of a refusal, such as `results.add.bids[0].client_price_bid`. */
const PATH = /^([a-z]\w{0,60}(?:(?:\.\w{1,60})|(?:\[\d{1,6}\])){0,12}): /;

/** Returns the member of a refusal; undefined for any other text. */
export function refusedMember(text: string): RefusedMember | undefined {
  const [start, path] = PATH.exec(text) ?? [];
  if (start === undefined || path === undefined) return undefined;
  const names = path.split('.').map((part) => part.replace(/\[.*$/, ''));
  const row = /^.*\[(\d+)\]/.exec(path)?.[1];
  return {
    names: names.reverse(),
    row: row === undefined ? undefined : Number(row) + 1,
    problem: text.slice(start.length),
  };
}

/** Returns a sentence of the site in words: no path of a member, and times in the user's form. */
export function inWords(text: string): string {
  const refused = refusedMember(text);
  const isMember = refused !== undefined && isPath(refused);
  return formatTimesIn(isMember ? asSentence(memberSentence(refused)) : text);
}

/** Returns true for the path of a member. A file and a host stand in front of a sentence in the same way. */
function isPath({ names, row }: RefusedMember): boolean {
  return names.length > 2 || row !== undefined || knownLabel(names[0] ?? '') !== undefined;
}

function memberSentence({ names: [name = ''], row, problem }: RefusedMember): string {
  const label = `${labelOf(name)}${row === undefined ? '' : refusalTexts.inRow(row)}`;
  return refusalTexts.member(label, problem);
}

/** Returns the name of a member in the words of the trade. */
function labelOf(name: string): string {
  return knownLabel(name) ?? humanised(name);
}

function knownLabel(name: string): string | undefined {
  const fields: Readonly<Record<string, string>> = texts.order.fields;
  return refusalTexts.members[name] ?? fields[name];
}

function humanised(name: string): string {
  const text = name.replaceAll('_', ' ');
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** Returns a text that begins and ends as a sentence does. What a program leaves null, a person leaves blank. */
export function asSentence(problem: string): string {
  const plain = problem.replace(/, or null$/, refusalTexts.orBlank);
  const text = `${plain.slice(0, 1).toUpperCase()}${plain.slice(1)}`;
  return /[.?!…]$/.test(text) ? text : `${text}.`;
}
