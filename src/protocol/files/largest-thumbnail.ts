/** The most bytes of a thumbnail that is fetched from an address of a peer: a thumbnail is a small picture. */
export const LARGEST_THUMBNAIL = 2 * 1024 * 1024;
