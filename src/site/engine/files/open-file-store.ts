import { DiskFileStore } from './disk-file-store.js';
import type { FileStore } from './file-store.js';
import {
  type BucketOptions,
  isS3Address,
  type S3Credentials,
  s3Credentials,
} from './s3/s3-address.js';

/**
 * Opens the store of the files at an address. Code for S3 is not loaded for a folder.
 *
 * @param address the path of a folder, or `s3://BUCKET/PREFIX?endpoint=…`
 * @param credentials for a bucket; default those of the environment
 * @throws LinkError `option_invalid` for a folder or bucket that cannot be used, `store_unavailable`
 */
export async function openFileStore(
  address: string,
  credentials?: S3Credentials,
  options: BucketOptions = {},
): Promise<FileStore> {
  if (!isS3Address(address)) return DiskFileStore.open(address);
  const { S3FileStore } = await import('./s3/s3-file-store.js');
  return S3FileStore.open(address, s3Credentials(credentials), options);
}
