import tsBlankSpace from 'ts-blank-space';
import { withHandlerTypes } from './handler-types.js';
import { toCommonJs } from './to-commonjs.js';

/** The path of the forms within the example, which contains them. */
const PATHS: readonly (readonly [from: string, to: string])[] = [
  ["'../../../forms/", "'./forms/"],
  ["'../../forms/", "'../src/demo/forms/"],
];

/** Matches the comment of a type, which would stay without the type. */
const TYPE_COMMENT = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n(?=(?:export )?(?:interface|type) )/g;

/** Turns a module in TypeScript into one in plain JavaScript. */
export function withoutTypes(source: string): string {
  const typed = withHandlerTypes(source.replace(TYPE_COMMENT, ''));
  return tsBlankSpace(typed, (node) => {
    throw new Error(`cannot be erased: ${node.getText().slice(0, 80)}`);
  });
}

/** Turns a module in TypeScript into one of CommonJS in plain JavaScript; empty if it has types only. */
export function convert(source: string): string {
  const plain = withoutTypes(source);
  const text = toCommonJs(PATHS.reduce((code, [from, to]) => code.replaceAll(from, to), plain));
  return text.trim() === "'use strict';" ? '' : text;
}
