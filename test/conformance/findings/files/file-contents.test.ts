import { contentOf, program } from '../../../../src/conformance/findings/test-files.js';
import { fileTypes, matchesContent } from '../../../../src/protocol/files/file-types.js';

describe('the contents of files that are sent', () => {
  it.each(fileTypes)('fit .$extension', (type) => {
    expect(contentOf(type.extension).length).toBeGreaterThan(20);
    expect(matchesContent(type, contentOf(type.extension))).toBe(true);
  });

  it('fit no type with a signature when they are a program', () => {
    const taken = fileTypes.filter((type) => matchesContent(type, program));
    expect(taken.map(({ extension }) => extension)).toEqual(['key', 'txt', 'eml']);
  });
});
