import type { TargetFolder } from '../choices/target-folder.js';
import { compose, dockerfile } from './container.js';
import { envExample, envFile } from './env-file.js';
import { type OwnPackage, packageJson } from './package-json.js';
import { readme } from './readme.js';
import type { SvclinkSource } from './svclink-source.js';
import { exampleText, type ProjectFiles, templateFiles, withHandlers } from './template-files.js';
import type { Template } from './templates.js';
import { TSCONFIG } from './tsconfig.js';

/** The choices for a project. */
export interface ProjectChoices {
  readonly template: Template;
  /** The events whose handlers stay. */
  readonly events: ReadonlySet<string>;
  readonly own: OwnPackage;
  readonly source: SvclinkSource;
}

/**
 * Returns all files of a project, in memory.
 *
 * @throws CommandError when the package lacks its examples
 */
export function projectFiles(
  { packageName }: Pick<TargetFolder, 'packageName'>,
  { template, events, own, source }: ProjectChoices,
  packageRoot: string,
): ProjectFiles {
  const text = (name: string) => exampleText(packageRoot, `project/files/${name}`);
  const files = templateFiles(template, events, packageRoot);
  const image = dockerfile(text(`Dockerfile.${template.language}`), template, source);
  return new Map<string, string | Uint8Array>([
    ['package.json', packageJson(packageName, template, { own, spec: source.spec })],
    ...(template.language === 'typescript' ? ([['tsconfig.json', TSCONFIG]] as const) : []),
    ['README.md', readme(packageName, template, withHandlers(events, files))],
    ['.env', envFile(template)],
    ['.env.example', envExample(template)],
    ['.gitignore', text('gitignore')],
    ['.dockerignore', text('dockerignore')],
    ['Dockerfile', image],
    ['compose.yaml', compose(text('compose.yaml'), template)],
    ['.github/workflows/ci.yml', text('ci.yml')],
    ...(source.tarball === undefined
      ? []
      : [[source.tarball.name, source.tarball.content] as const]),
    ...files,
  ]);
}
