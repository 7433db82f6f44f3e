import type { LinkError } from '../../../index.js';
import { parseSafeJson } from '../../../protocol/json/safe-json.js';
import { siteError } from '../site-error.js';
import type { SealedKey } from './seal/sealed-key.js';
import type { TableSummary } from './snapshot.js';

/*
 * The content of an archive (which seal.ts seals) is a tar file of: `site.json` (the header), `tables/NAME/N.jsonl.gz` (the rows, a line each),
 * `files/SHA256` (the contents, each under its hash), `manifest.json` (what all of it has to come to).
 */

/** The format that archives state. Another format has another number. */
export const FORMAT = 'svclink-site-1';
export const HEADER_NAME = 'site.json';
export const MANIFEST_NAME = 'manifest.json';

/** The header at the beginning of an archive. */
export interface ArchiveHeader {
  readonly format: typeof FORMAT;
  /** The version of the schema of the tables. */
  readonly schema: number;
  readonly site_id: string;
  /** The ISO time at which it was begun. */
  readonly made_at: string;
  /** The fingerprint that identifies the key of the site. */
  readonly key_fingerprint: string;
  /** The encrypted key; null where the archive does not contain it. */
  readonly key: SealedKey | null;
}

/** The manifest at the end of an archive. An archive without one was cut off. */
export interface ArchiveManifest {
  readonly tables: Readonly<Record<string, TableSummary>>;
  readonly files: { readonly count: number; readonly bytes: number };
  /** The hashes of files that the database named and that were missing, the first 1000. */
  readonly missing: readonly string[];
  readonly missing_count: number;
}

/** Returns the error for an archive, or for copied rows, whose content was changed. */
export function damaged(why: string, cause?: unknown): LinkError {
  return siteError('archive_invalid', `The archive is damaged: ${why}.`, { cause });
}

/** @throws LinkError `archive_invalid`, `schema_newer` */
export function readHeader(text: string): ArchiveHeader {
  const header = parse(text, HEADER_NAME);
  const { format, schema, key } = header;
  if (typeof format === 'string' && format !== FORMAT && format.startsWith('svclink-site-')) {
    const message = `The archive has the format ${format}, this program knows ${FORMAT}: use the version of svclink that wrote it, or a newer one`;
    throw siteError('schema_newer', message);
  }
  const isWhole =
    format === FORMAT &&
    Number.isSafeInteger(schema) &&
    areTexts(header, ['site_id', 'made_at', 'key_fingerprint']) &&
    (key === null || areTexts(Object(key), ['version', 'sealed']));
  if (!isWhole) throw damaged(`${HEADER_NAME} is not that of a site`);
  return header as unknown as ArchiveHeader;
}

/** @throws LinkError `archive_invalid` */
export function readManifest(text: string): ArchiveManifest {
  const manifest = parse(text, MANIFEST_NAME);
  const { count, bytes } = Object(manifest.files);
  const isWhole =
    Object.values(Object(manifest.tables)).every(isSummary) &&
    [count, bytes, manifest.missing_count].every(Number.isSafeInteger) &&
    Array.isArray(manifest.missing);
  if (!isWhole) throw damaged(`${MANIFEST_NAME} cannot be read`);
  return manifest as unknown as ArchiveManifest;
}

function isSummary(value: unknown): boolean {
  const { count, last_id } = Object(value);
  return (
    areTexts(Object(value), ['sha256']) && Number.isSafeInteger(count) && /^\d+$/.test(last_id)
  );
}

function areTexts(value: Readonly<Record<string, unknown>>, names: readonly string[]): boolean {
  return names.every((name) => typeof value[name] === 'string');
}

function parse(text: string, name: string): Readonly<Record<string, unknown>> {
  try {
    return Object(parseSafeJson(text, name));
  } catch (cause) {
    throw damaged(`${name} cannot be read`, cause);
  }
}
