import type { ActionName } from '../../generated/action-types.js';
import type { ActionCall, SearchAll, SearchName } from './called-types.js';

type FirstOf<Path extends string> = Path extends `${infer First}/${string}` ? First : Path;
type RestAfter<First extends string, Path extends string> = Path extends `${First}/${infer Rest}`
  ? Rest
  : never;

/** The call of the action whose path is `Path`, when there is one. */
type CallAt<Path extends string> = Path extends ActionName ? ActionCall<Path> : unknown;

type SearchesAt<Path extends string, Prefix extends string> = {
  readonly [Name in FirstOf<Path> as `${Prefix}${Name}` extends SearchName
    ? `${Name}All`
    : never]: `${Prefix}${Name}` extends infer Search extends SearchName
    ? SearchAll<Search>
    : never;
};

type Tree<Path extends string, Prefix extends string> = {
  readonly [First in FirstOf<Path>]: CallAt<`${Prefix}${First}`> &
    ([RestAfter<First, Path>] extends [never]
      ? unknown
      : Tree<RestAfter<First, Path>, `${Prefix}${First}/`>);
} & SearchesAt<Path, Prefix>;

/**
 * Every action as a method: `bid/list` is `bid.list`, `workorder/pcr/get` is `workorder.pcr.get`; the searches have
 * `searchAll` beside `search`. It follows from the catalogue.
 */
export type ApiActions = Tree<ActionName, ''>;
