/** A statement at the beginning of a line, up to its semicolon. */
const IMPORT = /^import (?:(\w+|(?:\w+,\s*)?\{[^}]*\})\s+from )?'([^']+)';$/gm;
const EXPORT = /^export (async function\*?|function\*?|class|const) (\w+)/gm;

function members(list: string): string {
  const names = list
    .split(',')
    .map((name) => name.trim().replace(/ as /, ': '))
    .filter((name) => name !== '');
  return names.join(', ');
}

/** Returns a relative path in the form of CommonJS. */
function renamed(path: string): string {
  return path.startsWith('.') ? path.replace(/\.js$/, '.cjs') : path;
}

/** Turns the imports and exports of a module without types into those of CommonJS. */
export function toCommonJs(source: string): string {
  const exported: string[] = [];
  const body = source
    .replace(IMPORT, (_statement, list: string | undefined, path: string) => {
      const call = `require('${renamed(path)}');`;
      if (list === undefined) return call;
      // A default import beside names, of which those of types are gone.
      const [, first = list, beside = '{}'] = /^(\w+),\s*(\{[^}]*\})$/.exec(list) ?? [];
      if (!first.startsWith('{')) {
        const others = members(beside.slice(1, -1));
        return `const ${first} = ${call}${others === '' ? '' : `\nconst { ${others} } = ${first};`}`;
      }
      const names = members(list.slice(1, -1));
      return names === '' ? '' : `const { ${names} } = ${call}`;
    })
    .replace(EXPORT, (_statement, kind: string, name: string) => {
      exported.push(name);
      return `${kind} ${name}`;
    });
  const exports = exported.length === 0 ? '' : `\nmodule.exports = { ${exported.join(', ')} };\n`;
  return `'use strict';\n\n${body.trim()}\n${exports}`;
}
