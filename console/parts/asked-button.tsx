import { Opener } from './dialog.js';
import { AskDialog } from './form.js';

/** A button that does its command after a question. */
export function AskedButton(props: {
  readonly label: string;
  /** The record that it changes, where its label does not name it. */
  readonly subject?: string;
  /** The effect of the command. */
  readonly question: string;
  readonly onSend: () => Promise<unknown>;
  readonly onDone?: () => void;
}) {
  const { label, subject = '', question, onSend, onDone } = props;
  return (
    <Opener label={label} subject={subject}>
      {(close) => (
        <AskDialog
          title={subject === '' ? label : `${label}: ${subject}`}
          onClose={close}
          fields={[]}
          action={label}
          onSend={onSend}
          {...(onDone && { onDone })}
        >
          <p>{question}</p>
        </AskDialog>
      )}
    </Opener>
  );
}
