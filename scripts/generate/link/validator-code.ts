import { MOST_PROBLEMS } from '../../../src/protocol/codec/validation.js';
import { smallCode } from '../standalone.js';

// The one piece of Ajv's runtime that the code needs, so that it stands alone in both builds.
const TEXT_LENGTH = `
function textLength(text) {
let length = text.length;
for (let i = 1; i < text.length; i++) {
if ((text.charCodeAt(i - 1) & 0xfc00) === 0xd800 && (text.charCodeAt(i) & 0xfc00) === 0xdc00) {
length--;
i++;
}
}
return length;
}
`;
const LENGTH_IMPORT = /^const (func\d+) = require\("ajv\/dist\/runtime\/ucs2length"\)\.default;$/gm;

// A large list may be wrong in every element: the number of errors is bounded, and so is their cost.
function bounded(code: string): string {
  return code
    .replaceAll(
      /if\(vErrors === null\)\{\nvErrors = \[(err\d+)\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}/g,
      'vErrors = noted(vErrors, $1);',
    )
    .replaceAll(
      /for\(let (i\d+)=0; \1<(len\d+); \1\+\+\)/g,
      'for(let $1=0; $1<$2 && errors<MOST; $1++)',
    )
    .replaceAll(/for\(const (key\d+) in (\w+)\)\{/g, 'for(const $1 in $2){if(errors>=MOST)break;');
}

const NOTED = `
const MOST = ${MOST_PROBLEMS};
function noted(found, error) {
if (found === null) return [error];
found.push(error);
return found;
}
`;

function valueAt(schema: unknown, path: string): unknown {
  const steps = path.match(/\w+/g) ?? [];
  return steps.reduce((value: unknown, step) => Reflect.get(Object(value), step), schema);
}

// An error that lists allowed values refers to a copy of the whole schema. It needs the list alone.
function withInlineLists(code: string): string {
  const lists = new Map<string, string>();
  let out = code;
  for (const [line, name, text] of code.matchAll(/^const (schema\d+) = (.+);$/gm)) {
    if (name === undefined || text === undefined) continue;
    const schema: unknown = JSON.parse(text);
    out = out
      .replace(`${line}\n`, '')
      .replaceAll(
        new RegExp(`\\b${name}((?:\\.\\w+|\\[\\d+\\]|\\["\\w+"\\])+)`, 'g'),
        (_, path) => {
          const list = JSON.stringify(valueAt(schema, path));
          if (!lists.has(list)) lists.set(list, `allowed${lists.size}`);
          return lists.get(list) ?? list;
        },
      );
  }
  const constants = [...lists].map(([list, name]) => `const ${name} = ${list};\n`);
  return `${constants.join('')}${out}`;
}

/** Code that stands alone, and the function in it for each schema. */
export interface StandalonePart {
  readonly code: string;
  readonly functions: ReadonlyMap<string, string>;
}

/** Makes Ajv's standalone code free of imports and exports, and small: it is read at every start. */
export function standalonePart(code: string): StandalonePart {
  const functions = new Map<string, string>();
  const inside = code
    .replace('"use strict";\n', '')
    .replaceAll(/^export const (\w+) = (validate\d+);\n/gm, (_, name: string, fn: string) => {
      functions.set(name, fn);
      return '';
    })
    .replaceAll(LENGTH_IMPORT, 'const $1 = textLength;');
  const out = withInlineLists(bounded(inside));
  if (/^export |\bschema\d+\b/m.test(out)) {
    throw new Error('the compiled validators do not stand alone');
  }
  return { code: smallCode(`${out}${TEXT_LENGTH}${NOTED}`), functions };
}
