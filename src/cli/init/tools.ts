import type { InitTools } from '../command.js';
import { askOnTerminal, confirmOnTerminal } from './choices/questions.js';
import { npmInstall, npmPack } from './install.js';

/** What `svclink init` and `svclink add` do outside the file system: they ask on the terminal, and run npm. */
export const usualTools: InitTools = {
  ask: askOnTerminal,
  confirm: confirmOnTerminal,
  install: npmInstall,
  pack: npmPack,
};
