import type { Command } from 'commander';
import { toPlainText } from '../../forms/index.js';
import { addExample, type Define } from '../command.js';
import { type ExitCode, exitCodes, UsageError } from '../command-error.js';
import type { Io } from '../io.js';
import { readDialect } from '../json-input.js';
import { defineSiteForms } from '../owner/form-commands.js';
import { checkForm, toJson, toText } from './check-report.js';
import { readAnswers } from './read-answers.js';
import { naming, readFormFor, readForms } from './read-forms.js';

/** The options of the two commands. */
interface FormsFlags {
  readonly dialect?: string;
  readonly json?: boolean;
}

async function show(file: string, flags: FormsFlags, io: Io): Promise<ExitCode> {
  const forms = await readForms(io, file, await readDialect(flags.dialect, io));
  io.stdout(forms.map(toPlainText).join('\n'));
  return exitCodes.ok;
}

async function check(form: string, answers: string, flags: FormsFlags, io: Io): Promise<ExitCode> {
  if (form === '-' && answers === '-') {
    throw new UsageError('FORM and ANSWERS cannot both be standard input');
  }
  const dialect = await readDialect(flags.dialect, io);
  const { rows, formId } = await readAnswers(io, answers);
  const parsed = await readFormFor(io, form, formId, dialect);
  const report = naming(answers, () => checkForm(parsed, rows));
  io.stdout(flags.json ? toJson(report) : toText(report));
  return report.complete && report.errors.length === 0 ? exitCodes.ok : exitCodes.failed;
}

function addDialect(command: Command): Command {
  return command.option(
    '--dialect <JSON>',
    'the service\'s own names on the wire, such as {"brand":"acme"}; @FILE reads them from a file',
  );
}

/**
 * `svclink form`: the forms and items of a site. It also shows PCR forms and checks answers against them without a
 * site.
 */
export const defineForm: Define = (command, context, finish) => {
  const { io } = context;
  defineSiteForms(command, context, finish);
  command.description(
    'The forms of a site, which may be served meanwhile, and the items of its orders. Shows PCR forms and checks answers against them without a site. A file named - is standard input.',
  );
  const showing = addDialect(command.command('show'))
    .description('Shows the forms of a get_pcr_json result, or one form of it, as text.')
    .argument('<FILE>', 'the result, or the whole response')
    .action(async (file: string, flags: FormsFlags) => finish(await show(file, flags, io)));
  addExample(showing, 'form show form.json');
  const checking = addDialect(command.command('check'))
    .description('Checks answers against a form; ends with 1 when they are not complete or wrong.')
    .argument('<FORM>', 'a get_pcr_json result, or one form of it')
    .argument('<ANSWERS>', 'the event_data of send_pcr_answers, or its rows')
    .option('--json', 'print complete, visible, required, errors, photos and findings as JSON')
    .action(async (form: string, answers: string, flags: FormsFlags) => {
      finish(await check(form, answers, flags, io));
    });
  addExample(checking, 'form check form.json answers.json');
};
