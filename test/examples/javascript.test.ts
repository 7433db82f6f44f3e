import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const examples = join(__dirname, '../../examples');
const tests = join(examples, 'javascript/test');

/** The names of the files of a folder, without their extensions. */
const filesOf = (folder: string, extension: string) =>
  readdirSync(join(examples, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension))
    .map((name) => name.slice(0, -extension.length))
    .sort();

/** The audits have run against the original, and take their time. */
const isTest = (name: string) => name.endsWith('.test.cjs') && !name.startsWith('conformance');

describe('the example in JavaScript', () => {
  it.each(['src/handlers', 'test'])('has what the quickstart has in %s', (folder) => {
    const made = filesOf(`javascript/${folder}`, '.cjs');
    expect(made).toEqual(filesOf(`quickstart/${folder}`, '.ts'));
    expect(made.length).toBeGreaterThan(20);
  });

  it('keeps the comments, the handlers with their types, and no type in the code', () => {
    const code = readFileSync(join(examples, 'javascript/src/handlers/get_order.cjs'), 'utf8');
    expect(code).toContain("@returns {import('svclink').Handler<");
    expect(code).toContain('module.exports = { getOrder };');
    expect(code).not.toMatch(/^(?:import|export|interface|type) /m);
  });

  // Its own tests, which are plain JavaScript too.
  for (const name of readdirSync(tests).filter(isTest)) {
    require(join(tests, name));
  }
});
