import { ORDER_COLUMNS } from '../../../src/site/console/lists/order-columns.js';
import { Opener } from '../../parts/dialog.js';
import { AskDialog } from '../../parts/form.js';
import { ask, loadSession } from '../../server.js';
import { texts } from '../../texts.js';
import { chosenColumns, type Kind, titleOf } from './order-columns.js';

const words = texts.orders.columnChoice;

/** The choice of the columns of a list, which the site stores for the user. */
export function ColumnChoice({ kind }: { kind: Kind }) {
  const list = kind.path;
  const choices = ORDER_COLUMNS.map((name) => [name, titleOf(kind, name)] as const);
  return (
    <Opener label={words.open}>
      {(close) => (
        <AskDialog
          title={words.title}
          onClose={close}
          fields={[
            {
              name: 'columns',
              label: words.shown,
              hint: words.hint,
              choices,
              chosen: chosenColumns(list),
            },
          ]}
          action={texts.save}
          onSend={async (_, all) => {
            await ask('POST', 'columns', { list, columns: all.getAll('columns') });
            await loadSession();
          }}
        />
      )}
    </Opener>
  );
}
