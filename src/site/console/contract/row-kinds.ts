/** An answer as JSON. */
export interface Answers<Answer> {
  readonly answer: Answer;
}

/** A command without a body. */
export type Command = Answers<void>;

/** A request that changes something and answers nothing. */
export interface Changes<Body> extends Command {
  readonly body: Body;
}

/** An answer other than JSON: a file, or a stream. */
export interface Streams<Query extends string = never> {
  readonly query: Query;
  readonly answer: never;
}

/** A file whose bytes are the body. */
export interface Upload<Answer, Query extends string = 'name'> {
  readonly query: Query;
  readonly answer: Answer;
}
