import type { ComponentChildren } from 'preact';
import type { Loaded } from '../load.js';
import { withQuery } from '../server.js';
import { texts } from '../texts.js';
import { Empty, Failure, useTitle } from './basics.js';
import { type Column, List } from './list.js';

/** The head of a list: its title, its actions, and its export. */
export function ListHead(props: {
  readonly title: string;
  readonly lead?: string;
  /** The path of the export below `api/`, without its extension; undefined for a list without export. */
  readonly path?: string;
  /** The filters of the list, which also apply to its export. */
  readonly query?: Readonly<Record<string, string>>;
  readonly children?: ComponentChildren;
}) {
  const { title, lead, path, query = {} } = props;
  useTitle(title);
  return (
    <>
      <div class="head">
        <h1>{title}</h1>
        <div class="actions">
          {props.children}
          {path !== undefined && <Export path={path} query={query} />}
        </div>
      </div>
      {lead && <p>{lead}</p>}
    </>
  );
}

/** A link to a list for a spreadsheet. The file has the day in its name. */
export function Export(props: { path: string; query?: Readonly<Record<string, string>> }) {
  const path = withQuery(`${props.path}.csv`, { ...props.query });
  return (
    <a class="button" href={`./api/${path}`} download>
      {texts.csv}
    </a>
  );
}

/** The rows of a list, or the reason for none, and the content below. */
export function ListBody<Row>(props: {
  readonly caption: string;
  readonly loaded: Pick<Loaded<unknown>, 'error' | 'reload'>;
  /** Undefined while they load. */
  readonly rows: readonly Row[] | undefined;
  readonly columns: readonly Column<Row>[];
  readonly idOf: (row: Row) => string;
  readonly empty: ComponentChildren;
}) {
  const { caption, columns, rows, idOf, loaded } = props;
  return (
    <>
      {loaded.error && <Failure error={loaded.error} onRetry={loaded.reload} />}
      {rows === undefined && !loaded.error && <p class="faint">{texts.loading}</p>}
      {rows?.length === 0 && <Empty>{props.empty}</Empty>}
      {rows !== undefined && rows.length > 0 && (
        <List caption={caption} columns={columns} rows={rows} idOf={idOf} />
      )}
    </>
  );
}
