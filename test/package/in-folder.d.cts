/**
 * Runs a program in a folder, without colours; rejects with what it printed when it fails.
 * Some programs print colours into a pipe where `CI` or `FORCE_COLOR` is set.
 */
export declare function inFolder(
  folder: string,
  command: string,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
): Promise<string>;

/**
 * Runs `npm install`, and again when it fails: for some seconds after a release a registry names versions that it does
 * not hand out yet.
 */
export declare function npmInstall(folder: string, packages?: readonly string[]): Promise<void>;
