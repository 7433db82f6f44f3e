import { fileTypeOf, matchesContent } from '../../../src/protocol/files/file-types.js';

function fits(extension: string, ...bytes: (number | string)[]): boolean {
  const type = fileTypeOf(`a.${extension}`);
  if (type === undefined) throw new Error(`${extension} is not allowed`);
  return matchesContent(
    type,
    Buffer.concat(bytes.map((part) => Buffer.from(typeof part === 'string' ? part : [part]))),
  );
}

describe('a content signature', () => {
  it.each<[string, ...(number | string)[]]>([
    ['mp3', 0xff, 0xe0],
    ['mp3', 0xff, 0xfb, 0x90],
    ['mp3', 'ID3'],
    ['wav', 'RIFF', '....', 'WAVE'],
    ['wav', 'RF64', '....', 'WAVE'],
    ['avi', 'RIFF', '....', 'AVI '],
    ['mpg', 0, 0, 1, 0xba],
    ['mpg', 0, 0, 1, 0xb3],
    ['docx', 'PK', 3, 4],
    ['zip', 'PK', 5, 6],
    ['mp4', '....', 'ftyp'],
    ['pdf', 'some bytes %PDF-1.7'],
    ['gif', 'GIF89a'],
    ['txt', 0, 1, 2],
  ])('of %s fits', (extension, ...bytes) => {
    expect(fits(extension, ...bytes)).toBe(true);
  });

  it.each<[string, ...(number | string)[]]>([
    ['mp3', 0xff],
    ['mp3', 0xff, 0xd8],
    ['mp3', 0xff, 0xc0],
    ['mp3', 0x00, 0xe0],
    ['mp3', 0xfe, 0xe0],
    ['wav', 'RIFF', '....', 'AVI '],
    ['wav', 'RIFX', '....', 'WAVE'],
    ['wav', 'RIFF', 'WAVE'],
    ['avi', 'RIFF', '....', 'WAVE'],
    ['avi', 'RF64', '....', 'AVI '],
    ['mpg', 0, 0, 1, 0xbb],
    ['zip', 'PK', 3, 5],
    ['zip', 'PK'],
    ['mp4', 'ftyp'],
    ['gif', 'GIF88a'],
    ['jpg', 'x', 0xff, 0xd8, 0xff],
    ['pdf', ''],
  ])('of %s does not fit', (extension, ...bytes) => {
    expect(fits(extension, ...bytes)).toBe(false);
  });
});
