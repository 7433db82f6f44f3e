import { findTemplate, templates } from '../project/templates.js';
import { eventNames } from './events.js';

/** The answers to questions about missing arguments. */
export interface InitAnswers {
  readonly directory: string;
  readonly template: string;
  /** Names separated by commas; undefined for all events. */
  readonly events: string | undefined;
}

/** Asks for missing answers; undefined when the user cancels. */
export type Ask = (
  given: {
    readonly [Name in keyof InitAnswers]: InitAnswers[Name] | undefined;
  },
) => Promise<InitAnswers | undefined>;

/** Asks for yes or no; no when the user cancels. */
export type Confirm = (question: string) => Promise<boolean>;

const ALL = 'all';

/** Asks for missing answers on the terminal. */
export const askOnTerminal: Ask = async (given) => {
  // Loaded here, because most calls ask nothing.
  const { isCancel, multiselect, select, text } = await import('@clack/prompts');
  const directory =
    given.directory ??
    (await text({
      message: 'Which folder?',
      placeholder: 'my-receiver',
      defaultValue: 'my-receiver',
    }));
  if (isCancel(directory)) return undefined;
  const options = templates.map(({ name, title }) => ({ value: name, label: name, hint: title }));
  const template = given.template ?? (await select({ message: 'Which template?', options }));
  if (isCancel(template)) return undefined;
  const { kind } = findTemplate(template);
  if (kind !== 'demo' || given.events !== undefined)
    return { directory, template, events: given.events };
  const chosen = await multiselect({
    message: 'Which handlers? The others will say that they are not there yet.',
    options: [ALL, ...eventNames].map((value) => ({ value })),
    initialValues: [ALL],
  });
  if (isCancel(chosen)) return undefined;
  return { directory, template, events: chosen.includes(ALL) ? undefined : chosen.join(',') };
};

/** Asks for yes or no on the terminal. */
export const confirmOnTerminal: Confirm = async (message) => {
  const { confirm } = await import('@clack/prompts');
  return (await confirm({ message, initialValue: false })) === true;
};
