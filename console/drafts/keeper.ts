import { effect, signal, untracked } from '@preact/signals';
import type { AskedDraft } from '../../src/site/console/contract/answers.js';
import { isConnected } from '../live.js';
import { AskError, ask, withQuery } from '../server.js';
import { refusalTexts } from '../texts/refusals.js';
import { texts } from '../texts.js';
import {
  type BrowserDraft,
  browserDrafts,
  dropBrowserDraft,
  putBrowserDraft,
} from './browser-store.js';
import { type FinishedText, rememberFinished, removeFinished, removeText } from './finished.js';
import { recordRequest, untilIdle } from './left.js';
import { recordText } from './unfinished.js';
import { isWriterOpen, newWriter, writerCloses, writerOpens } from './writers.js';

/** The state of a text: unchanged, being sent, stored by the site, or stored by the browser alone. */
export type DraftStatus =
  | { readonly kind: 'none' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: number }
  | { readonly kind: 'unsaved'; readonly why: string };

/** Another version of the text, which another page has typed. */
export interface OtherVersion {
  readonly content: unknown;
  /** The user who typed it; '' for a version in this browser's storage. */
  readonly by: string;
  readonly at: number;
  /** The version number of the site. */
  readonly version: number;
}

/**
 * Milliseconds from the first change to the request that stores it, so that the site has the text within two seconds.
 */
const SAVE = 1200;
/** Milliseconds before a failed request is repeated. */
const RETRY = 4000;
/** Milliseconds between two requests for the other users who have the text open. */
const CHECK_EVERY = 4000;
/** The most characters that a browser sends while a page is closed. */
const LAST = 60_000;

const pathOf = (path: string) => `drafts/${encodeURIComponent(path)}` as const;

/** All open texts of this page. They are stored before a log-out. */
const open = new Set<DraftKeeper>();

/** Stores all open texts. */
export async function saveAll(): Promise<void> {
  await Promise.all([...open].map((keeper) => keeper.flush()));
}

/** Returns true for a text that is open in this page. */
export function isOpen(path: string): boolean {
  return [...open].some((keeper) => keeper.path === path);
}

/**
 * Stores a text while the user types: in the browser with every change, on the site every second or two. A version that
 * another user has stored meanwhile stays there until the user has chosen.
 */
export class DraftKeeper {
  readonly status = signal<DraftStatus>({ kind: 'none' });
  /** The versions to choose from. Before the choice nothing is stored on the site. */
  readonly versions = signal<readonly OtherVersion[]>([]);
  /** A version that another user has stored while nothing was typed here. */
  readonly newer = signal<OtherVersion | undefined>(undefined);
  /** The other users who have it open. */
  readonly others = signal<readonly string[]>([]);
  content: unknown;
  #writer = newWriter();
  /** The texts of closed pages among the versions. They stay in the browser until the user has chosen. */
  #older: readonly BrowserDraft[] = [];
  #version = 0;
  /** The time of the site at which it has stored the text; 0 where the page knows none. */
  #storedAt = 0;
  /** True for a text that the site may have, whether or not its answer has come. */
  #isSent = false;
  #isDirty = false;
  #saving: Promise<void> | undefined;
  #removing: Promise<void> | undefined;
  #timer = 0;
  #checkTimer = 0;
  #isStopped = false;
  readonly #unfollow: () => void;

  constructor(
    readonly path: string,
    readonly isShared: boolean,
  ) {
    open.add(this);
    writerOpens(this.#writer);
    addEventListener('pagehide', this.#leave);
    document.addEventListener('visibilitychange', this.#leave);
    addEventListener('online', this.#again);
    this.#unfollow = effect(() => {
      if (isConnected.value) untracked(this.#again);
    });
    if (isShared)
      this.#checkTimer = window.setInterval(() => void this.#checkOthers(), CHECK_EVERY);
  }

  /** Reads the stored text of this browser or of the site. @returns undefined without one */
  async load(): Promise<unknown> {
    await untilIdle(this.path);
    await removeFinished(this.path);
    const stored = await this.#asked();
    if (this.#isDirty) return this.content;
    this.#adopt(stored ?? undefined);
    const left = [];
    for (const draft of browserDrafts(this.path)) {
      if (JSON.stringify(draft.content) === JSON.stringify(stored?.content))
        dropBrowserDraft(draft);
      else if (!(await isWriterOpen(draft.writer))) left.push(draft);
    }
    const [newest, ...older] = left;
    if (!newest || this.#isDirty) return this.content;
    // The page continues the text under the writer name that the site may know already.
    this.#takeWriter(newest.writer);
    this.#isSent = true;
    this.#version = newest.version;
    this.content = newest.content;
    this.#isDirty = true;
    this.versions.value = older.map(({ content, at }) => {
      return { content, at, by: '', version: newest.version };
    });
    this.#older = older;
    for (const { writer } of older) writerOpens(writer);
    await this.flush();
    return this.content;
  }

  /** Takes a change of the text. */
  change(content: unknown): void {
    this.content = content;
    this.#isDirty = true;
    this.#remember();
    if (this.versions.value.length > 0) return;
    if (this.status.value.kind !== 'unsaved') this.status.value = { kind: 'saving' };
    this.#plan(SAVE);
  }

  /** Stores unsaved changes at once. */
  async flush(): Promise<void> {
    await this.#saving;
    // A text that is typed after a finished one would be removed with it.
    await this.#removing;
    if (this.#isDirty) await this.#save();
  }

  /** Removes the finished or discarded text everywhere. */
  async finish(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#isDirty = false;
    this.versions.value = [];
    recordText(this.path, false);
    dropBrowserDraft({ path: this.path, writer: this.#writer });
    this.#dropOlder();
    if (this.#isThere) rememberFinished(this.#finished);
    const removing = this.#remove().finally(() => {
      if (this.#removing === removing) this.#removing = undefined;
    });
    this.#removing = removing;
    await recordRequest(this.path, removing);
  }

  /** True for a text that the site may have. */
  get #isThere(): boolean {
    return this.#version > 0 || this.#isSent;
  }

  get #finished(): FinishedText {
    return { path: this.path, writer: this.#writer, at: this.#storedAt };
  }

  async #remove(): Promise<void> {
    await this.#saving;
    const finished = this.#finished;
    const isThere = this.#isThere;
    dropBrowserDraft(finished);
    [this.#version, this.#storedAt, this.#isSent] = [0, 0, false];
    // A later text has a writer of its own: a repeated request must not remove it.
    if (isThere) this.#takeWriter(newWriter());
    if (this.#isDirty) this.#remember();
    else this.status.value = { kind: 'none' };
    if (!isThere) return;
    rememberFinished(finished);
    await removeText(finished);
  }

  #takeWriter(writer: string): void {
    writerCloses(this.#writer);
    this.#writer = writer;
    writerOpens(writer);
  }

  /** Takes one of the versions; undefined is the user's own. */
  choose(other: OtherVersion | undefined): void {
    const shown = [...this.versions.value, this.newer.value].filter((one) => one !== undefined);
    const known = shown.map(({ version }) => version);
    this.versions.value = [];
    this.newer.value = undefined;
    this.#version = Math.max(this.#version, ...known);
    if (other) this.content = other.content;
    this.#isDirty = true;
    this.status.value = { kind: 'saving' };
    this.#remember();
    this.#dropOlder();
    void this.#save();
  }

  #dropOlder(): void {
    for (const draft of this.#older) dropBrowserDraft(draft);
    this.#closeOlder();
  }

  #closeOlder(): void {
    for (const { writer } of this.#older) writerCloses(writer);
    this.#older = [];
  }

  /** Stops when the page no longer displays the text. Unsaved changes are still sent, or stay in the browser. */
  stop(): void {
    this.#isStopped = true;
    // The same text may be opened again before the site has stored this version.
    const stored = this.flush().finally(() => writerCloses(this.#writer));
    void recordRequest(this.path, stored);
    this.#closeOlder();
    clearTimeout(this.#timer);
    clearInterval(this.#checkTimer);
    open.delete(this);
    removeEventListener('pagehide', this.#leave);
    document.removeEventListener('visibilitychange', this.#leave);
    removeEventListener('online', this.#again);
    this.#unfollow();
  }

  #remember(): boolean {
    const { path, content } = this;
    const at = Date.now();
    return putBrowserDraft({ path, content, at, writer: this.#writer, version: this.#version });
  }

  #plan(wait: number): void {
    if (this.#timer !== 0 || this.#isStopped) return;
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      void this.flush();
    }, wait);
  }

  async #save(): Promise<void> {
    if (this.versions.value.length > 0) return;
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#saving = this.#post().finally(() => {
      this.#saving = undefined;
    });
    await this.#saving;
    if (this.#isDirty) this.#plan(this.status.value.kind === 'unsaved' ? RETRY : SAVE);
  }

  async #post(): Promise<void> {
    const sent = JSON.stringify(this.content);
    const body = { version: this.#version, writer: this.#writer, content: this.content };
    this.#remember();
    this.#isSent = true;
    try {
      const outcome = await ask('POST', pathOf(this.path), body);
      if ('other' in outcome) {
        this.versions.value = [outcome.other];
        this.status.value = { kind: 'unsaved', why: '' };
        return;
      }
      this.#version = outcome.stored.version;
      this.#storedAt = outcome.stored.at;
      this.#isDirty &&= JSON.stringify(this.content) !== sent;
      if (this.#isDirty) return;
      recordText(this.path, true);
      dropBrowserDraft({ path: this.path, writer: this.#writer });
      this.status.value = { kind: 'saved', at: outcome.stored.at };
    } catch (error) {
      this.status.value = { kind: 'unsaved', why: whyUnsaved(error) };
    }
  }

  async #asked(): Promise<AskedDraft['draft'] | undefined> {
    try {
      const path = withQuery(pathOf(this.path), { writer: this.isShared ? this.#writer : '' });
      const { draft, others } = await ask('GET', path);
      this.others.value = others;
      return draft;
    } catch {
      return undefined;
    }
  }

  #adopt(draft: OtherVersion | undefined): void {
    if (!draft) return;
    this.#version = draft.version;
    this.#storedAt = draft.at;
    this.content = draft.content;
    this.status.value = { kind: 'saved', at: draft.at };
  }

  /** Checks for a newer version while nothing is typed here. */
  async #checkOthers(): Promise<void> {
    if (document.hidden || this.#isDirty || this.#saving) return;
    const before = this.#version;
    const draft = await this.#asked();
    if (!draft || this.#isDirty || this.#version !== before || draft.version <= before) return;
    const isSame = JSON.stringify(draft.content) === JSON.stringify(this.content);
    if (isSame) [this.#version, this.#storedAt] = [draft.version, draft.at];
    else this.newer.value = draft;
  }

  readonly #again = (): void => {
    if (this.#isDirty && this.status.value.kind === 'unsaved') void this.flush();
  };

  /**
   * Sends the text when the page closes, without a wait for the answer. The site recognises the writer when the text
   * comes again.
   */
  readonly #leave = ({ type }: Event): void => {
    const isHidden = type === 'pagehide' || document.visibilityState === 'hidden';
    if (!isHidden || !this.#isDirty || this.versions.value.length > 0) return;
    const { content } = this;
    const body = JSON.stringify({ version: this.#version, writer: this.#writer, content });
    if (body.length > LAST) return;
    this.#isSent = true;
    const headers = { 'Content-Type': 'application/json' };
    const path = `./api/${pathOf(this.path)}`;
    void fetch(path, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
  };
}

/** Returns the reason for which a text is not saved. */
function whyUnsaved(error: unknown): string {
  if (!(error instanceof AskError)) return String(error);
  if (error.code === 'unreachable') return texts.drafts.away;
  return error.refused?.names[0] === 'content' ? refusalTexts.tooLongToSave : error.message;
}
