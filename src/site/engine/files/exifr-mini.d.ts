/** The reader of EXIF for JPEG alone. The types of the package describe its full build only. */
declare module 'exifr/dist/mini.umd.js' {
  /** Reads the metadata of a photo. @returns undefined where it has none */
  export function parse(photo: Uint8Array, options: object): Promise<unknown>;
}
