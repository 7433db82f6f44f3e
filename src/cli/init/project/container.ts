import type { SvclinkSource } from './svclink-source.js';
import type { Template } from './templates.js';

const PACKAGE_FILES = 'COPY package*.json ./';
const USER = 'USER node\n';

/**
 * Adapts a Dockerfile to a project: it copies a packed package of the project, and declares a volume for stored data.
 */
export function dockerfile(
  text: string,
  { keepsData }: Template,
  { tarball }: SvclinkSource,
): string {
  const withPackage =
    tarball === undefined
      ? text
      : text.replace(PACKAGE_FILES, `COPY package*.json ${tarball.name} ./`);
  if (!keepsData) return withPackage;
  const volume = `RUN mkdir data && chown node:node data\nVOLUME /app/data\n`;
  return withPackage.replace(USER, `${volume}${USER}`);
}

/** Adapts a compose file to a project: stored data outlive the container. */
export function compose(text: string, { keepsData }: Template): string {
  if (!keepsData) return text;
  return `${text}    volumes:\n      - data:/app/data\n\nvolumes:\n  data:\n`;
}
