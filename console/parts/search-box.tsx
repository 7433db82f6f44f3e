import { useEffect, useRef, useState } from 'preact/hooks';
import { takeTypedAhead } from '../typed-ahead.js';

/** Milliseconds of a pause in typing before the search begins. */
const PAUSE = 250;

/**
 * A field for words to search. It never keeps a text that is not applied: it searches after a pause in typing and when
 * it is left, and shows the applied text whenever that changes.
 */
export function SearchBox(props: {
  readonly label: string;
  /** The applied text. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
  /** True for a page that begins with it. */
  readonly isFirst?: boolean;
}) {
  const { label, value, onSearch, isFirst = false } = props;
  const [typed, setTyped] = useState<string>();
  const timer = useRef(0);
  const field = useRef<HTMLInputElement>(null);
  const apply = (text: string) => {
    clearTimeout(timer.current);
    setTyped(undefined);
    if (text !== value) onSearch(text);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => apply(text), PAUSE);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before is taken once
  useEffect(() => {
    if (!isFirst) return;
    field.current?.focus();
    const ahead = takeTypedAhead();
    if (ahead !== '') search(ahead);
  }, [isFirst]);
  return (
    <label class="search">
      <span class="unseen">{label}</span>
      <input
        ref={field}
        type="search"
        placeholder={label}
        value={typed ?? value}
        aria-keyshortcuts="/"
        {...(isFirst ? { 'data-first': '' } : {})}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply(event.currentTarget.value);
          document.querySelector<HTMLElement>('.list tbody a')?.focus();
        }}
        onInput={({ currentTarget }) => search(currentTarget.value)}
        onBlur={({ currentTarget }) => apply(currentTarget.value)}
      />
    </label>
  );
}
