export { type InitTools, initCommand } from './init-command.js';
export { INIT_USAGE } from './usage.js';
