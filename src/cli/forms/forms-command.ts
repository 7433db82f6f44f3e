import { parseArgs } from 'node:util';
import { type DialectOptions, toPlainText } from '../../forms/index.js';
import { UsageError } from '../usage-error.js';
import { checkForm, toJson, toText } from './check-report.js';
import { type FormsIo, naming, readDialect } from './io.js';
import { readAnswers } from './read-answers.js';
import { readFormFor, readForms } from './read-forms.js';

/** How the command is used. */
const FORMS_USAGE = `svclink forms show FILE
    Shows the forms of a get_pcr_json result (or one form of it) as text.
svclink forms check FORM ANSWERS [--json]
    Checks answers (the event_data of send_pcr_answers, or its rows) against a form.
    --json          prints complete, visible, required, errors, photos and findings as JSON

    --dialect JSON  the service's own names on the wire, such as {"brand":"acme"}; @FILE reads them from a file

A file named - is standard input.
Exit codes: 0 fine; 1 not complete or wrong answers; 2 wrong usage or unreadable file.
`;

interface Given {
  readonly io: FormsIo;
  readonly dialect: DialectOptions | undefined;
}

async function show(file: string, { io, dialect }: Given): Promise<number> {
  const forms = await readForms(io, file, dialect);
  io.stdout(forms.map(toPlainText).join('\n'));
  return 0;
}

async function check(
  form: string,
  answers: string,
  asJson: boolean,
  { io, dialect }: Given,
): Promise<number> {
  if (form === '-' && answers === '-') {
    throw new UsageError('FORM and ANSWERS cannot both be standard input');
  }
  const { rows, formId } = await readAnswers(io, answers);
  const parsed = await readFormFor(io, form, formId, dialect);
  const report = naming(answers, () => checkForm(parsed, rows));
  io.stdout(asJson ? toJson(report) : toText(report));
  return report.complete && report.errors.length === 0 ? 0 : 1;
}

function readArgs(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        dialect: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function run(args: string[], io: FormsIo): Promise<number> {
  const { values, positionals } = readArgs(args);
  const [command, first, second, ...rest] = positionals;
  if (values.help) {
    io.stdout(FORMS_USAGE);
    return 0;
  }
  const given = { io, dialect: await readDialect(io, values.dialect) };
  if (command === 'show' && first !== undefined && second === undefined && !values.json) {
    return show(first, given);
  }
  if (command === 'check' && first !== undefined && second !== undefined && rest.length === 0) {
    return check(first, second, values.json ?? false, given);
  }
  throw new UsageError(`wrong usage\n\n${FORMS_USAGE}`);
}

/**
 * `svclink forms`: shows PCR forms and checks answers against them.
 *
 * @returns the exit code: 0 fine, 1 not complete or wrong answers, 2 wrong usage or unreadable file.
 */
export async function formsCommand(args: string[], io: FormsIo): Promise<number> {
  try {
    return await run(args, io);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    // Parts of a message may come from the files; they are not to steer the terminal.
    const message = error.message.trimEnd().replace(/[^\P{C}\n]+/gu, ' ');
    io.stderr(`svclink forms: ${message}\n`);
    return 2;
  }
}
