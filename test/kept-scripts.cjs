// Keeps the compiled code of a module for the next test file of this process. Jest compiles each module anew for each
// test file, which is a tenth of the time of all tests. A script is bound to no context: each file still gets modules
// of its own.
const vm = require('node:vm');

const compile = vm.compileFunction;
const kept = new Map();

vm.compileFunction = (code, parameters, options) => {
  const { filename, parsingContext } = options;
  // A script cannot import for the module that asks, and knows no line for the kernel.
  if (!parsingContext || /\bimport\s*\(/.test(code) || code.startsWith('#!')) {
    return compile(code, parameters, options);
  }
  const start = `(function (${parameters.join()}) {`;
  const key = `${filename}\n${start}`;
  let one = kept.get(key);
  if (one?.code !== code) {
    const script = new vm.Script(`${start}${code}\n})`, { filename, columnOffset: -start.length });
    one = { code, script };
    kept.set(key, one);
  }
  return one.script.runInContext(parsingContext);
};
