// Keeps the compiled code of a module for the next test file of this process: jest compiles each module anew for each of
// 500 test files. A script is bound to no context, so every file still gets modules of its own.
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
