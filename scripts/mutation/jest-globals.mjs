import { jestExpect } from '@jest/expect';
import { ModernFakeTimers } from '@jest/fake-timers';
import * as circus from 'jest-circus';
import { ModuleMocker } from 'jest-mock';

const mocker = new ModuleMocker(globalThis);
const timers = new ModernFakeTimers({
  config: { fakeTimers: {}, rootDir: process.cwd() },
  global: globalThis,
});

/** What the tests of this project use of the object `jest`. */
export const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  mocked: (value) => value,
  restoreAllMocks: () => mocker.restoreAllMocks(),
  useFakeTimers: (config) => timers.useFakeTimers(config),
  useRealTimers: () => timers.useRealTimers(),
  advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
  getTimerCount: () => timers.getTimerCount(),
};

/** Gives this process the globals of a test file. */
export function installGlobals() {
  const { describe, it, test, beforeAll, beforeEach, afterAll, afterEach } = circus;
  const names = { describe, it, test, beforeAll, beforeEach, afterAll, afterEach };
  Object.assign(globalThis, names, { expect: jestExpect, jest });
}

/** Takes back what a test that failed half way has left behind. */
export function restoreGlobals() {
  timers.dispose();
  mocker.restoreAllMocks();
}
