import { type ComponentChildren, createContext } from 'preact';
import {
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks';
import { DraftPath } from '../drafts/draft-path.js';
import { unfinished } from '../drafts/unfinished.js';
import { guardDialog, holdPage } from '../leaving.js';
import { session } from '../server.js';
import { texts } from '../texts.js';

/** The dialog that contains a form. */
interface InDialog {
  /** Reports unsaved content. */
  touch(): void;
  /** Reports whether files are being sent: one that arrives after the dialog is closed has no place. */
  holdFiles(areSending: boolean): void;
  /** Registers the function that discards the stored text. Without it nothing of the dialog is stored. */
  onDiscard(discard: () => Promise<void>): void;
  /** Closes the dialog, and asks first if it has content. */
  close(): void;
}

const DialogContext = createContext<InDialog | undefined>(undefined);

/** Returns the surrounding dialog; undefined on a page. */
export function useInDialog(): InDialog | undefined {
  return useContext(DialogContext);
}

/**
 * A dialog over the page. Escape and the browser's Back close it; with content it asks first. The focus then returns to
 * its former element.
 */
export function Dialog(props: {
  readonly title: string;
  readonly onClose: () => void;
  /** True for a dialog with several fields in a row. */
  readonly isWide?: boolean;
  /** True for a dialog over the whole page. */
  readonly isFull?: boolean;
  /** True while an operation runs whose result only this dialog displays: Escape is disabled until its end. */
  readonly isLocked?: boolean;
  /** The question before it closes otherwise than by a button of its own, where its content is not shown again. */
  readonly question?: string;
  readonly children: ComponentChildren;
}) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isAsking, setAsking] = useState(false);
  const { content, inside } = useContent(() => {
    if (content.isTouched) setAsking(true);
    else dialog.current?.close();
  }, props.question !== undefined);
  useModal(dialog, content, () => setAsking(true));
  const leave = (event: Event) => {
    event.preventDefault();
    if (!props.isLocked) inside.close();
  };
  return (
    <DialogContext.Provider value={inside}>
      <dialog
        ref={dialog}
        class={props.isFull ? 'full' : props.isWide ? 'wide' : ''}
        aria-labelledby={id}
        onCancel={(event) => {
          // A field of a file tells of its own cancelled choice, too.
          if (event.target === event.currentTarget) leave(event);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') leave(event);
          else if (isRepeatedEnter(event)) event.preventDefault();
        }}
        onInput={({ target }) => {
          if (!(target instanceof HTMLInputElement && target.type === 'file')) inside.touch();
        }}
        onClose={props.onClose}
      >
        <h2 id={id}>{props.title}</h2>
        {isAsking && (
          <AskClose
            question={props.question}
            isStored={content.discard !== undefined}
            areFilesSending={content.areFilesSending}
            onStay={() => setAsking(false)}
            onClose={() => dialog.current?.close()}
            onDiscard={() => {
              // The user goes on at once: the request that removes the text outlives the dialog, and the page.
              content.isTouched = false;
              void content.discard?.();
              dialog.current?.close();
            }}
          />
        )}
        {props.children}
      </dialog>
    </DialogContext.Provider>
  );
}

/** Returns true for Enter that the keyboard repeats, as while the key that opened the dialog is down; false in a text area. */
function isRepeatedEnter({ key, repeat, target }: KeyboardEvent): boolean {
  return key === 'Enter' && repeat && !(target instanceof HTMLTextAreaElement);
}

/** The button that closes the surrounding dialog. */
export function CloseButton() {
  return (
    <form method="dialog">
      <button type="submit" class="main">
        {texts.close}
      </button>
    </form>
  );
}

/** Displays a dialog while it is mounted, and lets it ask before another page opens. */
function useModal(
  dialog: { readonly current: HTMLDialogElement | null },
  content: Content,
  ask: () => void,
): void {
  const begin = useRef(() => {
    dialog.current?.showModal();
    if (content.isTouched) holdPage(content, true);
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
  areFilesSending: boolean;
  discard: (() => Promise<void>) | undefined;
}

/** The content of a dialog, and the reports of the forms within. */
function useContent(close: () => void, isTouched: boolean) {
  const latest = useRef(close);
  latest.current = close;
  const atFirst = useRef(isTouched);
  return useMemo(() => {
    const content: Content = {
      isTouched: atFirst.current,
      areFilesSending: false,
      discard: undefined,
    };
    const inside: InDialog = {
      touch() {
        content.isTouched = true;
        // Content in the browser's storage is not lost with the page.
        holdPage(content, content.discard === undefined);
      },
      holdFiles(areSending) {
        content.areFilesSending = areSending;
        if (areSending) inside.touch();
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

/** Asks whether to store or discard the content of a dialog. */
function AskClose(props: {
  readonly question: string | undefined;
  readonly isStored: boolean;
  readonly areFilesSending: boolean;
  readonly onStay: () => void;
  readonly onClose: () => void;
  readonly onDiscard: () => void;
}) {
  const words = texts.dialog;
  const before = useRef(document.activeElement);
  const first = useRef<HTMLButtonElement>(null);
  // Before the next key is read.
  useLayoutEffect(() => first.current?.focus(), []);
  const { isStored, areFilesSending } = props;
  const question = props.question ?? (isStored ? words.askStored : words.ask);
  const stay = () => {
    if (before.current instanceof HTMLElement) before.current.focus();
    props.onStay();
  };
  return (
    <div class="notice failure" role="alert">
      <p>{areFilesSending ? words.askSending : question}</p>
      <div class="actions">
        <button ref={first} type="button" class="main" onClick={stay}>
          {words.stay}
        </button>
        {isStored && !areFilesSending && (
          <button type="button" onClick={props.onClose}>
            {words.later}
          </button>
        )}
        <button type="button" onClick={props.onDiscard}>
          {words.discard}
        </button>
      </div>
    </div>
  );
}

/** The key under which the browser stores the dialog that was open when the page was closed. */
const LEFT_OPEN = 'svclink:open-dialog';

const leftOpen = (draftPath: string) => `${session.value?.user?.id} ${draftPath}`;

/** A button and the dialog that it opens. */
export function Opener(props: {
  readonly label: string;
  /** The subject of the button, such as a user of a list. Screen readers read it after the label. */
  readonly subject?: string;
  /** The path of the text in the dialog: it is stored, and the dialog opens again after a reload. */
  readonly draftPath?: string;
  /** True for the main action of a page. */
  readonly isMain?: boolean;
  readonly isDisabled?: boolean;
  readonly children: (close: () => void) => ComponentChildren;
}) {
  const { draftPath = '' } = props;
  const [isOpen, setOpen] = useState(
    draftPath !== '' && sessionStorage.getItem(LEFT_OPEN) === leftOpen(draftPath),
  );
  const open = (isNow: boolean) => {
    if (draftPath !== '' && isNow) sessionStorage.setItem(LEFT_OPEN, leftOpen(draftPath));
    else if (draftPath !== '') sessionStorage.removeItem(LEFT_OPEN);
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
        {props.subject && <span class="unseen"> {props.subject}</span>}
        {draftPath !== '' && unfinished.value.has(draftPath) && ` ${texts.drafts.unfinished}`}
      </button>
      {isOpen && (
        <DraftPath.Provider value={draftPath}>
          {props.children(() => open(false))}
        </DraftPath.Provider>
      )}
    </>
  );
}
