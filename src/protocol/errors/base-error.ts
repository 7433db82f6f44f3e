/** What an error may carry beside its code and message. */
export interface SvclinkErrorOptions {
  /** The private reason; goes to hooks and logs, never to a peer. */
  readonly cause?: unknown;
  /** The HTTP status that belongs to it. */
  readonly status?: number | undefined;
}

/**
 * The base of every error that svclink throws: a `code` for programs, a message that may be shown to anybody, and a
 * `cause` that may not.
 */
export class SvclinkError extends Error {
  /** The name of the class, which survives bundling; {@link SvclinkError.is} goes by it. */
  static readonly kind: string = 'SvclinkError';
  /** What went wrong, for programs. */
  readonly code: string;
  /** The HTTP status that belongs to it, where one does. */
  readonly status: number | undefined;

  constructor(code: string, message: string, options: SvclinkErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = new.target.kind;
    this.code = code;
    this.status = options.status;
  }

  /**
   * Whether `value` is an error of this class, also one from the other build of the package: an app that mixes
   * `import` and `require` has two copies of every class, and `instanceof` would tell them apart.
   */
  static is<Class extends { readonly kind: string; readonly prototype: unknown }>(
    this: Class,
    value: unknown,
  ): value is Class['prototype'] {
    let one: unknown = value instanceof Error && value.constructor;
    while (typeof one === 'function') {
      if (Reflect.get(one, 'kind') === this.kind) return true;
      one = Reflect.getPrototypeOf(one);
    }
    return false;
  }
}

/** The message of whatever was thrown. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
