import { Badge, Day, Empty, Failure, Time, type Tone, useTitle } from '../parts/basics.js';
import { Dialog, Opener } from '../parts/dialog.js';
import { AskForm } from '../parts/form.js';
import { type Column, List } from '../parts/list.js';
import { Secret } from '../parts/secret.js';
import { Progress } from '../parts/uploads.js';
import { AskError } from '../server.js';
import { fillingTexts } from '../texts/filling.js';
import { texts } from '../texts.js';

const TONES: readonly Tone[] = ['plain', 'new', 'good', 'wait', 'bad'];
const FAILURE = new AskError('example', 'orders.create.zip: is required');
const ROWS = [
  { name: 'A short one', count: 3 },
  {
    name: 'One that is so long that it has to be broken where the screen is narrow',
    count: 12_000,
  },
];
const COLUMNS: readonly Column<(typeof ROWS)[number]>[] = [
  { title: 'Name', show: ({ name }) => <a href="#/components">{name}</a> },
  { title: 'Count', show: ({ count }) => count, isNumber: true },
];

/** Every component of the console in each of its states, for developers. */
export default function Components() {
  useTitle('Components');
  return (
    <>
      <h1>Components</h1>
      <h2>Badge</h2>
      <p>
        {TONES.map((tone) => (
          <span key={tone}>
            <Badge tone={tone}>{tone}</Badge>{' '}
          </span>
        ))}
      </p>
      <h2>Button</h2>
      <div class="actions">
        <button type="button">plain</button>
        <button type="button" class="main">
          main
        </button>
        <button type="button" disabled>
          disabled
        </button>
        <a class="button" href="#/components">
          address as a button
        </a>
        <Opener label="dialog">
          {(close) => (
            <Dialog title="Dialog" onClose={close}>
              <Secret label="Password" value="shown-once" />
            </Dialog>
          )}
        </Opener>
      </div>
      <h2>Failure and empty</h2>
      <Failure error={FAILURE} onRetry={() => undefined} />
      <Empty>{texts.orders.empty}</Empty>
      <h2>Notice</h2>
      <p class="notice">{fillingTexts.complete}</p>
      <p class="notice lost">{texts.lost}</p>
      <h2>Upload</h2>
      <Progress upload={{ name: 'front.jpg', share: 0.4 }} />
      <Progress upload={{ name: 'rear.jpg', share: 0, isWaiting: true }} />
      <Progress upload={{ name: 'run.exe', share: 0, error: FAILURE }} />
      <h2>Time and day</h2>
      <p>
        <Time at={0} /> · <Time at={null} /> · <Day day="20260131" /> · <Day day={null} />
      </p>
      <h2>List</h2>
      <List caption="List" columns={COLUMNS} rows={ROWS} idOf={({ name }) => name} />
      <h2>Form</h2>
      <AskForm
        fields={[
          { name: 'text', label: 'Text', isRequired: true, hint: 'With a hint.' },
          { name: 'long', label: 'Several lines', isLong: true },
          {
            name: 'choice',
            label: 'Choice',
            choices: [
              ['a', 'One'],
              ['b', 'Another'],
            ],
          },
          {
            name: 'any',
            label: 'Any of them',
            choices: [
              ['a', 'One'],
              ['b', 'Another'],
            ],
            chosen: ['a'],
          },
          { name: 'secret', label: 'Password', type: 'password', autocomplete: 'off' },
          { name: 'day', label: 'Day', type: 'date' },
        ]}
        action="Fail"
        onSend={() => Promise.reject(FAILURE)}
        onCancel={() => undefined}
      />
    </>
  );
}
