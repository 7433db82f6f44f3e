import type { S3Client } from './s3-client.js';

/** An object of a list. */
export interface ListedObject {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

/** The objects of one page of a list, without the beginning of their names. */
export function readList(body: string, prefix: string): readonly ListedObject[] {
  return elementsOf(body, 'Contents').map((object) => ({
    name: (memberOf(object, 'Key') ?? '').slice(prefix.length),
    changedAt: Date.parse(memberOf(object, 'LastModified') ?? ''),
  }));
}

/**
 * Aborts uploads of several parts that were begun before a time and never completed: their parts are stored, and paid
 * for, without being seen.
 *
 * @param start of the names of their objects
 * @returns how many were aborted
 */
export async function abortUploads(
  client: S3Client,
  start: string,
  before: number,
): Promise<number> {
  const { prefix } = client.address;
  let markers: Readonly<Record<string, string>> | undefined = {};
  let count = 0;
  while (markers) {
    const query = { uploads: '', prefix: `${prefix}${start}`, ...markers };
    const { body } = await client.send({ method: 'GET', query });
    for (const upload of elementsOf(body, 'Upload')) {
      if (Date.parse(memberOf(upload, 'Initiated') ?? '') >= before) continue;
      const name = (memberOf(upload, 'Key') ?? '').slice(prefix.length);
      const uploadId = memberOf(upload, 'UploadId') ?? '';
      const ended = await client.stream({ method: 'DELETE', name, query: { uploadId } });
      ended?.resume();
      count += 1;
    }
    markers = nextMarkers(body);
  }
  return count;
}

function nextMarkers(body: string): Readonly<Record<string, string>> | undefined {
  const key = memberOf(body, 'NextKeyMarker');
  if (key === undefined || memberOf(body, 'IsTruncated') !== 'true') return undefined;
  return { 'key-marker': key, 'upload-id-marker': memberOf(body, 'NextUploadIdMarker') ?? '' };
}

/** The texts of the elements of a name; each but the last ends where the next one begins. */
function elementsOf(xml: string, name: string): readonly string[] {
  return xml.split(`<${name}>`).slice(1);
}

/** The text of an element that has no others within. */
export function memberOf(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
