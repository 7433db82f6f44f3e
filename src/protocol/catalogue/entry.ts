/** The two sides of a link: who owns the orders, and who imports them. */
export type Side = 'importer' | 'owner';

/** What a rule may look at beside the data itself. */
export interface RuleContext {
  /** Now, in whole Unix seconds. */
  readonly now: number;
  /** Tells the operator of something that was taken although it was not as it should be. */
  readonly notice?: ((text: string) => void) | undefined;
}

/** Brings spellings of event_data that lie deeper than a member's name to the canonical one; works in place. */
export type Respelling = (data: Record<string, unknown>, context: RuleContext) => void;

/**
 * A rule that a schema cannot say.
 *
 * @returns a problem, beginning with its place (`timestamp: …`), or undefined; may bring a value into range
 */
export type DataRule = (data: Record<string, unknown>, context: RuleContext) => string | undefined;

/** A rule that ties a result to the data that asked for it; same return as {@link DataRule}. */
export type ResultRule = (
  result: unknown,
  data: Readonly<Record<string, unknown>>,
) => string | undefined;

/** Adds to an item of a result what follows from the request, so that no handler has to; copies, never changes it. */
export type ItemCompletion = (
  item: Readonly<Record<string, unknown>>,
  data: Readonly<Record<string, unknown>>,
) => Readonly<Record<string, unknown>>;

/** Adds to the data of a call what follows from the document, so that no caller has to; copies, never changes it. */
export type DataCompletion = (data: Record<string, unknown>) => Record<string, unknown>;

/**
 * What names a delivery among those of one sender and event; any JSON value.
 *
 * @returns undefined for data that names none: such a delivery is never taken for a repetition
 */
export type DeliveryIdentity = (data: Readonly<Record<string, unknown>>) => unknown;

/** Everything that differs from event to event, but for its two schemas. */
export interface CatalogueEntry<Name extends string = string> {
  readonly name: Name;
  /** One line, for documentation. */
  readonly purpose: string;
  /** `document`: in the table of the link document. `supplement`: known from deployed systems only. `custom`: an app's own. */
  readonly source: 'document' | 'supplement' | 'custom';
  /** The heading in the specification that describes the event. */
  readonly section: string;
  /** Who calls whose receiver. */
  readonly direction: { readonly caller: Side; readonly receiver: Side };
  /** `changes`: stores something. `reads`: a repetition is always harmless. */
  readonly effect: 'reads' | 'changes';
  /** Other spellings of members of event_data that occur, each with the name that handlers get. */
  readonly spellings?: Readonly<Record<string, string>>;
  /** Other spellings of values in a map member: member name to spelling to canonical value. */
  readonly valueSpellings?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Members of event_data whose wrong value a refusal quotes: names that a caller has to find again in its own code. Default: none. */
  readonly quoted?: readonly string[];
  /** What tells a delivery from the others of its sender, so that a repetition is known. Default: none is ever one. */
  readonly identity?: DeliveryIdentity;
  /** Members of event_data that are no part of its content: they differ between repetitions of one delivery. */
  readonly passing?: readonly string[];
  /**
   * The members of a record of the result of which one has to be readable, so that it can be told from others; a caller
   * reads everything else as far as it goes (decisions: "what identifies a record"). Default: none.
   */
  readonly recordIds?: readonly string[];
  /** `checked` against its schema; `open`: no response is published, whatever a handler returns is sent. */
  readonly result: 'checked' | 'open';
  /** The result is an array whose items may be streamed. */
  readonly list?: true;
  /** The document shows `remote_org_id` in the response. */
  readonly orgId?: true;
  /** The event carries a file. */
  readonly file?: true;
  /** The event may be answered without a handler: its credentials were the question. */
  readonly handlerOptional?: true;
  /** Failures are reported in `result_data.error` under success true. */
  readonly refusals?: true;
  /** The member of event_data that a PCR form tells right from wrong, and as what (the option `checkPcrAnswers`). */
  readonly formCheck?: { readonly member: string; readonly as: 'rows' | 'photoFlags' };
  /** Changes its order so that other events go differently behind it: the check sends it last. */
  readonly endsOrder?: true;
  readonly respell?: Respelling;
  readonly completeData?: DataCompletion;
  /** Brings canonical event_data to the form in which it is sent; copies, never changes it. */
  readonly spellSent?: (data: Readonly<Record<string, unknown>>) => Record<string, unknown>;
  /** The names that the published samples use where they differ from those of the field tables. */
  readonly sampleNames?: Readonly<Record<string, string>>;
  readonly dataRules?: readonly DataRule[];
  readonly resultRules?: readonly ResultRule[];
  readonly completeItem?: ItemCompletion;
  /** Brings a result that is shaped in another of the known ways to the one that goes out; copies, never changes it. */
  readonly reshapeResult?: (result: unknown) => unknown;
  /** Brings a result to the shape of the document's words, where the other side wants that; copies, never changes it. */
  readonly keyResult?: (result: unknown) => unknown;
  /** Records of the result leave with all fields of the document, blank where a handler gave none. */
  readonly allFields?: true;
}
