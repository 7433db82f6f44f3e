import { ServerResponse } from 'node:http';

/**
 * Whether somebody mounted a maker itself, `app.use(createX)` instead of `app.use(createX(options))`: then its request
 * is failed with the mistake, in one sentence and without a stack, through the host's error handling where there is one.
 *
 * @param given what the maker was called with
 * @throws the mistake when there is a request and nobody to answer it
 */
export function isMisplaced(given: readonly unknown[], toMistake: () => Error): boolean {
  const [request, response, next] = given;
  if (typeof request !== 'object' || request === null) return false;
  if (!('httpVersion' in request && 'headers' in request)) return false;
  const mistake = toMistake();
  mistake.stack = `${mistake.name}: ${mistake.message}`;
  if (typeof next === 'function') {
    next(mistake);
  } else if (response instanceof ServerResponse) {
    console.error(mistake.stack);
    response.writeHead(500, { 'Content-Type': 'text/plain' }).end(`${mistake.message}\n`);
  } else {
    throw mistake;
  }
  return true;
}
