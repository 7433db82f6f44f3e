import {
  LARGEST_PHOTO,
  pictureAlone,
  THUMBNAIL_SIDE,
  thumbnailProblem,
} from '../../src/site/engine/files/sent/sent-thumbnail.js';

const QUALITY = 0.75;

/** One photo at a time: each takes hundreds of megabytes while it is decoded. */
let busy: Promise<unknown> = Promise.resolve();

/** Returns a small JPEG of a photo, turned as its camera says; undefined for a file of which none can be made. */
export function thumbnailOf(photo: Blob): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const made = busy.then(() => make(photo).catch(() => undefined));
  busy = made;
  return made;
}

async function make(photo: Blob): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (photo.size > LARGEST_PHOTO) return undefined;
  const picture = await createImageBitmap(photo);
  const scale = Math.min(1, THUMBNAIL_SIDE / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context) {
    // A JPEG has no transparency.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, width, height);
  }
  picture.close();
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  const bytes = pictureAlone(new Uint8Array(await blob.arrayBuffer()));
  return thumbnailProblem(bytes) === undefined ? bytes : undefined;
}
