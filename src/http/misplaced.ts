import { ServerResponse } from 'node:http';

/**
 * Returns true when a factory was mounted itself, `app.use(createX)` instead of `app.use(createX(options))`. Its
 * request then fails with an error that names this mistake in one sentence without a stack, through the host's error
 * handling where there is one.
 *
 * @param given the arguments of the factory
 * @throws the error when there is neither `next` nor a response to answer
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
