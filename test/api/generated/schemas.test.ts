import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { apiCatalogue } from '../../../src/api/index.js';
import { receivedValidators, requestValidators, responseValidators } from '../../../src/api/validation.js';

const FOLDER = join(__dirname, '../../../schemas/api');
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
const schemas = new Map(files.map((name) => [name, JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))]));

const fileOf = (action: string, side: string): string => {
  const [service, ...rest] = action.split('/');
  return `${service}/${rest.join('_')}.${side}.json`;
};

const ajv = new Ajv2020({ strict: true });
for (const schema of schemas.values()) ajv.addSchema(schema);

describe('the schemas', () => {
  it.each(files)('%s compiles strictly, says what it is, and its examples are valid', (name) => {
    const schema = schemas.get(name);
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `https://svclink.dev/schemas/api/${name}`,
      title: expect.any(String),
      description: expect.any(String),
      $comment: expect.any(String),
    });
    const isValid = ajv.getSchema(schema.$id);
    for (const example of schema.examples ?? []) {
      expect([isValid?.(example), isValid?.errors]).toEqual([true, null]);
    }
    if (schema.$defs === undefined) expect(schema.examples.length).toBeGreaterThan(0);
  });

  // Answers of which the framework makes a part itself: no handler's mistake tries these members.
  it.each<[string, Record<string, readonly unknown[]>]>([
    ['auth/token', { token_type: ['bearer', '', 7], expires_in: ['x', -1, 1.5], access_token: [7, {}] }],
    ['autoimport/export', { hash: ['short', 7], content: [7] }],
    ['file/get', { hash: ['short', 7], content: [7] }],
  ])('need what no handler of /%s gives, in its form', (action, members) => {
    const { $id, examples } = schemas.get(fileOf(action, 'response'));
    const isValid = ajv.getSchema($id);
    for (const [name, wrong] of Object.entries(members)) {
      const { [name]: _, ...without } = examples[0];
      expect([name, isValid?.(without)]).toEqual([name, false]);
      for (const value of [...wrong, null, true, []]) {
        expect([name, value, isValid?.({ ...examples[0], [name]: value })]).toEqual([name, value, false]);
      }
    }
  });

  it('show files whose hash is that of their content', () => {
    const examples = [...schemas.values()].flatMap(({ examples = [] }) => examples);
    const files = examples.filter((one) => one.hash !== undefined && one.content !== undefined);
    expect(files.length).toBeGreaterThan(1);
    for (const { hash, content } of files) {
      expect(createHash('sha256').update(Buffer.from(content, 'base64')).digest('hex')).toBe(hash);
    }
  });

  it('are there for every action and for nothing else', () => {
    const wanted = ['auth/token', ...apiCatalogue.map(({ action }) => action)].flatMap((action) => [fileOf(action, 'request'), fileOf(action, 'response')]);
    expect([...files].sort()).toEqual([...wanted, 'kinds.json', 'accepted.json', 'objects.json'].sort());
  });

  it('name the same kinds in both spellings', () => {
    expect(Object.keys(schemas.get('accepted.json').$defs)).toEqual(Object.keys(schemas.get('kinds.json').$defs));
  });

  it.each(apiCatalogue.map(({ action }) => action))('give validators of /%s that agree with an interpreter of the newer draft', (action) => {
    const values = [...schemas.values()].flatMap(({ examples = [] }) => examples);
    const response = ajv.getSchema(`https://svclink.dev/schemas/api/${fileOf(action, 'response')}`);
    for (const value of values) {
      expect(responseValidators.get(action)?.(value)).toBe(response?.(value));
      // Whatever we send we also accept.
      if (response?.(value)) expect(receivedValidators.get(action)?.(value)).toBe(true);
    }
    const request = ajv.getSchema(`https://svclink.dev/schemas/api/${fileOf(action, 'request')}`);
    for (const value of values) if (request?.(value)) expect(requestValidators.get(action)?.(value)).toBe(true);
  });
});
