/** The parts of an error beside its code and message. */
export interface SvclinkErrorOptions {
  /** The private reason, for hooks and logs, never for a peer. */
  readonly cause?: unknown;
  /** The HTTP status of the error. */
  readonly status?: number | undefined;
}

/**
 * The base of every error that svclink throws: a `code` for programs, a message that anybody may read, and a private
 * `cause`.
 */
export class SvclinkError extends Error {
  /** The name of the class, which survives bundling. {@link SvclinkError.is} compares it. */
  static readonly kind: string = 'SvclinkError';
  /** The code of the failure, for programs. */
  readonly code: string;
  /** The HTTP status of the error, where it has one. */
  readonly status: number | undefined;

  constructor(code: string, message: string, options: SvclinkErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = new.target.kind;
    this.code = code;
    this.status = options.status;
  }

  /**
   * Returns true for an error of this class, including one of the other build of the package. An app that uses both
   * `import` and `require` has two copies of every class, which `instanceof` would distinguish.
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

/** Returns the message of any thrown value. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
