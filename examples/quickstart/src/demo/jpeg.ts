/** A colour: brightness, blueness and redness, each 0 to 255, 128 being neutral for the last two. */
export type Colour = readonly [luma: number, blue: number, red: number];

/** A picture of coloured squares of 8 by 8 pixels, row by row. */
export type Mosaic = readonly (readonly Colour[])[];

/** The number of codes of each length from 1 to 16, and their meanings: one code per size of a step. */
const STEP_LENGTHS = [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0];
const STEP_SYMBOLS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
/** Squares have no detail: the single code here states that. */
const DETAIL_LENGTHS = [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const DETAIL_SYMBOLS = [0];
const NO_DETAIL = '0';

function codesOf(lengths: readonly number[], symbols: readonly number[]): Map<number, string> {
  const codes = new Map<number, string>();
  const left = [...symbols];
  let code = 0;
  for (const [index, count] of lengths.entries()) {
    for (const symbol of left.splice(0, count)) {
      codes.set(symbol, code.toString(2).padStart(index + 1, '0'));
      code += 1;
    }
    code *= 2;
  }
  return codes;
}

const stepCodes = codesOf(STEP_LENGTHS, STEP_SYMBOLS);

function segment(marker: number, ...bytes: number[]): Buffer {
  const length = bytes.length + 2;
  return Buffer.from([0xff, marker, length >> 8, length & 0xff, ...bytes]);
}

/** Returns the bits of a step from one square's brightness to the next one's. */
function stepBits(step: number): string {
  const size = step === 0 ? 0 : Math.abs(step).toString(2).length;
  const value = step < 0 ? step + 2 ** size - 1 : step;
  return (stepCodes.get(size) ?? '') + (size === 0 ? '' : value.toString(2).padStart(size, '0'));
}

function scanBits(mosaic: Mosaic): string {
  const last: [number, number, number] = [128, 128, 128];
  let bits = '';
  for (const [luma, blue, red] of mosaic.flat()) {
    bits += stepBits(luma - last[0]) + NO_DETAIL;
    bits += stepBits(blue - last[1]) + NO_DETAIL;
    bits += stepBits(red - last[2]) + NO_DETAIL;
    last.splice(0, 3, luma, blue, red);
  }
  return bits;
}

function packed(bits: string): Buffer {
  const bytes: number[] = [];
  for (let start = 0; start < bits.length; start += 8) {
    const byte = Number.parseInt(bits.slice(start, start + 8).padEnd(8, '1'), 2);
    bytes.push(byte);
    // In the scan a byte of ones would begin a marker.
    if (byte === 0xff) bytes.push(0);
  }
  return Buffer.from(bytes);
}

/** Returns a mosaic as a baseline JPEG. */
export function jpeg(mosaic: Mosaic): Buffer {
  const height = mosaic.length * 8;
  const width = (mosaic[0]?.length ?? 0) * 8;
  const size = [height >> 8, height & 0xff, width >> 8, width & 0xff];
  const flat = new Array<number>(64).fill(8);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0),
    segment(0xdb, 0, ...flat),
    segment(0xc0, 8, ...size, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0),
    segment(0xc4, 0x00, ...STEP_LENGTHS, ...STEP_SYMBOLS),
    segment(0xc4, 0x10, ...DETAIL_LENGTHS, ...DETAIL_SYMBOLS),
    segment(0xda, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0),
    packed(scanBits(mosaic)),
    Buffer.from([0xff, 0xd9]),
  ]);
}
