import { AsyncLocalStorage } from 'node:async_hooks';

describe('the start of a test file', () => {
  it('ends the storages that the file before it has left', () => {
    const left = new AsyncLocalStorage<string>();
    left.enterWith('of the file before');
    expect(left.getStore()).toBe('of the file before');
    jest.isolateModules(() => require('./forget-async-storage.cjs'));
    expect(left.getStore()).toBeUndefined();
  });
});
