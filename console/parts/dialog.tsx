import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { texts } from '../texts.js';

/** A dialog over the page; Escape and the browser's back to the page close it, and focus goes back where it was. */
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
  useEffect(() => {
    dialog.current?.showModal();
    return () => dialog.current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      class={props.isWide ? 'wide' : ''}
      aria-labelledby={id}
      onCancel={(event) => {
        if (props.isHeld) event.preventDefault();
      }}
      onClose={props.onClose}
    >
      <h2 id={id}>{props.title}</h2>
      {props.children}
    </dialog>
  );
}

/** A button, and what it opens: a dialog that is there until it closes itself. */
export function Opener(props: {
  readonly label: string;
  /** For what a page is mostly there for. */
  readonly isMain?: boolean;
  readonly isDisabled?: boolean;
  readonly children: (close: () => void) => ComponentChildren;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class={props.isMain ? 'main' : ''}
        disabled={props.isDisabled ?? false}
        onClick={() => setOpen(true)}
      >
        {props.label}
      </button>
      {isOpen && props.children(() => setOpen(false))}
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
