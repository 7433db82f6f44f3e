// Node 20 calls every AsyncLocalStorage that was ever used, at each promise and socket, until it is disabled. Each test
// file brings some of its own (jest's, the browser driver's, the site's), and nobody disables them: without this, every
// file makes all later ones of its worker slower.
const { AsyncLocalStorage } = require('node:async_hooks');

/** The storages that the test files of this process have used, kept where every file finds them. */
const USED = Symbol.for('svclink.test.used-storages');

function remember(used) {
  for (const method of ['run', 'enterWith']) {
    const original = AsyncLocalStorage.prototype[method];
    AsyncLocalStorage.prototype[method] = function remembered(...given) {
      used.add(this);
      return original.apply(this, given);
    };
  }
}

if (!AsyncLocalStorage[USED]) {
  AsyncLocalStorage[USED] = new Set();
  remember(AsyncLocalStorage[USED]);
}
for (const storage of AsyncLocalStorage[USED]) storage.disable();
AsyncLocalStorage[USED].clear();
