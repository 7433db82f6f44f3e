import type { Reading } from '../../../protocol/codec/read-result.js';
import type { ActionName } from '../../generated/action-types.js';
import type { ActionCall, SearchAll, SearchName } from './called-types.js';

type FirstOf<Path extends string> = Path extends `${infer First}/${string}` ? First : Path;
type RestAfter<First extends string, Path extends string> = Path extends `${First}/${infer Rest}`
  ? Rest
  : never;

/** The call of the action whose path is `Path`, when there is one. */
type CallAt<Path extends string, Read extends Reading> = Path extends ActionName
  ? ActionCall<Path, Read>
  : unknown;

type SearchesAt<Path extends string, Prefix extends string, Read extends Reading> = {
  readonly [Name in FirstOf<Path> as `${Prefix}${Name}` extends SearchName
    ? `${Name}All`
    : never]: `${Prefix}${Name}` extends infer Search extends SearchName
    ? SearchAll<Search, Read>
    : never;
};

type Tree<Path extends string, Prefix extends string, Read extends Reading> = {
  readonly [First in FirstOf<Path>]: CallAt<`${Prefix}${First}`, Read> &
    ([RestAfter<First, Path>] extends [never]
      ? unknown
      : Tree<RestAfter<First, Path>, `${Prefix}${First}/`, Read>);
} & SearchesAt<Path, Prefix, Read>;

/**
 * Every action as a method: `bid/list` is `bid.list`, `workorder/pcr/get` is `workorder.pcr.get`; the searches have
 * `searchAll` beside `search`. It follows from the catalogue.
 */
export type ApiActions<Read extends Reading = 'tolerant'> = Tree<ActionName, '', Read>;
