/** What an error may carry beside its code and message. */
export interface SvclinkErrorOptions {
  /** The private reason; goes to hooks and logs, never to a peer. */
  readonly cause?: unknown;
  /** The HTTP status that belongs to it. */
  readonly status?: number | undefined;
}

const KINDS = Symbol.for('svclink.error.kinds');

/** The names of an error's class and of those that it extends, down to the base. */
function kindsOf(Class: unknown): readonly string[] {
  const kinds: string[] = [];
  for (
    let one = Class;
    typeof one === 'function' && 'kind' in one;
    one = Reflect.getPrototypeOf(one)
  ) {
    kinds.push(String(one.kind));
  }
  return kinds;
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
    const kinds = kindsOf(new.target);
    this.name = kinds[0] ?? 'SvclinkError';
    this.code = code;
    this.status = options.status;
    Object.defineProperty(this, KINDS, { value: kinds });
  }

  /**
   * Whether `value` is an error of this class, also one from the other build of the package: an app that mixes
   * `import` and `require` has two copies of every class, and `instanceof` would tell them apart.
   */
  static is<Class extends { readonly kind: string; readonly prototype: unknown }>(
    this: Class,
    value: unknown,
  ): value is Class['prototype'] {
    if (typeof value !== 'object' || value === null) return false;
    const kinds: unknown = Reflect.get(value, KINDS);
    return Array.isArray(kinds) && kinds.includes(this.kind);
  }
}
