import { type Deviation, DeviationList } from '../../protocol/codec/deviation.js';

/** The two units that are called a megabyte, in bytes. */
const DECIMAL_MEGABYTE = 1_000_000;
const BINARY_MEGABYTE = 1024 * 1024;

/**
 * Returns the deviation of a `file_size` that is neither the bytes of its file nor its megabytes, rounded either way.
 * The document gives no unit (specification: "Rules per event", get_file), so the size never decides about a file.
 *
 * @param size as the record states it; undefined where it states none that can be read
 * @param bytes of the received file
 * @returns undefined where the size is plausible, or absent
 */
export function sizeDeviation(size: number | undefined, bytes: number): Deviation | undefined {
  if (size === undefined || size === bytes) return undefined;
  const isMegabytes =
    size >= Math.floor(bytes / BINARY_MEGABYTE) && size <= Math.ceil(bytes / DECIMAL_MEGABYTE);
  if (isMegabytes) return undefined;
  const problem = `the file has ${bytes} bytes; the size is neither that nor its megabytes`;
  return new DeviationList('file_size').describe([], problem, size);
}
