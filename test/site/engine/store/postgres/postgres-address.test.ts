import { readAddress } from '../../../../../src/site/engine/store/postgres/postgres-address.js';

/** The options of each connection, as the driver reads them. */
function optionsOf(address: string): string | null {
  return new URL(readAddress(address).connectionString).searchParams.get('options');
}

describe('the address of a PostgreSQL with a schema', () => {
  it.each([
    ['postgres://h/db?schema=x', '-c search_path=x'],
    ['postgres://h/db?options=-c%20work_mem%3D8MB&schema=x', '-c work_mem=8MB -c search_path=x'],
    ['postgres://h/db?schema=x&options=-c+work_mem%3D8MB', '-c work_mem=8MB -c search_path=x'],
  ])('%s keeps the options that it has', (address, options) => {
    expect(optionsOf(address)).toBe(options);
  });

  it.each(['schema=%zz', 'schema=x&options=%'])('is refused with %s, which is no text', (query) => {
    expect(() => readAddress(`postgres://user:secret@h/db?${query}`)).toThrow(
      expect.objectContaining({
        code: 'option_invalid',
        message: expect.stringMatching(/^database: (schema|options) /),
      }),
    );
  });
});
