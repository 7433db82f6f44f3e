import { formErrorCodes } from '../../forms/model/form-error.js';
import { callErrorCodes } from '../../net/codes.js';
import { type ErrorCodeEntry, errorCodes, type Stage } from '../../protocol/errors/error-codes.js';
import { siteErrorCodes } from '../../site/engine/site-error.js';
import { callFixes, formFixes, linkFixes } from './error-fixes.js';

/** The meaning of a code in one part of the package. */
export interface Meaning {
  readonly heading: string;
  readonly explanation: string;
  readonly seenBy: string;
  readonly fix: string | undefined;
}

/** Stages whose failures always have their own HTTP status, regardless of the options. */
const WITH_STATUS: ReadonlySet<Stage> = new Set(['form', 'envelope', 'reply']);

function seenBy({ stage, status }: ErrorCodeEntry): string {
  if (stage === 'setup')
    return 'The developer or operator: it is thrown where a receiver or a site is made, before any request.';
  const answer = 'The caller, as `return_error_msg` of an envelope';
  if (WITH_STATUS.has(stage))
    return `${answer} with HTTP status ${status}; and the log of the receiver.`;
  if (status === 503)
    return `${answer} with HTTP status 503 and \`Retry-After\`: it passes by itself; and the log of the receiver.`;
  return `${answer} with HTTP status 200 (${status} with the option \`httpStatus\`); and the log of the receiver.`;
}

const BY_KIND = {
  not_sent: 'nothing was sent',
  no_connection: 'nothing arrived at the peer',
  no_answer: 'whether the peer acted on it is unknown',
  invalid_answer: 'something answered, but not as the protocol says',
  refused: 'the peer answered, and said no',
  aborted: 'this side ended it',
} as const;

function optional<Key extends string>(
  texts: Readonly<Partial<Record<Key, string>>>,
  code: string,
): string | undefined {
  return Object.entries<string | undefined>(texts).find(([name]) => name === code)?.[1];
}

function linkMeanings(): [string, Meaning][] {
  const codes: Readonly<Record<string, ErrorCodeEntry>> = { ...errorCodes, ...siteErrorCodes };
  return Object.entries(codes).map(([code, entry]) => [
    code,
    {
      heading: `LinkError, stage ${entry.stage}`,
      explanation: entry.explanation,
      seenBy: seenBy(entry),
      fix: optional(linkFixes, code),
    },
  ]);
}

function callMeanings(): [string, Meaning][] {
  return Object.entries(callErrorCodes).map(([code, { kind, explanation }]) => [
    code,
    {
      heading: `CallError, kind ${kind}`,
      explanation,
      seenBy: `Whoever calls, with the clients, the command line or a download: ${BY_KIND[kind]}.`,
      fix: optional(callFixes, code),
    },
  ]);
}

function formMeanings(): [string, Meaning][] {
  return Object.entries(formErrorCodes).map(([code, explanation]) => [
    code,
    {
      heading: 'FormError',
      explanation,
      seenBy: 'Whoever reads, writes or fills a form with `svclink/forms`.',
      fix: optional(formFixes, code),
    },
  ]);
}

/** Returns every code of the package with its meanings. Some codes belong to several parts. */
export function errorMeanings(): ReadonlyMap<string, readonly Meaning[]> {
  const meanings = new Map<string, readonly Meaning[]>();
  for (const [code, meaning] of [...linkMeanings(), ...callMeanings(), ...formMeanings()])
    meanings.set(code, [...(meanings.get(code) ?? []), meaning]);
  return meanings;
}
