/** One frame of the depth-first walk: a node and how many of its edges were followed. */
interface Frame {
  readonly node: number;
  next: number;
}

/**
 * Strongly connected components of a directed graph in topological order, sources first (Tarjan's
 * algorithm with a stack of its own, so that long chains cannot overflow). Linear in nodes and edges.
 */
export function components(targets: readonly (readonly number[])[]): number[][] {
  const index = new Int32Array(targets.length).fill(-1);
  const low = new Int32Array(targets.length);
  const onStack = new Uint8Array(targets.length);
  const stack: number[] = [];
  const found: number[][] = [];
  let counter = 0;

  const enter = (node: number): Frame => {
    index[node] = counter;
    low[node] = counter;
    counter += 1;
    stack.push(node);
    onStack[node] = 1;
    return { node, next: 0 };
  };
  const lower = (node: number, value: number | undefined): void => {
    low[node] = Math.min(low[node] ?? 0, value ?? 0);
  };
  const leave = (node: number): void => {
    if (low[node] !== index[node]) return;
    const members = stack.splice(stack.lastIndexOf(node));
    for (const member of members) onStack[member] = 0;
    found.push(members);
  };

  for (let root = 0; root < targets.length; root += 1) {
    const frames = index[root] === -1 ? [enter(root)] : [];
    for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
      const target = targets[frame.node]?.[frame.next];
      frame.next += 1;
      if (target === undefined) {
        frames.pop();
        leave(frame.node);
        const parent = frames.at(-1);
        if (parent !== undefined) lower(parent.node, low[frame.node]);
      } else if (index[target] === -1) frames.push(enter(target));
      else if (onStack[target] === 1) lower(frame.node, index[target]);
    }
  }
  return found.reverse();
}
