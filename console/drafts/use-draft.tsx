import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Time } from '../parts/basics.js';
import { useInDialog } from '../parts/dialog.js';
import { session } from '../server.js';
import { texts } from '../texts.js';
import { DraftKeeper, type OtherVersion } from './keeper.js';
import { loadUnfinished } from './unfinished.js';

const words = texts.drafts;

/** A text that is stored while the user types. */
export interface Draft {
  readonly keeper: DraftKeeper;
  /** True after the stored text was read. */
  readonly isLoaded: boolean;
  /** Increases when other content replaces the displayed one. */
  readonly turn: number;
  /** Takes another version. */
  take(other: OtherVersion | undefined): void;
  /** Removes the finished text. */
  finish(): Promise<void>;
}

/**
 * Stores the typed text under a path.
 *
 * @param path '' stores nothing
 */
export function useDraft(path: string, isShared = false): Draft | undefined {
  const keeper = useMemo(
    () => (path === '' ? undefined : new DraftKeeper(path, isShared)),
    [path, isShared],
  );
  const [isLoaded, setLoaded] = useState(false);
  const [turn, setTurn] = useState(0);
  const dialog = useInDialog();
  const around = useRef(dialog);
  around.current = dialog;
  useEffect(() => {
    if (!keeper) return undefined;
    void keeper.load().then((content) => {
      if (content !== undefined) around.current?.touch();
      setLoaded(true);
    });
    return () => {
      keeper.stop();
      void loadUnfinished().catch(() => undefined);
    };
  }, [keeper]);
  if (!keeper) return undefined;
  const finish = async () => {
    await keeper.finish();
    await loadUnfinished().catch(() => undefined);
  };
  dialog?.onDiscard(finish);
  return {
    keeper,
    isLoaded,
    turn,
    finish,
    take(other) {
      keeper.choose(other);
      if (other) setTurn(turn + 1);
    },
  };
}

/** Displays the state of a text: stored or not, the other users who have it open, and a choice between two versions. */
export function DraftState(props: {
  readonly draft: Draft | undefined;
  /** The displayed form of a content: labels of fields with their values. */
  readonly show?: ((content: unknown) => readonly (readonly [string, string])[]) | undefined;
}) {
  const { draft } = props;
  if (!draft) return null;
  const { status, versions, newer, others } = draft.keeper;
  return (
    <div class="draft">
      <p class={status.value.kind === 'unsaved' ? 'problem' : 'faint'} role="status">
        <StatusText draft={draft} />
      </p>
      {others.value.length > 0 && <p class="notice">{words.others(others.value.join(', '))}</p>}
      {newer.value && <Newer other={newer.value} draft={draft} />}
      {versions.value.length > 0 && (
        <Versions others={versions.value} draft={draft} show={props.show ?? plain} />
      )}
    </div>
  );
}

function StatusText({ draft: { keeper } }: { draft: Draft }) {
  const { value: status } = keeper.status;
  if (status.kind === 'saving') return <>{words.saving}</>;
  if (status.kind === 'unsaved') return <>{`${words.unsaved} ${status.why}`}</>;
  if (status.kind === 'none') return null;
  return (
    <>
      {words.saved} <Time at={status.at} />
    </>
  );
}

function nameOf({ by }: OtherVersion): string {
  if (by === '') return words.thisBrowser;
  return by === session.value?.user?.username ? words.otherPage : by;
}

/** Reports that another user has continued the text while nothing was typed here. */
function Newer({ other, draft }: { other: OtherVersion; draft: Draft }) {
  return (
    <div class="notice" role="alert">
      <p>
        {words.newer(nameOf(other))} <Time at={other.at} />
      </p>
      <button type="button" onClick={() => draft.take(other)}>
        {words.take(nameOf(other))}
      </button>
    </div>
  );
}

function Versions(props: {
  readonly others: readonly OtherVersion[];
  readonly draft: Draft;
  readonly show: (content: unknown) => readonly (readonly [string, string])[];
}) {
  const { others, draft, show } = props;
  const own = new Map(show(draft.keeper.content));
  return (
    <section class="notice failure" role="alert" aria-label={words.versions}>
      <p>
        <strong>{words.versions}</strong> {words.versionsLead}
      </p>
      {others.map((other) => (
        <div key={`${other.by} ${other.at}`}>
          <p>
            {nameOf(other)}, <Time at={other.at} />
          </p>
          <Differences own={own} other={new Map(show(other.content))} name={nameOf(other)} />
          <button type="button" onClick={() => draft.take(other)}>
            {words.take(nameOf(other))}
          </button>
        </div>
      ))}
      <button type="button" class="main" onClick={() => draft.take(undefined)}>
        {words.takeOwn}
      </button>
    </section>
  );
}

function Differences(props: {
  readonly own: ReadonlyMap<string, string>;
  readonly other: ReadonlyMap<string, string>;
  readonly name: string;
}) {
  const { own, other, name } = props;
  const fields = [...new Set([...own.keys(), ...other.keys()])].filter(
    (field) => (own.get(field) ?? '') !== (other.get(field) ?? ''),
  );
  return (
    <dl class="answers">
      {fields.map((field) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd>
            {words.own}: {own.get(field) || texts.none}
            <br />
            {name}: {other.get(field) || texts.none}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns the members of a content by their names. */
function plain(content: unknown): readonly (readonly [string, string])[] {
  return Object.entries(Object(content)).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
}
