import ts from 'typescript';

/** The change of a mutant. */
export type Kind =
  | 'negate a condition'
  | 'remove a guard'
  | 'drop a statement'
  | 'drop an await'
  | 'swap an operator'
  | 'change a constant'
  | 'empty a text'
  | 'empty a list';

/** One small fault, put into one file. */
export interface Mutant {
  /** From the root of the checkout, with slashes. */
  readonly path: string;
  readonly line: number;
  readonly kind: Kind;
  /** The characters of the file that are replaced. */
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
  /** The whole line, without the spaces around it. It identifies the mutant after lines before it have changed. */
  readonly source: string;
}

/** A replacement of the text of a node. */
type Change = readonly [kind: Kind, after: string, node: ts.Node];

const SWAPS: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.QuestionQuestionToken, '&&'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '/'],
  [ts.SyntaxKind.SlashToken, '*'],
]);

/** Nodes without behaviour: types, imports, and names of classes in the markup of the console. */
function isInert(node: ts.Node): boolean {
  return (
    ts.isTypeNode(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    (ts.isJsxAttribute(node) && ['class', 'key'].includes(node.name.getText()))
  );
}

/** Returns true for a statement that leaves the function or the loop, alone or at the end of a block. */
function leaves(statement: ts.Statement): boolean {
  if (ts.isBlock(statement)) {
    const last = statement.statements.at(-1);
    return last !== undefined && leaves(last);
  }
  return (
    ts.isReturnStatement(statement) ||
    ts.isThrowStatement(statement) ||
    ts.isContinueStatement(statement) ||
    ts.isBreakStatement(statement)
  );
}

function conditionOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isConditionalExpression(node)) return node.condition;
  const isConditional =
    ts.isIfStatement(node) || ts.isWhileStatement(node) || ts.isDoStatement(node);
  return isConditional ? node.expression : undefined;
}

function* changesOfStatement(node: ts.Node): Generator<Change> {
  const condition = conditionOf(node);
  if (condition) yield ['negate a condition', `!(${condition.getText()})`, condition];
  if (ts.isIfStatement(node) && !node.elseStatement && leaves(node.thenStatement)) {
    yield ['remove a guard', '{}', node];
  }
  if (ts.isExpressionStatement(node) && !node.getText().startsWith('super(')) {
    yield ['drop a statement', '{}', node];
  }
}

function isText(node: ts.Node): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

function operatorChange(node: ts.BinaryExpression): Change | undefined {
  const { left, operatorToken, right } = node;
  const after = SWAPS.get(operatorToken.kind);
  if (after !== undefined) return ['swap an operator', after, operatorToken];
  // A plus between unknown operands may join texts.
  const isSum =
    operatorToken.kind === ts.SyntaxKind.PlusToken &&
    [left, right].some((one) => ts.isNumericLiteral(one)) &&
    ![left, right].some(isText);
  return isSum ? ['swap an operator', '-', operatorToken] : undefined;
}

/** Returns true for a text that names something at compile time: a member, a module. */
function isName(node: ts.Node): boolean {
  const { parent } = node;
  const isMember =
    (ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent)) && parent.name === node;
  return isMember || ts.isExternalModuleReference(parent) || ts.isEnumMember(parent);
}

function* changesOfExpression(node: ts.Node): Generator<Change> {
  if (ts.isAwaitExpression(node)) yield ['drop an await', node.expression.getText(), node];
  if (ts.isBinaryExpression(node)) {
    const change = operatorChange(node);
    if (change) yield change;
  }
  if (ts.isNumericLiteral(node) && !isName(node)) {
    const value = Number(node.text);
    yield ['change a constant', String(value + 1), node];
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) yield ['change a constant', 'false', node];
  if (node.kind === ts.SyntaxKind.FalseKeyword) yield ['change a constant', 'true', node];
  if (isText(node) && !isName(node) && !ts.isTaggedTemplateExpression(node.parent)) {
    const isEmpty = ts.isStringLiteralLike(node) && node.text === '';
    yield ['empty a text', isEmpty ? "'changed'" : "''", node];
  }
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 0) {
    yield ['empty a list', '[]', node];
  }
}

/** Parses a file, with the markup of a `.tsx`. */
export function parse(path: string, text: string): ts.SourceFile {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
}

/** Returns all mutants of a file, in the order of its text. */
export function mutantsOf(path: string, text: string): readonly Mutant[] {
  const file = parse(path, text);
  const lines = text.split('\n');
  const found: Mutant[] = [];
  const add = ([kind, after, node]: Change) => {
    const [start, end] = [node.getStart(), node.getEnd()];
    const { line } = file.getLineAndCharacterOfPosition(start);
    const source = lines[line]?.trim() ?? '';
    const before = text.slice(start, end);
    found.push({ path, line: line + 1, kind, start, end, before, after, source });
  };
  const visit = (node: ts.Node): void => {
    if (isInert(node)) return;
    for (const change of changesOfStatement(node)) add(change);
    for (const change of changesOfExpression(node)) add(change);
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

/** Returns the text of a file with a mutant in it. */
export function applied(text: string, { start, end, after }: Mutant): string {
  return text.slice(0, start) + after + text.slice(end);
}
