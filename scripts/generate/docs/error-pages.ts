import { errorMeanings, type Meaning } from '../../../src/cli/errors/error-meanings.js';
import { bulletList } from './markdown.js';

function section({ heading, explanation, seenBy: seen, fix }: Meaning): string {
  const lines = [`What it means: ${explanation}`, `Who sees it: ${seen}`];
  if (fix !== undefined) lines.push(`How to fix it: ${fix}`);
  return `## ${heading}\n\n${bulletList(lines)}`;
}

/** A page per code, by its path in the project; a code of several tables has a section for each. */
export function errorPages(): Map<string, string> {
  const made = [...errorMeanings()].map(([code, all]): [string, string] => {
    const header = '<!-- Generated from the tables of codes by scripts/generate: do not edit. -->';
    const parts = [header, `# ${code}`, ...all.map(section), '[All codes](README.md)'];
    return [`docs/errors/${code}.md`, `${parts.join('\n\n')}\n`];
  });
  return new Map(made);
}
