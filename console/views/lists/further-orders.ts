import { useEffect, useRef, useState } from 'preact/hooks';
import type { OrderPage, OrderSummary } from '../../../src/site/console/orders/order-list.js';
import { useAction } from '../../parts/basics.js';
import { useLeftPage } from '../../parts/left-pages.js';
import { ask, withQuery } from '../../server.js';
import type { Kind } from './order-columns.js';
import type { OrderAsked } from './order-filters.js';

/** The further pages of a list together. */
interface FurtherPages {
  readonly path: string;
  readonly rows: readonly OrderSummary[];
  readonly next: string | null;
}

/** Requests the page after a cursor. */
type ReadPage = (next: string) => Promise<OrderPage>;

/**
 * The further pages: requested one by one, and discarded when another list is displayed. When the user comes back to
 * the list, they are there again.
 */
export function useFurther(list: Kind['path'], asked: OrderAsked, first: OrderPage | undefined) {
  const [pages, setPages] = useState<FurtherPages>();
  const before = useLeftPage<FurtherPages | undefined>(list, pages, first !== undefined);
  // They are stored again when the user leaves the list another time.
  useEffect(() => {
    if (before) setPages(before);
  }, [before]);
  const path = withQuery(list, asked);
  const mine = [pages, before].find((one) => one?.path === path);
  const next = mine ? mine.next : (first?.next ?? null);
  const read: ReadPage = (from) => ask('GET', withQuery(list, { ...asked, next: from }));
  useRenewed({ first, known: mine, read, onRead: setPages });
  const { isBusy, error, run } = useAction();
  const load = () =>
    run(async () => {
      if (next === null) return;
      const page = await read(next);
      setPages({ path, rows: [...(mine?.rows ?? []), ...page.orders], next: page.next });
    });
  return { rows: withoutFirst(mine?.rows ?? [], first), next, isBusy, error, load };
}

/** Returns further rows without those that have come to the first page meanwhile. */
function withoutFirst(
  rows: readonly OrderSummary[],
  first: OrderPage | undefined,
): readonly OrderSummary[] {
  const shown = new Set(first?.orders.map(({ id }) => id));
  return rows.filter(({ id }) => !shown.has(id));
}

interface Renewed {
  readonly first: OrderPage | undefined;
  readonly known: FurtherPages | undefined;
  readonly read: ReadPage;
  readonly onRead: (pages: FurtherPages) => void;
}

/** Requests the further pages again when the first one has come again: orders have moved from page to page. */
function useRenewed(props: Renewed): void {
  const latest = useRef<Renewed | undefined>(props);
  latest.current = props;
  const isBusy = useRef(false);
  const { first } = props;
  useEffect(() => {
    if (first && !isBusy.current) void renew(latest, isBusy);
  }, [first]);
  useEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );
}

async function renew(
  latest: { readonly current: Renewed | undefined },
  isBusy: { current: boolean },
): Promise<void> {
  isBusy.current = true;
  let done: OrderPage | undefined;
  // The list may change while it is read.
  for (;;) {
    const { first, known, read } = latest.current ?? {};
    if (!first || !known || !read || first === done) break;
    const { path, rows } = known;
    const pages = await readAgain(first, rows.length, read).catch(() => undefined);
    const now = latest.current?.known;
    const isSameList = now?.path === path;
    // Another page may have been added meanwhile: then all of them are read once more.
    if (pages && isSameList && now.rows.length > rows.length) continue;
    if (pages && isSameList) latest.current?.onRead({ path, ...pages });
    done = first;
  }
  isBusy.current = false;
}

/** Reads pages from the first one on, up to a number of rows. */
async function readAgain(
  { next: from }: OrderPage,
  count: number,
  read: ReadPage,
): Promise<Pick<FurtherPages, 'rows' | 'next'>> {
  const rows: OrderSummary[] = [];
  let next = from;
  while (next !== null && rows.length < count) {
    const page = await read(next);
    rows.push(...page.orders);
    next = page.next;
  }
  return { rows, next };
}
