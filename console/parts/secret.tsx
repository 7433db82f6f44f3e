import { useEffect, useMemo, useState } from 'preact/hooks';
import { texts } from '../texts.js';

/** A secret that is displayed once, to be copied. */
export function Secret({ label, value }: { label: string; value: string }) {
  return (
    <p class={value.includes('\n') ? 'secret lines' : 'secret'}>
      <span>{label}</span> <code>{value}</code> <Copy text={value} />
    </p>
  );
}

/** A link that saves a text in a file on the machine of the user. */
export function SaveText(props: {
  readonly label: string;
  readonly text: string;
  readonly fileName: string;
  readonly type: string;
}) {
  const { label, text, fileName, type } = props;
  const address = useMemo(() => URL.createObjectURL(new Blob([text], { type })), [text, type]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return (
    <a class="button" href={address} download={fileName}>
      {label}
    </a>
  );
}

/** Copies a text, and confirms it. */
export function Copy({ text, label = texts.copy }: { text: string; label?: string }) {
  const [isCopied, setCopied] = useState(false);
  // Without https a page has no clipboard: then the user copies the marked text.
  if (!navigator.clipboard) return null;
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(true));
  return (
    <button type="button" onClick={() => void copy().catch(() => undefined)}>
      {isCopied ? texts.copied : label}
    </button>
  );
}
