import {
  type BodyNode,
  bodyTree,
  found,
  foundCount,
  parsedBody,
  problemPath,
} from '../../../console/views/traffic/body-tree.js';

/** The marked values of a tree, by their paths. */
function marks(node: BodyNode): readonly (readonly [string, unknown])[] {
  const own = node.isProblem ? 'problem' : node.change && Object.values(node.change).join(' ');
  return [...(own ? [[node.path, own] as const] : []), ...node.children.flatMap(marks)];
}
const leaf = (node: BodyNode): BodyNode => (node.children[0] ? leaf(node.children[0]) : node);

describe('the tree of a body', () => {
  it('marks what differs from the call before, and only that', () => {
    const before = { a: 1, list: [1, { b: 'x' }], gone: { c: 1 }, same: null, kind: [] };
    const now = { a: 2, list: [1, { b: 'y', more: [1] }, 3], same: null, kind: 'text', '': 1 };
    const tree = bodyTree(now, { value: before }, undefined);
    expect(marks(tree)).toEqual([
      ['/a', 'changed 1'],
      ['/list/1/b', 'changed "x"'],
      ['/list/1/more', 'added'],
      ['/list/2', 'added'],
      ['/kind', 'changed []'],
      ['/', 'added'],
      ['/gone', 'removed {"c":1}'],
    ]);
    expect(tree.children.filter((one) => one.isMarked).map(({ key }) => key)).not.toContain('same');
    expect(marks(bodyTree(now, undefined, undefined))).toEqual([]);
    // Of a long text only the beginning is shown.
    const long = 'x'.repeat(3000);
    const changed = bodyTree({ a: `${long}2` }, { value: { a: `${long}1` } }, undefined);
    expect(marks(changed)).toHaveLength(1);
    expect(marks(bodyTree(now, { value: 'text' }, undefined))).toEqual([['', 'changed "text"']]);
  });

  it.each([
    ['results[0].price: must be a decimal', '/results/0/price'],
    ['event_data.results[0].price: must be a decimal', '/results/0/price'],
    ['results[0].qty: is required', '/results/0'],
    ['results[9].qty: is required', undefined],
    ['report_id: is required', undefined],
    ['Not now.', undefined],
    ['constructor: is not known', undefined],
    [`${'a.'.repeat(100_000)}: no`, undefined],
    [null, undefined],
  ])('finds the place of a problem: %.40s', (message, path) => {
    const body = { results: [{ price: 'x' }] };
    expect(problemPath(message, body)).toBe(path);
    expect(marks(bodyTree(body, undefined, path))).toEqual(path ? [[path, 'problem']] : []);
  });

  it('is searched by names and values, with the owners of what was found', () => {
    const tree = bodyTree(
      { notes: [{ text: 'See the Plan' }, { text: 'two' }] },
      undefined,
      undefined,
    );
    expect(leaf(found(tree, 'plan') ?? tree).path).toBe('/notes/0/text');
    expect(['PLAN', 'text', 'none'].map((text) => foundCount(tree, text))).toEqual([1, 2, 0]);
    expect(found(tree, 'none')).toBeUndefined();
  });

  it('shows any depth and any names, and leaves a text that is no JSON', () => {
    const deep = parsedBody('['.repeat(5000) + ']'.repeat(5000));
    const end = leaf(bodyTree(deep?.value, deep, undefined));
    expect([end.path.length, end.text.length <= 2000]).toEqual([80, true]);
    const odd = bodyTree(JSON.parse('{"__proto__":{"x":1},"a/b":2}'), undefined, undefined);
    expect(odd.children.map(({ key }) => key)).toEqual(['__proto__', 'a/b']);
    expect(['{"a":', '', null, undefined].map(parsedBody)).toEqual(Array(4).fill(undefined));
  });
});
