import { type Ask, askOnTerminal, type Confirm, confirmOnTerminal } from './choices/questions.js';
import { type Install, installWith, npmPack } from './install.js';
import type { Pack } from './project/svclink-source.js';

/** The actions of `svclink init` and `svclink add` outside of the file system. Tests replace them. */
export interface InitTools {
  readonly ask: Ask;
  readonly confirm: Confirm;
  readonly install: Install;
  readonly pack: Pack;
}

/** The tools of the executable: questions on the terminal and the package manager. */
export const usualTools: InitTools = {
  ask: askOnTerminal,
  confirm: confirmOnTerminal,
  install: installWith,
  pack: npmPack,
};
