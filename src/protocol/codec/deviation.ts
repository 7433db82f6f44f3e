import { channel } from 'node:diagnostics_channel';

/** One thing in an answer that is not as its document says, and was read all the same. */
export interface Deviation {
  /** Where, such as `result_data[3].date_due`. */
  readonly place: string;
  /** What is wrong, or what would be right there. */
  readonly problem: string;
  /** What was sent, as text, cut after 200 characters, with secrets taken out; undefined where nothing was sent. */
  readonly value: string | undefined;
}

/** A record that was not delivered, because what identifies it cannot be read. */
export interface UnreadableRecord extends Deviation {
  /** The record, as it was sent. */
  readonly sent: unknown;
}

/** The name of the diagnostics channel of both clients; subscribers get a {@link DeviationReport}. */
export const DEVIATION_CHANNEL = 'svclink:deviation';

/** A deviation as hooks and the diagnostics channel get it. */
export interface DeviationReport extends Deviation {
  /** The event, or the action of the JSON API, that was answered so. */
  readonly event: string;
}

/** Ours, not the protocol's: an answer that is odd throughout is told by its first thousand deviations. */
const MOST = 1000;
const LONGEST = 200;

/** Members that open something, an account or a door. */
const SECRET_NAME = /passw|secret|token|api_?key|lock_code|key_code|svclink_push/i;
const HIDDEN = '[hidden]';
const TOO_DEEP = '[nested too deep to be shown]';
const ADDRESS =
  /(?<![a-z0-9+.-])([a-z][a-z0-9+.-]*:\/\/)(?:[^\s/?#"'@]*@)?([^\s?#"']*)(?:[?#][^\s"']*)?/gi;

/** What a pre-signed address proves its right by stands behind the question mark. */
function withoutSignatures(text: string): string {
  return text.replace(ADDRESS, (whole, scheme: string, path: string) =>
    /[?#@]/.test(whole) ? `${scheme}${path}?${HIDDEN}` : whole,
  );
}

function hideMember(name: string, value: unknown): unknown {
  if (SECRET_NAME.test(name) && value !== null && value !== '') return HIDDEN;
  return typeof value === 'string' ? value.slice(0, LONGEST) : value;
}

/** A value as JSON text; undefined for one that is nested too deep to be written. */
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

/** A value as it may be shown: bounded text without secrets. */
function shown(name: string, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (hideMember(name, value) === HIDDEN) return HIDDEN;
  const text = typeof value === 'string' ? value : (writtenJson(value, hideMember) ?? TOO_DEEP);
  const start = withoutSignatures(text.slice(0, 4 * LONGEST));
  return start.length <= LONGEST ? start : `${start.slice(0, LONGEST).toWellFormed()}…`;
}

/** A step into a value: the name of a member, or the index of an element. */
export type Step = string | number;

/** Puts a place into words. */
export function placeText(root: string, steps: readonly Step[]): string {
  return steps.reduce<string>(
    (place, step) =>
      place + (typeof step === 'number' ? `[${step}]` : `.${step.slice(0, 80).toWellFormed()}`),
    root,
  );
}

/** The deviations of one answer, in the order in which they were found; their number is bounded. */
export class DeviationList {
  /** Records that were left out, because they cannot be told from others. */
  readonly unreadable: UnreadableRecord[] = [];
  readonly #found: Deviation[] = [];
  #more = 0;

  constructor(readonly root: string) {}

  tell(steps: readonly Step[], problem: string, value: unknown): void {
    if (this.#found.length >= MOST) {
      this.#more += 1;
      return;
    }
    this.#found.push(this.describe(steps, problem, value));
  }

  /** Tells of a record that is left out. */
  leaveOut(steps: readonly Step[], problem: string, sent: unknown): void {
    this.tell(steps, problem, sent);
    this.unreadable.push({ ...this.describe(steps, problem, sent), sent });
  }

  /** A deviation in words, without noting it. */
  describe(steps: readonly Step[], problem: string, value: unknown): Deviation {
    const name = steps.findLast((step) => typeof step === 'string') ?? '';
    return { place: placeText(this.root, steps), problem, value: shown(String(name), value) };
  }

  /** All that were told; the last one counts those that were left out. */
  get all(): readonly Deviation[] {
    if (this.#more === 0) return this.#found;
    const problem = `${this.#more} more deviations, which are not told one by one`;
    return [...this.#found, { place: this.root, problem, value: undefined }];
  }
}

const reports = channel(DEVIATION_CHANNEL);

/**
 * Tells of the deviations of one answer: the hook, and whoever listens on the diagnostics channel.
 *
 * @param event the event, or the action of the JSON API, that was answered so
 * @param hook what it throws is a warning of the process: an answer that was read is not lost for it
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
