import type { RefusedFile } from '../../src/site/console/allowed-files.js';

const photos = (count: number) => `${count} ${count === 1 ? 'photo' : 'photos'}`;

/** The ways to convert a photo of a type that is not allowed. */
const CONVERT: Readonly<Record<string, string>> = {
  heic: 'an iPhone does so with “Most Compatible” under Settings, Camera, Formats',
  webp: 'the Photos or Preview app of a computer does so with “Save as” or “Export”',
};

function refusedType(extension: string, allowed: string, alike: string): string {
  const type = extension === '' ? 'Files without an extension' : `.${extension} files`;
  const help =
    CONVERT[alike] === undefined ? '' : ` Save the photo as JPEG first: ${CONVERT[alike]}.`;
  return `${type} are not allowed. Allowed are ${allowed}.${help}`;
}

/** The texts of photos. Another language is another object of this shape. */
export const photoTexts = {
  chooseAll: 'Choose all',
  chooseAllOf: (group: string) => `of ${group}`,
  chosen: (chosen: number, all: number) => `${chosen} of ${photos(all)} chosen`,
  count: photos,
  clear: 'Choose none',
  keys: 'A click or Space chooses a photo, with Shift all up to it. Arrow keys move, a double click or Enter enlarges.',
  viewKeys: 'A click or Enter enlarges a photo. Arrow keys move.',
  enlarge: 'Enlarge',
  noPreview: 'No preview',
  kilobytes: (size: string) => `${size} kB`,
  /** The reason for which a file is not sent. */
  refused: (reason: RefusedFile) =>
    reason.kind === 'empty'
      ? 'The file is empty (0 bytes). Choose one with content.'
      : refusedType(reason.extension, reason.allowed.join(', '), reason.alike),
  zip: 'Download all photos',
  unsorted: 'Not flagged',
  received: 'From the owner',
  ofOwner: 'Photos from the owner',
  targets: 'What the photos show',
  others: (count: number) => `Questions that need no photo (${count})`,
  flag: (count: number) => (count === 0 ? 'Flag' : `Flag ${count}`),
  flagTo: (target: string) => `to ${target}`,
  takeOff: (count: number) => `Take off ${count}`,
  takeOffFrom: (target: string) => `from ${target}`,
  remove: (count: number) => `Remove ${photos(count)}`,
  previews: {
    missing: (count: number) => `${photos(count)} without a preview.`,
    make: 'Make previews',
    making: (done: number, all: number) => `Making previews: ${done} of ${all} …`,
    notMade: (count: number) => `Of ${photos(count)} this browser can make none.`,
    why: 'This site makes no previews of photos that come from elsewhere: the package sharp is not installed (npm install sharp), or “thumbnails” is switched off. The browser makes those of photos that are added here.',
  },
  viewer: {
    title: (name: string, at: number, all: number) => `${name} (${at} of ${all})`,
    before: 'Previous photo',
    after: 'Next photo',
    larger: 'Larger',
    smaller: 'Smaller',
    fit: 'Whole photo',
    zoom: (percent: number) => `${percent} %`,
    taken: 'Taken',
    cameraClock: 'by the clock of the camera',
    position: 'Place',
    camera: 'Camera',
    size: 'Size',
    file: 'Open the file',
    flags: 'Shows',
    noFlags: 'not flagged',
  },
} as const;
