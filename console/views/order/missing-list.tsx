import type { ComponentChildren } from 'preact';
import type { ShownForm } from '../../../src/site/console/orders/order-forms.js';
import type { MissingPart } from '../../../src/site/orders/filling/missing-parts.js';
import { addressOf } from '../../address.js';
import { orderTexts } from '../../texts/order.js';

const words = orderTexts.missing;

/** The way to a missing part: the address of a view, or the id of a section of the page. */
export type Way = { readonly address: string } | { readonly section: string };

/** The section of a part of the page of an order. */
export const SECTIONS = { photos: 'part-photos', bids: 'part-bids', invoice: 'part-invoice' };

/** Returns the section of a form with its answers. */
export function sectionOfForm(id: string): string {
  return `part-form-${id}`;
}

/** Returns the way to a missing part of an imported order, whose forms have views of their own. */
export function wayOnImported(orderId: string, { kind, key }: MissingPart): Way {
  if (kind === 'answers' || kind === 'photos') {
    return { address: addressOf(['imported', orderId, 'forms', key]) };
  }
  return { section: SECTIONS[kind === 'after' ? 'photos' : kind] };
}

/** Returns the name of a missing part. */
export function missingName(
  { kind, key, of, count }: MissingPart,
  forms: readonly Pick<ShownForm, 'pcr_form_id' | 'name'>[],
): string {
  const form = forms.find(({ pcr_form_id }) => pcr_form_id === key)?.name || key;
  if (kind === 'answers') return words.answers(form, count);
  if (kind === 'photos') return words.photos(`${form}, ${of}`, count);
  if (kind === 'after') return words.after(of, count);
  return words[kind];
}

/** Goes to a part: a link, or a button that shows a section of the page. */
export function WayTo(props: {
  readonly way: Way;
  readonly isMain?: boolean;
  readonly children: ComponentChildren;
}) {
  const { way, isMain = false } = props;
  if ('address' in way) {
    return (
      <a {...(isMain ? { class: 'button main' } : {})} href={way.address}>
        {props.children}
      </a>
    );
  }
  return (
    <button
      type="button"
      class={isMain ? 'main' : 'plain'}
      onClick={() => showSection(way.section)}
    >
      {props.children}
    </button>
  );
}

function showSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}

/** The missing parts of an order, each with its way. */
export function MissingList(props: {
  readonly parts: readonly MissingPart[];
  readonly isOpen: boolean;
  readonly forms: readonly Pick<ShownForm, 'pcr_form_id' | 'name'>[];
  readonly wayTo: (part: MissingPart) => Way;
}) {
  const { parts, forms, wayTo } = props;
  return (
    <>
      <h2>{words.title}</h2>
      {parts.length === 0 && <p class="faint">{props.isOpen ? words.nothing : words.closed}</p>}
      <ul>
        {parts.map((part) => (
          <li key={`${part.kind} ${part.key} ${part.of}`}>
            <WayTo way={wayTo(part)}>{missingName(part, forms)}</WayTo>
          </li>
        ))}
      </ul>
    </>
  );
}
