import { channel } from 'node:diagnostics_channel';

/** A part of an answer that differs from its document, and was read nevertheless. */
export interface Deviation {
  /** The path of the value, such as `result_data[3].date_due`. */
  readonly path: string;
  /** The fault of the value, or the value that is expected. */
  readonly problem: string;
  /** The sent value as text, cut after 200 characters, without secrets; undefined where nothing was sent. */
  readonly value: string | undefined;
}

/** A record that was left out, because its identifying members cannot be read. */
export interface UnreadableRecord extends Deviation {
  /** The record, as it was sent. */
  readonly sent: unknown;
}

/** The name of the diagnostics channel of both clients; subscribers get a {@link DeviationReport}. */
export const DEVIATION_CHANNEL = 'svclink:deviation';

/** A deviation, as hooks and the diagnostics channel get it. */
export interface DeviationReport extends Deviation {
  /** The event, or the action of the JSON API, of the answer. */
  readonly event: string;
}

/** The most deviations of one answer that are reported. The protocol states no limit. */
const MOST = 1000;
const LONGEST = 200;

/** The names of members that grant access to an account or a house. */
const SECRET_NAME = /passw|secret|token|api_?key|lock_code|key_code|svclink_push/i;
const HIDDEN = '[hidden]';
const TOO_DEEP = '[nested too deep to be shown]';
const ADDRESS =
  /(?<![a-z0-9+.-])([a-z][a-z0-9+.-]*:\/\/)(?:[^\s/?#"'@]*@)?([^\s?#"']*)(?:[?#][^\s"']*)?/gi;

/** Removes the part after the question mark from addresses: it contains the signature of a pre-signed address. */
function withoutSignatures(text: string): string {
  return text.replace(ADDRESS, (whole, scheme: string, path: string) =>
    /[?#@]/.test(whole) ? `${scheme}${path}?${HIDDEN}` : whole,
  );
}

function hideMember(name: string, value: unknown): unknown {
  if (SECRET_NAME.test(name) && value !== null && value !== '') return HIDDEN;
  return typeof value === 'string' ? value.slice(0, LONGEST) : value;
}

/** Returns a value as JSON text; undefined for one that is nested too deep to be written. */
export function writtenJson(
  value: unknown,
  replace?: (name: string, member: unknown) => unknown,
): string | undefined {
  try {
    return JSON.stringify(value, replace);
  } catch {
    return undefined;
  }
}

/** Returns a value as bounded text without secrets. */
function shown(name: string, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (hideMember(name, value) === HIDDEN) return HIDDEN;
  const text = typeof value === 'string' ? value : (writtenJson(value, hideMember) ?? TOO_DEEP);
  const start = withoutSignatures(text.slice(0, 4 * LONGEST));
  return start.length <= LONGEST ? start : `${start.slice(0, LONGEST).toWellFormed()}…`;
}

/** A step into a value: the name of a member, or the index of an element. */
export type Step = string | number;

/** Returns a path as text. */
export function pathText(root: string, steps: readonly Step[]): string {
  return steps.reduce<string>(
    (path, step) =>
      path + (typeof step === 'number' ? `[${step}]` : `.${step.slice(0, 80).toWellFormed()}`),
    root,
  );
}

/** The deviations of one answer, in the order in which they were found, up to a limit. */
export class DeviationList {
  /** Records that were left out, because they cannot be identified. */
  readonly unreadable: UnreadableRecord[] = [];
  readonly #found: Deviation[] = [];
  #more = 0;

  constructor(readonly root: string) {}

  report(steps: readonly Step[], problem: string, value: unknown): void {
    if (this.#found.length >= MOST) {
      this.#more += 1;
      return;
    }
    this.#found.push(this.describe(steps, problem, value));
  }

  /** Reports a record that is left out. */
  leaveOut(steps: readonly Step[], problem: string, sent: unknown): void {
    this.report(steps, problem, sent);
    this.unreadable.push({ ...this.describe(steps, problem, sent), sent });
  }

  /** Returns a deviation without adding it to the list. */
  describe(steps: readonly Step[], problem: string, value: unknown): Deviation {
    const name = steps.findLast((step) => typeof step === 'string') ?? '';
    return { path: pathText(this.root, steps), problem, value: shown(String(name), value) };
  }

  /** All reported deviations. The last one counts those beyond the limit. */
  get all(): readonly Deviation[] {
    if (this.#more === 0) return this.#found;
    const problem = `${this.#more} more deviations, which are not listed`;
    return [...this.#found, { path: this.root, problem, value: undefined }];
  }
}

const reports = channel(DEVIATION_CHANNEL);

/**
 * Reports the deviations of one answer to the hook and to the subscribers of the diagnostics channel.
 *
 * @param event the event, or the action of the JSON API, of the answer
 * @param hook an error that it throws becomes a warning of the process, so that the answer is not lost
 */
export function reportDeviations(
  event: string,
  deviations: readonly Deviation[],
  hook: ((report: DeviationReport) => unknown) | undefined,
): void {
  if (deviations.length === 0 || (!hook && !reports.hasSubscribers)) return;
  for (const deviation of deviations) {
    const report: DeviationReport = { event, ...deviation };
    if (reports.hasSubscribers) reports.publish(report);
    if (hook) callHook(hook, report);
  }
}

function callHook(hook: (report: DeviationReport) => unknown, report: DeviationReport): void {
  const call = async (): Promise<unknown> => hook(report);
  call().catch((error: unknown) => {
    process.emitWarning(`onDeviation failed: ${String(error)}`, 'SvclinkWarning');
  });
}
