import type { NetworkOptions } from '../../../../net/index.js';
import { optionError, refuseUnknownOptions } from '../../../../protocol/options.js';

/** The use of a bucket. */
export interface BucketOptions {
  /** `read` writes nothing at the opening, `later` does not even ask. Default `write`. */
  readonly use?: 'read' | 'write' | 'later';
  readonly network?: NetworkOptions | undefined;
}

/** The credentials for an object store. */
export interface S3Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The token of temporary credentials. */
  readonly sessionToken?: string | undefined;
}

/** The location of objects. */
export interface S3Address {
  readonly bucket: string;
  /** The prefix of every name; '' or with a trailing slash. */
  readonly prefix: string;
  readonly region: string;
  /** The base of the addresses of objects, including the bucket, without a trailing slash. */
  readonly base: string;
}

const PARAMETERS = { endpoint: 1, region: 1, style: 1 };
/** The pattern of Amazon for names of buckets, which other services share. */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** Returns true for an address of an object store. */
export function isS3Address(address: string): boolean {
  return address.startsWith('s3:');
}

/**
 * Reads `s3://BUCKET/PREFIX?endpoint=https://…&region=…&style=path`. Without an endpoint the service is Amazon's. With
 * one the bucket is part of the path (`style=host`: part of the host). The default region is us-east-1.
 *
 * @throws LinkError `option_invalid`
 */
export function readS3Address(address: string): S3Address {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !BUCKET.test(url.hostname) || url.username !== '' || url.password !== '') {
    throw optionError('files', 'must be s3://BUCKET/PREFIX?endpoint=…, without credentials');
  }
  const parameters = Object.fromEntries(url.searchParams);
  refuseUnknownOptions('files', parameters, PARAMETERS);
  const { region = 'us-east-1', endpoint, style } = parameters;
  if (style !== undefined && style !== 'path' && style !== 'host') {
    throw optionError('files', 'style must be path or host');
  }
  const bucket = url.hostname;
  const path = decodeURIComponent(url.pathname).replace(/^\/+|(?<!\/)\/+$/g, '');
  const server = readEndpoint(endpoint ?? `https://s3.${region}.amazonaws.com`);
  const isInPath = (style ?? (endpoint === undefined ? 'host' : 'path')) === 'path';
  return {
    bucket,
    region,
    prefix: path === '' ? '' : `${path}/`,
    base: isInPath ? `${server.origin}/${bucket}` : `${server.protocol}//${bucket}.${server.host}`,
  };
}

function readEndpoint(endpoint: string): URL {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url;
  throw optionError('files', 'endpoint must be an http or https address without a path');
}

/**
 * Returns the given credentials, else those of the environment variables that all tools for S3 read.
 *
 * @throws LinkError `option_invalid`
 */
export function s3Credentials(
  given: S3Credentials | undefined,
  env: Readonly<Record<string, string | undefined>> = process.env,
): S3Credentials {
  const accessKeyId = given?.accessKeyId ?? env.AWS_ACCESS_KEY_ID ?? '';
  const secretAccessKey = given?.secretAccessKey ?? env.AWS_SECRET_ACCESS_KEY ?? '';
  if (accessKeyId === '' || secretAccessKey === '') {
    throw optionError(
      's3Credentials',
      'are required for files in a bucket: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
    );
  }
  const sessionToken = given ? given.sessionToken : env.AWS_SESSION_TOKEN || undefined;
  return { accessKeyId, secretAccessKey, sessionToken };
}
