export { apiCommand } from './api-command.js';
export { tokenCommand } from './token-command.js';
