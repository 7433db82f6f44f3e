import { Ajv2020 } from 'ajv/dist/2020.js';
import { type Json, linkSchemas } from './files.js';

const schemas = linkSchemas();
const files = [...schemas];
const kindsOnly = new Set(['canonical.json', 'wire.json']);
const described = files.filter(([file]) => !kindsOnly.has(file));

function strictAjv(): Ajv2020 {
  const ajv = new Ajv2020({ strict: true });
  for (const schema of schemas.values()) ajv.addSchema(schema);
  return ajv;
}

/** Every schema inside a schema, with the names that lead to it. */
function* parts(schema: unknown, path = ''): Generator<[string, Json]> {
  if (Array.isArray(schema)) {
    for (const [index, part] of schema.entries()) yield* parts(part, `${path}[${index}]`);
  } else if (typeof schema === 'object' && schema !== null) {
    const part = { ...schema };
    yield [path, part];
    for (const [name, member] of Object.entries(part)) {
      if (name !== 'examples') yield* parts(member, `${path}.${name}`);
    }
  }
}

describe('the link schemas', () => {
  const ajv = strictAjv();

  it('cover both sides of 22 events', () => {
    const of = (side: string) =>
      files.flatMap(([file]) => (file.endsWith(side) ? [file.slice(0, -side.length)] : []));
    expect(of('.data.json')).toHaveLength(22);
    expect(of('.result.json')).toEqual(of('.data.json'));
  });

  it.each(files)('%s compiles in strict mode', (_file, schema) => {
    expect(ajv.validateSchema(schema)).toBe(true);
    expect(() => ajv.getSchema(String(schema.$id))).not.toThrow();
  });

  it.each(files)('%s says what it is, and where that is written', (file, schema) => {
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(schema.$id).toBe(`https://svclink.dev/schemas/link/${file}`);
    for (const note of ['title', 'description', '$comment']) expect(schema[note]).toMatch(/\w{4}/);
  });

  it.each(described)('%s holds for its own examples', (_file, schema) => {
    const validate = ajv.getSchema(String(schema.$id));
    const examples = Array.isArray(schema.examples) ? schema.examples : [];
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      validate?.(example);
      expect(validate?.errors).toBeNull();
    }
  });

  it('name the same kinds in canonical and in wire form', () => {
    const names = (file: string) => Object.keys(Object(schemas.get(file)?.$defs));
    expect(names('wire.json')).toEqual(names('canonical.json'));
    expect(names('wire.json')).toHaveLength(17);
  });

  const sides = described.filter(([file]) => /\.(data|result)\.json$|^pcr\//.test(file));

  it.each(sides)('%s gives every scalar a kind and every member a description', (_file, schema) => {
    for (const [path, part] of parts(schema)) {
      if (part.$ref === undefined && !/\.(if|then|else)\b/.test(path)) {
        expect([path, part.type]).not.toEqual([
          path,
          expect.stringMatching(/string|number|integer|boolean/),
        ]);
      }
      if (!/\.properties\.\w+$/.test(path) || /\.(if|then|else)\b|anyOf/.test(path)) continue;
      expect([path, part.description]).toEqual([path, expect.stringMatching(/\w/)]);
    }
  });

  it.each(sides)('%s takes canonical kinds in data and wire kinds in results', (file, schema) => {
    const other = file.endsWith('.data.json') ? 'wire.json' : 'canonical.json';
    for (const [, part] of parts(schema)) expect(String(part.$ref)).not.toContain(other);
  });
});

describe('the envelope schemas', () => {
  const ajv = strictAjv();
  const site = '1fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4';
  const request = { username: 'u', password: 'a'.repeat(40), site_id: site, event_name: 'x' };
  const good = { remote_site_id: site, error: false, success: true };
  const reply = { ...good, return_error_msg: null, result_data: null };
  const failure = { ...reply, error: true, success: false, return_error_msg: 'no' };
  const cases: [string, string, unknown][] = [
    ['request', 'no username', { ...request, username: undefined }],
    ['request', 'a blank username', { ...request, username: ' ' }],
    ['request', 'a password in the clear', { ...request, password: 'demo' }],
    ['request', 'a site_id that is no v4 UUID', { ...request, site_id: site.replace('-4', '-1') }],
    ['request', 'a number as event_name', { ...request, event_name: 5 }],
    ['request', 'a list as event_data', { ...request, event_data: [] }],
    ['response', 'no remote_site_id', { ...reply, remote_site_id: undefined }],
    ['response', 'no result_data', { ...reply, result_data: undefined }],
    ['response', 'a number as result_data', { ...reply, result_data: 5 }],
    ['response', 'success and error at once', { ...reply, error: true }],
    ['response', 'neither success nor error', { ...reply, success: false }],
    ['response', 'a failure without a message', { ...failure, return_error_msg: '' }],
    ['response', 'a failure with a result', { ...failure, result_data: {} }],
    ['response', 'text as remote_org_id', { ...reply, remote_org_id: '18' }],
  ];

  it.each(cases)('%s refuses %s', (side, _title, envelope) => {
    expect(ajv.validate(`https://svclink.dev/schemas/link/envelope.${side}.json`, envelope)).toBe(
      false,
    );
  });

  it('take the values that these cases spoil', () => {
    const id = (side: string) => `https://svclink.dev/schemas/link/envelope.${side}.json`;
    expect(ajv.validate(id('request'), request)).toBe(true);
    expect(ajv.validate(id('response'), reply)).toBe(true);
    expect(ajv.validate(id('response'), failure)).toBe(true);
  });
});

describe('the file type schema', () => {
  const validate = strictAjv().getSchema('https://svclink.dev/schemas/link/file_type.json');

  it.each([
    ['an extension that is not allowed', 'exe', 'application/pdf', 1],
    ['the MIME type of another extension', 'png', 'image/jpeg', 1],
    ['the area of another extension', 'jpg', 'image/jpeg', 1],
  ])('refuses %s', (_title, extension, mime_type, file_area) => {
    expect(validate?.({ extension, mime_type, file_area })).toBe(false);
  });
});
