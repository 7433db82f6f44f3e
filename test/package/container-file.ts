import { cp, mkdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { inFolder } from './in-folder.cjs';

/** The outcome of a container file: what would run in the container, and where. */
export interface Image {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly healthcheck: readonly string[];
}

/** How an image is built. */
interface BuildOptions {
  /** The container file in the project. Default `Dockerfile`. */
  readonly file?: string;
  /** Variables of the machine that builds, beside those of the file. */
  readonly env?: Readonly<Record<string, string>>;
}

/** One `FROM` of a container file. */
interface Stage {
  readonly root: string;
  folder: string;
  env: Record<string, string>;
}

/** A folder is copied by its content, as in a container file. A pattern without a match copies nothing. */
const COPY = `
to=$1; shift; mkdir -p "$to"; IFS=
for given in "$@"; do for one in $given; do
  case $one in *'['*) [ -e "$one" ] || continue;; esac
  if [ -d "$one" ]; then cp -a "$one/." "$to"; else cp -a "$one" "$to"; fi
done; done`;

/**
 * Carries out a container file without containers: each stage is a folder, and its steps run there. Left out is what
 * needs an image: the base, the user and the volume.
 */
export async function buildImage(
  project: string,
  into: string,
  { file = 'Dockerfile', env: given = {} }: BuildOptions = {},
): Promise<Image> {
  const context = join(into, 'context');
  const text = await readFile(join(project, '.dockerignore'), 'utf8').catch(() => '');
  const ignored = text.split('\n').map((line) => line.replace(/\/$/, ''));
  await cp(project, context, {
    recursive: true,
    filter: (path) => path === project || !ignored.includes(basename(path)),
  });
  const stages = new Map<string, Stage>();
  let stage: Stage = { root: into, folder: into, env: {} };
  const commands = { CMD: [] as string[], HEALTHCHECK: [] as string[] };
  const at = (path: string) =>
    path.startsWith('/') ? stage.root + path : join(stage.folder, path);
  const steps: Record<string, (rest: string) => Promise<unknown> | unknown> = {
    FROM(rest) {
      const [, , name = 'last'] = rest.split(' ');
      const root = join(into, name);
      stage = { root, folder: root, env: {} };
      stages.set(name, stage);
    },
    WORKDIR(rest) {
      stage.folder = at(rest);
      return mkdir(stage.folder, { recursive: true });
    },
    ENV(rest) {
      const [name = '', value = ''] = rest.split('=');
      stage.env[name] = value;
    },
    COPY(rest) {
      const [, from, paths = ''] = /^(?:--from=(\w+) )?(.*)$/.exec(rest) ?? [];
      const sources = paths.split(' ');
      const target = at(sources.pop() ?? '.');
      const root = stages.get(from ?? '')?.root;
      const named = sources.map((path) => (root === undefined ? path : root + path));
      return inFolder(context, 'sh', ['-ec', COPY, 'copy', target, ...named]);
    },
    RUN(rest) {
      const alone = rest.replace(/chown \S+ \S+/, 'true');
      return inFolder(stage.folder, 'sh', ['-ec', alone], { ...stage.env, ...given });
    },
    HEALTHCHECK(rest) {
      commands.HEALTHCHECK = JSON.parse(rest.slice(rest.indexOf('CMD ') + 4));
    },
    CMD(rest) {
      commands.CMD = JSON.parse(rest);
    },
    USER() {},
    VOLUME() {},
    EXPOSE() {},
  };
  for (const line of (await readFile(join(project, file), 'utf8')).split('\n')) {
    const [word = '', ...rest] = line.split(' ');
    if (word === '' || word.startsWith('#')) continue;
    const step = steps[word];
    if (step === undefined) throw new Error(`no such step: ${line}`);
    await step(rest.join(' '));
  }
  const { folder, env } = stage;
  return { folder, env, command: commands.CMD, healthcheck: commands.HEALTHCHECK };
}
