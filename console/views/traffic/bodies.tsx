import type { ExchangeDetail } from '../../../src/site/console/contract/answers.js';
import { addressOf } from '../../address.js';
import { Preformatted } from '../../parts/basics.js';
import { Lazy } from '../../parts/lazy.js';
import { Copy } from '../../parts/secret.js';
import { trafficTexts as words } from '../../texts/traffic.js';
import { texts } from '../../texts.js';
import { callCommands } from './call-commands.js';

const { exchanges } = texts;

const loadTree = () => import('./json-tree.js');

/** The data or the answer of an exchange, as a tree and as text. */
export function Body(props: {
  readonly title: string;
  readonly text: string | null;
  readonly none: string;
  /** The same of the call before. */
  readonly before: string | null;
  /** The refusal of the call. */
  readonly message: string | null;
}) {
  const { title, text, none, before, message } = props;
  return (
    <section>
      <h2>{title}</h2>
      {text === null ? (
        <p class="faint">{none}</p>
      ) : (
        <>
          <Lazy load={loadTree} given={{ title, text, before, message }} />
          <details open={!isTree(text)}>
            <summary>{words.asText}</summary>
            <Preformatted>{pretty(text)}</Preformatted>
          </details>
        </>
      )}
    </section>
  );
}

/** Returns true for a text that is displayed as a tree: an object or a list that was not cut off. */
function isTree(text: string): boolean {
  return /^\s*[[{]/.test(text) && pretty(text) !== text;
}

/** Returns JSON with line breaks. A truncated end stays unchanged. */
function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** The lines that the same call before did not have, and those that it had. */
export function Compared({ bodies, before }: Pick<ExchangeDetail, 'bodies' | 'before'>) {
  if (!before) return null;
  const changes = (['data', 'answer'] as const).flatMap((name) => {
    const [now, then] = [bodies, before.bodies].map((one) => pretty(one?.[name] ?? '').split('\n'));
    return linesOf(then, now);
  });
  return (
    <section>
      <h2>{words.compared}</h2>
      <p>
        <a href={addressOf(['exchanges', before.id])}>{exchanges.replay.exchange(before.id)}</a>
      </p>
      {changes.length === 0 ? (
        <p class="faint">{words.same}</p>
      ) : (
        <Preformatted>{changes.join('\n')}</Preformatted>
      )}
    </section>
  );
}

/** The lines that are in one text alone, with a sign before each. */
function linesOf(then: readonly string[] = [], now: readonly string[] = []): readonly string[] {
  const [old, present] = [new Set(then), new Set(now)];
  return [
    ...then.filter((line) => !present.has(line)).map((line) => `- ${line}`),
    ...now.filter((line) => !old.has(line)).map((line) => `+ ${line}`),
  ];
}

/** The same call for a terminal: by svclink, and by curl. */
export function Commands({ exchange }: { exchange: ExchangeDetail }) {
  const commands = callCommands(exchange);
  if (commands === undefined) return null;
  return (
    <section>
      <h2>{exchanges.command}</h2>
      {typeof commands === 'string' ? (
        <p class="faint">{words.noCommand[commands]}</p>
      ) : (
        <>
          <p class="hint">{words.commandHints[commands.kind]}</p>
          {commands.hasFile && <p class="hint">{words.fileHint}</p>}
          <Preformatted>{commands.svclink}</Preformatted>
          <Copy text={commands.svclink} />
          <p class="hint">{words.curlHints[commands.kind]}</p>
          <Preformatted>{commands.curl}</Preformatted>
          <Copy text={commands.curl} label={words.copyCurl} />
        </>
      )}
    </section>
  );
}
