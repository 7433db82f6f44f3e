import { type Ask, askOnTerminal, type Confirm, confirmOnTerminal } from './choices/questions.js';
import { type Install, installWith, npmPack } from './install.js';
import type { Pack } from './project/svclink-source.js';

/** What `svclink init` and `svclink add` do outside the file system; tests give their own. */
export interface InitTools {
  readonly ask: Ask;
  readonly confirm: Confirm;
  readonly install: Install;
  readonly pack: Pack;
}

/** They ask on the terminal, and run the package manager. */
export const usualTools: InitTools = {
  ask: askOnTerminal,
  confirm: confirmOnTerminal,
  install: installWith,
  pack: npmPack,
};
