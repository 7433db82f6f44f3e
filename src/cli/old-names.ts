/** A call of a command under its present name. */
interface PresentCall {
  readonly args: readonly string[];
  /** The notice to a user of an old name. */
  readonly notice?: string;
}

/** The former first words of calls, with their present ones, the longest first. Each former name works until 1.0. */
const RENAMED: readonly (readonly [old: readonly string[], present: readonly string[]])[] = [
  [
    ['admin', 'create'],
    ['user', 'create', '--first'],
  ],
  [['admin'], ['user']],
  [['jobs'], ['job']],
  [['forms'], ['form']],
];

/** Replaces the old name of a command. */
export function presentCall(args: readonly string[]): PresentCall {
  const help = args[0] === 'help' ? 1 : 0;
  const called = args.slice(help);
  const renamed = RENAMED.find(([old]) => old.every((word, index) => word === called[index]));
  if (!renamed) return { args };
  const [old, present] = renamed;
  return {
    args: [...args.slice(0, help), ...present, ...called.slice(old.length)],
    notice: `svclink ${old.join(' ')} is now svclink ${present.join(' ')}; the old name works until 1.0`,
  };
}
