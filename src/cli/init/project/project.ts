import type { TargetFolder } from '../choices/target-folder.js';
import { envExample, envFile } from './env-file.js';
import { packageJson, readOwnPackage, svclinkSpec } from './package-json.js';
import { readme } from './readme.js';
import { type ProjectFiles, projectText, templateFiles, withHandlers } from './template-files.js';
import type { Template } from './templates.js';
import { TSCONFIG } from './tsconfig.js';

/** What a project is made of. */
export interface ProjectChoices {
  readonly template: Template;
  /** Those whose handlers stay. */
  readonly events: ReadonlySet<string>;
  /** What package.json names for svclink; undefined for the version that runs. */
  readonly svclink: string | undefined;
}

/**
 * All files of a project, in memory.
 *
 * @throws CommandError when the package lacks its examples
 */
export function projectFiles(
  { packageName }: Pick<TargetFolder, 'packageName'>,
  { template, events, svclink }: ProjectChoices,
  packageRoot: string,
): ProjectFiles {
  const own = readOwnPackage(packageRoot);
  const text = (name: string) => projectText(packageRoot, name);
  const spec = svclinkSpec(svclink, own);
  const files = templateFiles(template, events, packageRoot);
  return new Map([
    ['package.json', packageJson(packageName, template, { own, spec })],
    ...(template.language === 'typescript' ? ([['tsconfig.json', TSCONFIG]] as const) : []),
    ['README.md', readme(packageName, template, withHandlers(events, files))],
    ['.env', envFile(template)],
    ['.env.example', envExample(template)],
    ['.gitignore', text('gitignore')],
    ['.dockerignore', text('dockerignore')],
    ['Dockerfile', text(`Dockerfile.${template.language}`)],
    ['compose.yaml', text('compose.yaml')],
    ...files,
  ]);
}
