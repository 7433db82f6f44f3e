import { effect, signal, untracked } from '@preact/signals';
import type { DraftOutcome } from '../../src/site/console/drafts/typed-drafts.js';
import type { AskedDraft } from '../../src/site/console/routes/drafts.js';
import { isConnected } from '../live.js';
import { AskError, ask, withQuery } from '../server.js';
import { texts } from '../texts.js';
import { browserDrafts, dropBrowserDraft, putBrowserDraft } from './browser-store.js';
import { goesOut, placeIsQuiet } from './left.js';
import { isWriterOpen, newWriter, writerCloses, writerOpens } from './writers.js';

/** What became of a text: nothing was typed, it is on its way, the site has it, or the browser alone has it. */
export type DraftStatus =
  | { readonly kind: 'none' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: number }
  | { readonly kind: 'unsaved'; readonly why: string };

/** Another version of the text, which this page has not typed. */
export interface OtherVersion {
  readonly content: unknown;
  /** The user who typed it; '' of one that is left in this browser. */
  readonly by: string;
  readonly at: number;
  /** Of the site. */
  readonly version: number;
}

/** Milliseconds from the first change to the save: with its way, the site has the text within two seconds. */
const SAVE = 1200;
/** Milliseconds until a failed save is tried again. */
const RETRY = 4000;
/** Milliseconds between two looks at who else has the text open. */
const LOOK = 4000;
/** Characters that a browser sends while a page is left. */
const LAST = 60_000;

const pathOf = (place: string) => `drafts/${encodeURIComponent(place)}`;

/** All texts that are open in this page: they are saved before somebody logs out. */
const open = new Set<DraftKeeper>();

/** Saves all open texts. */
export async function saveAll(): Promise<void> {
  await Promise.all([...open].map((keeper) => keeper.flush()));
}

/** Whether a place is open in this page. */
export function isOpen(place: string): boolean {
  return [...open].some((keeper) => keeper.place === place);
}

/**
 * Stores a text while it is typed: in the browser with every change, on the site every second or two. A version that
 * somebody else has stored meanwhile stays there until the user has chosen.
 */
export class DraftKeeper {
  readonly status = signal<DraftStatus>({ kind: 'none' });
  /** The versions that the user has to choose from; until then nothing is stored on the site. */
  readonly versions = signal<readonly OtherVersion[]>([]);
  /** A version that somebody has stored while nothing was typed here. */
  readonly newer = signal<OtherVersion | undefined>(undefined);
  /** Who else has it open. */
  readonly others = signal<readonly string[]>([]);
  content: unknown;
  #writer = newWriter();
  #version = 0;
  #isDirty = false;
  #saving: Promise<void> | undefined;
  #timer = 0;
  #look = 0;
  #isStopped = false;
  readonly #unfollow: () => void;

  constructor(
    readonly place: string,
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
    if (isShared) this.#look = window.setInterval(() => void this.#lookAround(), LOOK);
  }

  /** Reads what was typed before, here or elsewhere. @returns undefined where nothing was */
  async load(): Promise<unknown> {
    await placeIsQuiet(this.place);
    const stored = await this.#asked();
    if (this.#isDirty) return this.content;
    this.#adopt(stored ?? undefined);
    const left = [];
    for (const draft of browserDrafts(this.place)) {
      if (JSON.stringify(draft.content) === JSON.stringify(stored?.content))
        dropBrowserDraft(draft);
      else if (!(await isWriterOpen(draft.writer))) left.push(draft);
    }
    const [newest, ...older] = left;
    if (!newest) return this.content;
    // The text goes on where it was left, under the name that the site may know it by already.
    writerCloses(this.#writer);
    this.#writer = newest.writer;
    writerOpens(this.#writer);
    this.#version = newest.version;
    this.content = newest.content;
    this.#isDirty = true;
    this.versions.value = older.map(({ content, at }) => {
      return { content, at, by: '', version: newest.version };
    });
    for (const draft of older) dropBrowserDraft(draft);
    await this.flush();
    return this.content;
  }

  /** The text has changed. */
  change(content: unknown): void {
    this.content = content;
    this.#isDirty = true;
    this.#remember();
    if (this.versions.value.length > 0) return;
    if (this.status.value.kind !== 'unsaved') this.status.value = { kind: 'saving' };
    this.#plan(SAVE);
  }

  /** Saves at once what is not saved. */
  async flush(): Promise<void> {
    await this.#saving;
    if (this.#isDirty) await this.#save();
  }

  /** The text is finished, or given up: nothing of it is left. */
  async finish(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#isDirty = false;
    this.versions.value = [];
    dropBrowserDraft({ place: this.place, writer: this.#writer });
    await goesOut(this.place, this.#remove());
  }

  async #remove(): Promise<void> {
    await this.#saving;
    dropBrowserDraft({ place: this.place, writer: this.#writer });
    this.status.value = { kind: 'none' };
    if (this.#version === 0) return;
    this.#version = 0;
    // The page may be left at once: the text must not come back.
    const request = { method: 'DELETE', keepalive: true };
    await fetch(`./api/${pathOf(this.place)}`, request).catch(() => undefined);
  }

  /** Takes one of the versions; undefined is the own. */
  choose(other: OtherVersion | undefined): void {
    const known = [...this.versions.value, this.newer.value].map((one) => one?.version ?? 0);
    this.versions.value = [];
    this.newer.value = undefined;
    this.#version = Math.max(this.#version, ...known);
    if (other) this.content = other.content;
    this.#isDirty = true;
    this.#remember();
    void this.#save();
  }

  /** The page shows it no more; what is not saved is saved all the same, or stays in the browser. */
  stop(): void {
    this.#isStopped = true;
    void this.flush().finally(() => writerCloses(this.#writer));
    clearTimeout(this.#timer);
    clearInterval(this.#look);
    open.delete(this);
    removeEventListener('pagehide', this.#leave);
    document.removeEventListener('visibilitychange', this.#leave);
    removeEventListener('online', this.#again);
    this.#unfollow();
  }

  #remember(): boolean {
    const { place, content } = this;
    const at = Date.now();
    return putBrowserDraft({ place, content, at, writer: this.#writer, version: this.#version });
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
    try {
      const outcome = await ask<DraftOutcome>('POST', pathOf(this.place), body);
      if ('other' in outcome) {
        this.versions.value = [outcome.other];
        this.status.value = { kind: 'unsaved', why: '' };
        return;
      }
      this.#version = outcome.stored.version;
      this.#isDirty &&= JSON.stringify(this.content) !== sent;
      if (this.#isDirty) return;
      dropBrowserDraft({ place: this.place, writer: this.#writer });
      this.status.value = { kind: 'saved', at: outcome.stored.at };
    } catch (error) {
      const isAway = error instanceof AskError && error.code === 'unreachable';
      const reason = error instanceof Error ? error.message : String(error);
      this.status.value = { kind: 'unsaved', why: isAway ? texts.drafts.away : reason };
    }
  }

  async #asked(): Promise<AskedDraft['draft'] | undefined> {
    try {
      const path = withQuery(pathOf(this.place), { writer: this.isShared ? this.#writer : '' });
      const { draft, others } = await ask<AskedDraft>('GET', path);
      this.others.value = others;
      return draft;
    } catch {
      return undefined;
    }
  }

  #adopt(draft: OtherVersion | undefined): void {
    if (!draft) return;
    this.#version = draft.version;
    this.content = draft.content;
    this.status.value = { kind: 'saved', at: draft.at };
  }

  /** Somebody may have stored a version while nothing is typed here. */
  async #lookAround(): Promise<void> {
    if (document.hidden || this.#isDirty || this.#saving) return;
    const before = this.#version;
    const draft = await this.#asked();
    if (!draft || this.#isDirty || this.#version !== before || draft.version <= before) return;
    const isSame = JSON.stringify(draft.content) === JSON.stringify(this.content);
    if (isSame) this.#version = draft.version;
    else this.newer.value = draft;
  }

  readonly #again = (): void => {
    if (this.#isDirty && this.status.value.kind === 'unsaved') void this.flush();
  };

  /** The page may be gone in a moment: no answer is awaited. The site knows the writer when the text comes again. */
  readonly #leave = ({ type }: Event): void => {
    const isHidden = type === 'pagehide' || document.visibilityState === 'hidden';
    if (!isHidden || !this.#isDirty || this.versions.value.length > 0) return;
    const { content } = this;
    const body = JSON.stringify({ version: this.#version, writer: this.#writer, content });
    if (body.length > LAST) return;
    const headers = { 'Content-Type': 'application/json' };
    const path = `./api/${pathOf(this.place)}`;
    void fetch(path, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
  };
}
