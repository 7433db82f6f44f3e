import ts from 'typescript';
import { parse } from './mutants.js';

/** A function of a file, and the position of its body. */
export interface FoundFunction {
  /** The path of the file, and the names around the function: `src/a.ts#Orders.list`; a second one of a name is `…~1`. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
  readonly body: ts.ConciseBody;
}

function nameOf(node: ts.Node): string {
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  const isNamed =
    ts.isFunctionLike(node) ||
    ts.isClassLike(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isPropertyAssignment(node);
  return isNamed ? (node.name?.getText() ?? '') : '';
}

function bodyOf(node: ts.Node): ts.ConciseBody | undefined {
  const hasBody =
    ts.isArrowFunction(node) ||
    ts.isFunctionExpression(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isConstructorDeclaration(node) ||
    ts.isAccessor(node);
  return hasBody ? node.body : undefined;
}

/** Returns the functions of a file that have a body, outer ones before the ones in them. */
export function functionsOf(path: string, text: string): readonly FoundFunction[] {
  const found: FoundFunction[] = [];
  const counts = new Map<string, number>();
  const visit = (node: ts.Node, around: string): void => {
    const names = [around, nameOf(node)].filter((one) => one !== '').join('.');
    const body = bodyOf(node);
    if (body) {
      const count = counts.get(names) ?? 0;
      counts.set(names, count + 1);
      const key = `${path}#${names}${count > 0 ? `~${count}` : ''}`;
      found.push({ key, start: node.getStart(), end: node.getEnd(), body });
    }
    node.forEachChild((child) => visit(child, names));
  };
  visit(parse(path, text), '');
  return found;
}

/** Returns the key of the innermost function around a position; undefined outside of all functions. */
export function functionAt(path: string, text: string, position: number): string | undefined {
  return functionsOf(path, text).findLast(({ start, end }) => start <= position && position < end)
    ?.key;
}

/** Returns the text of a file in which each function reports its key to `globalThis.reachedFunction`. */
export function probed(path: string, text: string): string {
  const inserted: (readonly [at: number, text: string])[] = [];
  for (const { key, body } of functionsOf(path, text)) {
    const probe = `globalThis.reachedFunction?.(${JSON.stringify(key)})`;
    if (ts.isBlock(body)) inserted.push([body.getStart() + 1, ` ${probe};`]);
    else inserted.push([body.getStart(), `(${probe}, `], [body.getEnd(), ')']);
  }
  let result = text;
  for (const [at, piece] of inserted.toSorted(([one], [other]) => other - one)) {
    result = result.slice(0, at) + piece + result.slice(at);
  }
  return result;
}
