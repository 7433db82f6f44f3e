import type { Command } from 'commander';
import { type Setting, settings } from './settings.js';

/** Gives a command the flags of the settings, and that of their file. */
export function addSettingFlags(
  command: Command,
  isTaken: (setting: Setting) => boolean = () => true,
): Command {
  command.option(
    '--config <FILE>',
    'JSON with settings; default svclink.config.json here (or SVCLINK_CONFIG)',
  );
  for (const setting of Object.values<Setting>(settings)) {
    if (!isTaken(setting)) continue;
    const { flag, value, variable, description } = setting;
    const flags = value === undefined ? `--${flag}` : `--${flag} <${value}>`;
    command.option(flags, `${description} (or ${variable})`);
  }
  return command;
}
