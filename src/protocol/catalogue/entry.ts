/** The two sides of a link: the owner of the orders, and the importer. */
export type Side = 'importer' | 'owner';

/** The facts that a rule may use in addition to the data. */
export interface RuleContext {
  /** The present time in whole Unix seconds. */
  readonly now: number;
  /** Reports a deviation to the operator that does not stop the event. */
  readonly notice?: ((text: string) => void) | undefined;
}

/**
 * Converts spellings of event_data that lie deeper than the name of a member to the canonical one. Changes the data in
 * place.
 */
export type Respell = (data: Record<string, unknown>, context: RuleContext) => void;

/**
 * A rule that a schema cannot express.
 *
 * @returns a problem that begins with its path (`timestamp: …`), or undefined. The rule may bring a value into its
 * range
 */
export type DataRule = (data: Record<string, unknown>, context: RuleContext) => string | undefined;

/** A rule that relates a result to the data of its request. Returns the same as {@link DataRule}. */
export type ResultRule = (
  result: unknown,
  data: Readonly<Record<string, unknown>>,
) => string | undefined;

/**
 * Adds to an item of a result the members that follow from the request, so that handlers need not set them. Copies the
 * item.
 */
export type ItemCompletion = (
  item: Readonly<Record<string, unknown>>,
  data: Readonly<Record<string, unknown>>,
) => Readonly<Record<string, unknown>>;

/**
 * Adds to the data of a call the members that follow from the document, so that callers need not set them. Copies the
 * data.
 */
export type DataCompletion = (data: Record<string, unknown>) => Record<string, unknown>;

/**
 * Returns the identity of a delivery among those of one sender and event: any JSON value.
 *
 * @returns undefined for data without an identity. Such a delivery is never treated as a repetition
 */
export type DeliveryIdentity = (data: Readonly<Record<string, unknown>>) => unknown;

/** The facts that differ from event to event, except its two schemas. */
export interface CatalogueEntry<Name extends string = string> {
  readonly name: Name;
  /** One line, for documentation. */
  readonly purpose: string;
  /** `document`: in the table of the link document. `supplement`: known from deployed systems only. `custom`: an app's own. */
  readonly source: 'document' | 'supplement' | 'custom';
  /** The heading in the specification that describes the event. */
  readonly section: string;
  /** The calling side, and the side whose receiver is called. */
  readonly direction: { readonly caller: Side; readonly receiver: Side };
  /** `changes`: the event stores something. `reads`: a repetition never changes anything. */
  readonly effect: 'reads' | 'changes';
  /** Other spellings of member names of event_data that occur, each with the name that handlers get. */
  readonly spellings?: Readonly<Record<string, string>>;
  /** Other spellings of values in a map member: name of the member, then spelling, then canonical value. */
  readonly valueSpellings?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /**
   * The members of event_data whose wrong value a refusal quotes: names that the caller finds again in its own code.
   * Default: none.
   */
  readonly quoted?: readonly string[];
  /** Returns the identity of a delivery, so that a repetition is recognised. Default: no delivery is a repetition. */
  readonly identity?: DeliveryIdentity;
  /**
   * Members of event_data that are not part of its content, because they differ between repetitions of one delivery.
   */
  readonly passing?: readonly string[];
  /**
   * The identifying members of a record of the result. At least one must be readable. A caller reads every other member
   * as far as possible (decisions: "what identifies a record"). Default: none.
   */
  readonly recordIds?: readonly string[];
  /**
   * `checked`: the result is validated by its schema. `open`: no response is published, and the handler's result is
   * sent as it is.
   */
  readonly result: 'checked' | 'open';
  /** Set when the result is an array whose items may be streamed. */
  readonly list?: true;
  /** Set when the document shows `remote_org_id` in the response. */
  readonly orgId?: true;
  /** Set when the event carries a file. */
  readonly file?: true;
  /** Set when the event may be answered without a handler, because only the credentials are asked for. */
  readonly handlerOptional?: true;
  /** Set when failures are reported in `result_data.error` with success true. */
  readonly refusals?: true;
  /** The member of event_data that is validated by a PCR form, and its structure (the option `checkPcrAnswers`). */
  readonly formCheck?: { readonly member: string; readonly as: 'rows' | 'photoFlags' };
  /** Set when the event changes its order so that later events have other results. The check sends it last. */
  readonly endsOrder?: true;
  readonly respell?: Respell;
  readonly completeData?: DataCompletion;
  /** Converts canonical event_data to the form in which it is sent. Copies the data. */
  readonly spellSent?: (data: Readonly<Record<string, unknown>>) => Record<string, unknown>;
  /** The names in the published samples, where they differ from those of the field tables. */
  readonly sampleNames?: Readonly<Record<string, string>>;
  readonly dataRules?: readonly DataRule[];
  readonly resultRules?: readonly ResultRule[];
  readonly completeItem?: ItemCompletion;
  /** Converts a result of another known structure to the structure that is sent. Copies the result. */
  readonly reshapeResult?: (result: unknown) => unknown;
  /**
   * Converts a result to the structure that the text of the document describes, for peers that require it. Copies the
   * result.
   */
  readonly keyResult?: (result: unknown) => unknown;
  /** Set when records of the result are sent with all fields of the document, blank where the handler gave none. */
  readonly allFields?: true;
}
