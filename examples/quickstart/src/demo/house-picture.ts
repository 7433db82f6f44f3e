import { pick } from './addresses.js';
import { type Colour, jpeg } from './jpeg.js';

const SKY: Colour = [190, 150, 110];
const GRASS: Colour = [120, 90, 105];
const DOOR: Colour = [60, 118, 150];
const WINDOW: Colour = [210, 140, 120];
const ROOFS: readonly Colour[] = [
  [80, 120, 165],
  [70, 128, 128],
  [95, 110, 145],
];
const WALLS: readonly Colour[] = [
  [200, 115, 140],
  [165, 110, 155],
  [225, 128, 128],
  [180, 135, 120],
];

/** Returns the colour of the square at `x`, `y`, both from 0 to 1, of the house with this number. */
function colourAt(x: number, y: number, house: number): Colour {
  if (y > 0.8) return GRASS;
  const fromMiddle = Math.abs(x - 0.5);
  if (y < 0.4) return fromMiddle < (y - 0.1) * 1.3 ? pick(ROOFS, house) : SKY;
  if (fromMiddle > 0.34) return SKY;
  if (fromMiddle < 0.06 && y > 0.58) return DOOR;
  const inWindow = fromMiddle > 0.16 && fromMiddle < 0.26 && y > 0.48 && y < 0.64;
  return inWindow ? WINDOW : pick(WALLS, house);
}

/** Draws the front of a house as JPEG; the colours depend on its number. */
export function housePicture(house: number, width: number, height: number): Buffer {
  const rows = Array.from({ length: Math.ceil(height / 8) }, (_row, y) =>
    Array.from({ length: Math.ceil(width / 8) }, (_column, x) =>
      colourAt((x + 0.5) / (width / 8), (y + 0.5) / (height / 8), house),
    ),
  );
  return jpeg(rows);
}
