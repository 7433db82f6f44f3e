import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { DraftPlace } from '../drafts/place.js';
import { unfinished } from '../drafts/unfinished.js';
import { guardDialog, holdPage } from '../leaving.js';
import { session } from '../server.js';
import { texts } from '../texts.js';

/** The dialog that a form stands in. */
interface InDialog {
  /** Something was entered that is lost with the dialog. */
  touch(): void;
  /** Names what gives the stored text up; without it nothing of the dialog is stored. */
  onDiscard(discard: () => Promise<void>): void;
  /** Closes it; with content it asks first. */
  close(): void;
}

const DialogContext = createContext<InDialog | undefined>(undefined);

/** The dialog around; undefined on a page. */
export function useInDialog(): InDialog | undefined {
  return useContext(DialogContext);
}

/** A dialog over the page; Escape and the browser's Back close it, with content it asks first. Focus goes back where it was. */
export function Dialog(props: {
  readonly title: string;
  readonly onClose: () => void;
  /** For what has several fields in a row. */
  readonly isWide?: boolean;
  /** Whether something is under way whose end is shown here alone: until then Escape closes nothing. */
  readonly isHeld?: boolean;
  readonly children: ComponentChildren;
}) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isAsking, setAsking] = useState(false);
  const { content, inside } = useContent(() => {
    if (content.isTouched) setAsking(true);
    else dialog.current?.close();
  });
  useModal(dialog, content, () => setAsking(true));
  const leave = (event: Event) => {
    event.preventDefault();
    if (!props.isHeld) inside.close();
  };
  return (
    <DialogContext.Provider value={inside}>
      <dialog
        ref={dialog}
        class={props.isWide ? 'wide' : ''}
        aria-labelledby={id}
        onCancel={leave}
        onKeyDown={(event) => {
          if (event.key === 'Escape') leave(event);
        }}
        onInput={({ target }) => {
          if (!(target instanceof HTMLInputElement && target.type === 'file')) inside.touch();
        }}
        onClose={props.onClose}
      >
        <h2 id={id}>{props.title}</h2>
        {isAsking && (
          <AskClose
            isStored={content.discard !== undefined}
            onStay={() => setAsking(false)}
            onClose={() => dialog.current?.close()}
            onDiscard={async () => {
              await content.discard?.();
              dialog.current?.close();
            }}
          />
        )}
        {props.children}
      </dialog>
    </DialogContext.Provider>
  );
}

/** Shows a dialog as long as it is there, and lets it ask before another place is shown. */
function useModal(
  dialog: { readonly current: HTMLDialogElement | null },
  content: Content,
  ask: () => void,
): void {
  const begin = useRef(() => {
    dialog.current?.showModal();
    const forget = guardDialog(() => {
      if (content.isTouched) ask();
      return content.isTouched;
    });
    return () => {
      forget();
      holdPage(content, false);
      dialog.current?.close();
    };
  });
  useEffect(() => begin.current(), []);
}

interface Content {
  isTouched: boolean;
  discard: (() => Promise<void>) | undefined;
}

/** What was entered in a dialog, and what the forms within say of it. */
function useContent(close: () => void) {
  const latest = useRef(close);
  latest.current = close;
  return useMemo(() => {
    const content: Content = { isTouched: false, discard: undefined };
    const inside: InDialog = {
      touch() {
        content.isTouched = true;
        // What is stored in the browser is not lost with the page.
        holdPage(content, content.discard === undefined);
      },
      onDiscard(discard) {
        content.discard = discard;
        holdPage(content, false);
      },
      close: () => latest.current(),
    };
    return { content, inside };
  }, []);
}

/** Asks what becomes of the content of a dialog. */
function AskClose(props: {
  readonly isStored: boolean;
  readonly onStay: () => void;
  readonly onClose: () => void;
  readonly onDiscard: () => Promise<void>;
}) {
  const words = texts.dialog;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div class="notice failure" role="alert">
      <p>{props.isStored ? words.askStored : words.ask}</p>
      <div class="actions">
        <button ref={first} type="button" class="main" onClick={props.onStay}>
          {words.stay}
        </button>
        {props.isStored && (
          <button type="button" onClick={props.onClose}>
            {words.later}
          </button>
        )}
        <button type="button" onClick={() => void props.onDiscard()}>
          {words.discard}
        </button>
      </div>
    </div>
  );
}

/** Where the browser notes which dialog was open when the page was left. */
const LEFT_OPEN = 'svclink:open-dialog';

const leftOpen = (place: string) => `${session.value?.user?.id} ${place}`;

/** A button, and what it opens: a dialog that is there until it closes itself. */
export function Opener(props: {
  readonly label: string;
  /** The place of the text that is typed in the dialog: it is stored, and the dialog opens again after a reload. */
  readonly place?: string;
  /** For what a page is mostly there for. */
  readonly isMain?: boolean;
  readonly isDisabled?: boolean;
  readonly children: (close: () => void) => ComponentChildren;
}) {
  const { place = '' } = props;
  const [isOpen, setOpen] = useState(
    place !== '' && sessionStorage.getItem(LEFT_OPEN) === leftOpen(place),
  );
  const open = (isNow: boolean) => {
    if (place !== '' && isNow) sessionStorage.setItem(LEFT_OPEN, leftOpen(place));
    else if (place !== '') sessionStorage.removeItem(LEFT_OPEN);
    setOpen(isNow);
  };
  return (
    <>
      <button
        type="button"
        class={props.isMain ? 'main' : ''}
        disabled={props.isDisabled ?? false}
        onClick={() => open(true)}
      >
        {props.label}
        {place !== '' && unfinished.value.has(place) && ` ${texts.drafts.unfinished}`}
      </button>
      {isOpen && (
        <DraftPlace.Provider value={place}>{props.children(() => open(false))}</DraftPlace.Provider>
      )}
    </>
  );
}

/** A secret that is shown once: to be copied now. */
export function Secret({ label, value }: { label: string; value: string }) {
  return (
    <p class="secret">
      <span>{label}</span> <code>{value}</code> <Copy text={value} />
    </p>
  );
}

/** Takes a text along, and says that it did. */
export function Copy({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  // Without https a browser has no clipboard for pages: then the text is marked and copied by hand.
  if (!navigator.clipboard) return null;
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(true));
  return (
    <button type="button" onClick={() => void copy().catch(() => undefined)}>
      {isCopied ? texts.copied : texts.copy}
    </button>
  );
}
