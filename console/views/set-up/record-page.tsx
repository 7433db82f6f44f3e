import { type ComponentChildren, isValidElement, type VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Loaded } from '../../load.js';
import { Failure, useAction } from '../../parts/basics.js';
import { CloseButton, Dialog } from '../../parts/dialog.js';
import { AskDialog, type FieldProps } from '../../parts/form.js';
import type { Column } from '../../parts/list.js';
import { ListBody, ListHead } from '../../parts/list-page.js';
import { partnersTexts } from '../../texts/partners.js';
import { texts } from '../../texts.js';

/** A command for a record, or for the list. */
export interface RecordAction {
  /** The text of its button. */
  readonly label: string;
  /** Sends the request. An element that it returns is displayed once, such as a secret. */
  readonly send: (values: Record<string, string>, all: FormData) => Promise<unknown>;
  /** The fields of its dialog. A command without fields and question runs at once. */
  readonly fields?: readonly FieldProps[];
  /** The question of its dialog. */
  readonly ask?: string;
  /** A second question before it is sent. */
  readonly confirm?: string;
}

/** A list of records, and the commands that make, change and remove them. */
export interface RecordList<Row> {
  readonly title: string;
  readonly lead?: string;
  readonly empty: ComponentChildren;
  readonly loaded: Pick<Loaded<unknown>, 'error' | 'reload'>;
  /** Undefined while they load. */
  readonly rows: readonly Row[] | undefined;
  readonly columns: readonly Column<Row>[];
  /** The name of a record, for titles of dialogs and for screen readers. */
  readonly nameOf: (row: Row) => string;
  /** The id of a record. Default: its name. */
  readonly idOf?: (row: Row) => string;
  /** The commands of the list. On a page of one list the first one is the main action. */
  readonly actions?: readonly RecordAction[];
  /** The commands of a record. */
  readonly actionsOf?: (row: Row) => readonly RecordAction[];
}

/** A page with one list of records. */
export function RecordPage<Row>(
  props: RecordList<Row> & {
    /** The path of the export below `api/`; undefined for a list without export. */
    readonly csv?: string;
    /** The filters of the list, which also apply to its export. */
    readonly query?: Readonly<Record<string, string>>;
    /** Content between the head and the list. */
    readonly children?: ComponentChildren;
  },
) {
  const doing = useListDialogs(props.loaded.reload);
  return (
    <>
      <ListHead
        title={props.title}
        {...withLead(props.lead)}
        {...(props.csv && { path: props.csv, query: props.query ?? {} })}
      >
        <ListActions list={props} doing={doing} hasMain />
      </ListHead>
      {props.children}
      <Records {...props} doing={doing} />
    </>
  );
}

/** One of several lists of a page. */
export function RecordSection<Row>(props: RecordList<Row>) {
  const doing = useListDialogs(props.loaded.reload);
  return (
    <section>
      <div class="head">
        <h2>{props.title}</h2>
        <div class="actions">
          <ListActions list={props} doing={doing} />
        </div>
      </div>
      {props.lead && <p>{props.lead}</p>}
      <Records {...props} doing={doing} />
    </section>
  );
}

const withLead = (lead: string | undefined) => (lead === undefined ? {} : { lead });

/** The command whose dialog is open, and the record that it is for. */
interface Asked {
  readonly action: RecordAction;
  readonly name: string;
}

/** The dialogs of a list. */
interface ListDialogs {
  readonly reload: () => void;
  readonly open: (asked: Asked) => void;
  readonly show: (answer: unknown, title: string) => void;
  readonly dialogs: ComponentChildren;
}

function useListDialogs(reload: () => void): ListDialogs {
  const [asked, open] = useState<Asked>();
  const [shown, setShown] = useState<{ readonly title: string; readonly content: VNode }>();
  const show = (answer: unknown, title: string) => {
    if (isValidElement(answer)) setShown({ title, content: answer });
    reload();
  };
  const dialogs = (
    <>
      {asked && <Asking asked={asked} onSent={show} onClose={() => open(undefined)} />}
      {shown && (
        <Dialog
          title={shown.title}
          question={texts.dialog.askOnce}
          onClose={() => setShown(undefined)}
          isWide
        >
          {shown.content}
          <CloseButton />
        </Dialog>
      )}
    </>
  );
  return { reload, open, show, dialogs };
}

/** The dialog of a command. */
function Asking(props: {
  readonly asked: Asked;
  readonly onSent: ListDialogs['show'];
  readonly onClose: () => void;
}) {
  const { asked, onSent, onClose } = props;
  const { label, fields = [], ask, confirm, send } = asked.action;
  const title = asked.name === '' ? label : `${label}: ${asked.name}`;
  return (
    <AskDialog
      title={title}
      onClose={onClose}
      isWide={fields.length > 2}
      fields={fields}
      action={label}
      {...(confirm === undefined ? {} : { confirm })}
      onSend={async (values, all) => onSent(await send(values, all), title)}
    >
      {ask && <p>{ask}</p>}
    </AskDialog>
  );
}

/** The commands of a list. Their dialogs offer what the site has told, so that they wait for it. */
function ListActions(props: {
  readonly list: Pick<RecordList<unknown>, 'rows'> & { readonly actions?: readonly RecordAction[] };
  readonly doing: ListDialogs;
  /** True where the first command is the main action of the page. */
  readonly hasMain?: boolean;
}) {
  return (
    <>
      {props.list.actions?.map((action, index) => (
        <ActionButton
          key={action.label}
          asked={{ action, name: '' }}
          doing={props.doing}
          isMain={props.hasMain === true && index === 0}
          isReady={props.list.rows !== undefined}
        />
      ))}
    </>
  );
}

function ActionButton(props: {
  readonly asked: Asked;
  readonly doing: ListDialogs;
  readonly isMain?: boolean;
  /** False while the list is loading. Default true. */
  readonly isReady?: boolean;
}) {
  const { asked, doing, isMain = false, isReady = true } = props;
  const { action, name } = asked;
  const { isBusy, error, run } = useAction();
  const isAsking = action.fields !== undefined || action.ask !== undefined;
  const send = () =>
    void run(async () => doing.show(await action.send({}, new FormData()), action.label));
  return (
    <>
      <button
        type="button"
        class={isMain ? 'main' : ''}
        disabled={isBusy || !isReady}
        onClick={() => (isAsking ? doing.open(asked) : send())}
      >
        {action.label} {name !== '' && <span class="unseen">{name}</span>}
      </button>
      {error && <Failure error={error} />}
    </>
  );
}

/** The list itself, with the column of commands, and the open dialog. */
function Records<Row>(props: RecordList<Row> & { readonly doing: ListDialogs }) {
  const { columns, nameOf, actionsOf, doing } = props;
  const commands: Column<Row> = {
    title: partnersTexts.accounts.columns.do,
    show: (row) => (
      <div class="actions">
        {actionsOf?.(row).map((action) => (
          <ActionButton key={action.label} asked={{ action, name: nameOf(row) }} doing={doing} />
        ))}
      </div>
    ),
  };
  return (
    <>
      <ListBody
        caption={props.title}
        loaded={props.loaded}
        rows={props.rows}
        columns={actionsOf ? [...columns, commands] : columns}
        idOf={props.idOf ?? nameOf}
        empty={props.empty}
      />
      {doing.dialogs}
    </>
  );
}
