import { type ServeSettings, type Setting, settings } from '../../../src/cli/serve/settings.js';
import { markdownTable } from './markdown.js';

/** The headings of the page. A group begins with a setting and ends before the first of the next group. */
const GROUPS: readonly (readonly [first: keyof ServeSettings, heading: string])[] = [
  ['demo', 'Folder and address'],
  ['database', 'Database, files and key'],
  ['api', 'JSON API and console'],
  ['sessionIdleMinutes', 'Sessions, and single sign-on'],
  ['allowedHosts', 'Outgoing requests, and proxies'],
  ['adminUser', 'First administrator, and metrics'],
  ['drainSeconds', 'Connections, and the end of the process'],
  ['log', 'Logs'],
  ['orderDays', 'Age of records, and warnings'],
  ['maxNotes', 'Limits and quotas'],
  ['dialect', 'The link'],
];

/** A text that no setting with rules accepts: its refusal states the form. */
const REFUSED = '?';

/** Returns the form of a setting as a sentence; '' where any text is accepted. */
function formOf({ read }: Setting): string {
  try {
    read(REFUSED);
    return '';
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return message.startsWith('must be ') ? `${message[0]?.toUpperCase()}${message.slice(1)}.` : '';
  }
}

/** Refuses a description that states another default than the row: both are read by users. */
function checkDefault(name: string, { description, fallback }: Setting): void {
  const value = fallback({});
  if (typeof value !== 'number') return;
  if (description.includes(String(value))) return;
  throw new Error(`setting ${name}: its description does not state its default ${value}`);
}

function variablesOf({ variable, flag, value, isSecret }: Setting, hasFileSetting: boolean) {
  if (value === undefined) return `\`${variable}=${!flag.startsWith('no-')}\``;
  const ofFile = isSecret && !hasFileSetting ? [`\`${variable}_FILE\``] : [];
  return [`\`${variable}\``, ...ofFile].join(', ');
}

function rowOf(name: string, setting: Setting): readonly string[] {
  checkDefault(name, setting);
  const { flag, value, description, detail = '', isNoFlag } = setting;
  const flags = value === undefined ? `\`--${flag}\`` : `\`--${flag} ${value}\``;
  const form = value === undefined ? '' : formOf(setting);
  const text = `${description[0]?.toUpperCase()}${description.slice(1)}.`;
  return [
    `\`${name}\``,
    isNoFlag === undefined ? flags : 'none',
    variablesOf(setting, `${name}File` in settings),
    [text, form, detail].filter(Boolean).join(' '),
  ];
}

/** The settings of `svclink serve`, from the rows that read them. */
export function settingTables(): string {
  const all: readonly (readonly [string, Setting])[] = Object.entries(settings);
  const starts = GROUPS.map(([first]) => all.findIndex(([name]) => name === first));
  if (starts[0] !== 0 || starts.some((start, at) => at > 0 && start <= (starts[at - 1] ?? 0))) {
    throw new Error(
      'scripts/generate/docs: the groups of settings are not in the order of the rows',
    );
  }
  return GROUPS.map(([, heading], at) => {
    const rows = all.slice(starts[at], starts[at + 1]).map(([name, row]) => rowOf(name, row));
    return `## ${heading}\n\n${markdownTable(['setting', 'flag', 'variable', 'what it is'], rows)}`;
  }).join('\n\n');
}
