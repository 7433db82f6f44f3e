import { relative } from 'node:path';
import { TestStatus } from '@stryker-mutator/api/test-runner';
import { addEventHandler, describe, getState, resetState, run } from 'jest-circus';
import { jest, restoreGlobals } from './jest-globals.mjs';
import { ModuleRegistry } from './module-registry.mjs';

/** What modules of the checkout may listen to on the process. */
const SIGNS = ['exit', 'beforeExit', 'SIGINT', 'SIGTERM', 'SIGHUP', 'warning'];

function idOf(test) {
  const names = [];
  for (let one = test; one.parent; one = one.parent) names.unshift(one.name);
  return names.join(' › ');
}

function* testsOf(block) {
  for (const child of block.children) {
    if (child.type === 'test') yield child;
    else yield* testsOf(child);
  }
}

function skip(tests, isWanted) {
  for (const test of tests) if (!isWanted(test)) test.mode = 'skip';
}

/** What modules of the checkout have hung on the process goes with their registry. */
function dropListeners(before) {
  for (const sign of SIGNS) {
    for (const listener of process.listeners(sign)) {
      if (!before.get(sign).includes(listener)) process.removeListener(sign, listener);
    }
  }
}

function resultOf(test, fileName) {
  const first = test.errors[0];
  const [error] = Array.isArray(first) ? first : [first];
  const fields = { id: idOf(test), name: idOf(test), timeSpentMs: test.duration ?? 0, fileName };
  return error === undefined
    ? { ...fields, status: TestStatus.Success }
    : { ...fields, status: TestStatus.Failed, failureMessage: String(error?.stack ?? error) };
}

/**
 * Runs the tests of one file in this process: the wanted ones, all without `wanted`; up to the first failure with
 * `bail`; a test may take `patience` milliseconds. `begins` and `ends` are told of every test, and of every hook that
 * serves several tests with all of those.
 */
export async function runTestFile(root, path, { wanted, patience, bail = false, begins, ends }) {
  const listeners = new Map(SIGNS.map((sign) => [sign, process.listeners(sign)]));
  resetState();
  Object.assign(getState(), { testTimeout: patience, unhandledErrors: [] });
  const registry = new ModuleRegistry(root, jest);
  describe(relative(root, path), () => void registry.load(path));
  const tests = [...testsOf(getState().rootDescribeBlock)];
  if (wanted) skip(tests, (test) => wanted.has(idOf(test)));
  addEventHandler(({ name, test, hook }) => {
    if (name === 'test_started') begins?.([idOf(test)], false);
    if (name === 'hook_start' && hook.type === 'beforeAll')
      begins?.([...testsOf(hook.parent)].map(idOf), true);
    if (
      name === 'test_done' ||
      (name.startsWith('hook_') && hook.type === 'beforeAll' && name !== 'hook_start')
    )
      ends?.();
    if (bail && name === 'test_done' && test.errors.length > 0) skip(tests, () => false);
  });
  await run();
  restoreGlobals();
  dropListeners(listeners);
  const done = tests.filter((test) => test.duration != null || test.errors.length > 0);
  return done.map((test) => resultOf(test, path));
}
