import { useId, useMemo, useState } from 'preact/hooks';
import { trafficTexts as words } from '../../texts/traffic.js';
import {
  type BodyNode,
  bodyTree,
  found,
  foundCount,
  parsedBody,
  problemPath,
} from './body-tree.js';

/** The levels that are open at first. */
const OPEN_LEVELS = 2;
/** The most members of one value that are displayed. */
const MOST_SHOWN = 500;

interface TreeProps {
  readonly title: string;
  readonly text: string;
  /** The same body of the call before. */
  readonly before: string | null;
  /** The refusal of the call. */
  readonly message: string | null;
}

/** A body as a tree, with a search, and with marks where it differs from the call before and where it was refused. */
export default function JsonTree({ title, text, before, message }: TreeProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const tree = useMemo(() => {
    const body = parsedBody(text);
    return body && bodyTree(body.value, parsedBody(before), problemPath(message, body.value));
  }, [text, before, message]);
  if (!tree || tree.children.length === 0) return null;
  const wanted = search.trim();
  const shown = wanted === '' ? tree : found(tree, wanted);
  return (
    <div class="tree">
      <div class="field">
        <label for={id}>{words.tree.search(title)}</label>
        <input
          id={id}
          type="search"
          value={search}
          onInput={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      </div>
      <p role="status" class="faint">
        {wanted !== '' && words.tree.found(foundCount(tree, wanted))}
      </p>
      {shown && <Members key={wanted} node={shown} level={0} isOpen={wanted !== ''} />}
    </div>
  );
}

interface NodeProps {
  readonly node: BodyNode;
  readonly level: number;
  /** True where all levels are open, as in the result of a search. */
  readonly isOpen: boolean;
}

function Members({ node, level, isOpen }: NodeProps) {
  const { children } = node;
  return (
    <ul>
      {children.slice(0, MOST_SHOWN).map((one) => (
        <li key={one.path}>
          <Value node={one} level={level} isOpen={isOpen} />
        </li>
      ))}
      {children.length > MOST_SHOWN && (
        <li class="faint">{words.tree.further(children.length - MOST_SHOWN)}</li>
      )}
    </ul>
  );
}

function Value({ node, level, isOpen }: NodeProps) {
  const { key, text, children } = node;
  if (children.length === 0) {
    return (
      <>
        <span class="faint">{key}</span> <code>{text || words.tree.nothing}</code>{' '}
        <Differences node={node} />
      </>
    );
  }
  return (
    <details open={isOpen || level < OPEN_LEVELS || node.isMarked}>
      <summary>
        <span class="faint">{key}</span> {words.tree.members(children.length)}{' '}
        <Differences node={node} />
      </summary>
      <Members node={node} level={level + 1} isOpen={isOpen} />
    </details>
  );
}

/** The difference of a value from the call before, and its refusal. */
function Differences({ node: { change, isProblem } }: { readonly node: BodyNode }) {
  return (
    <>
      {change && (
        <mark>
          {words.tree.changes[change.kind]}
          {change.kind === 'changed' && ` ${words.tree.was(change.was)}`}
        </mark>
      )}
      {isProblem && <mark class="problem">{words.tree.problem}</mark>}
    </>
  );
}
