// A test runner for Stryker. It runs the files of this project's tests in one process, by jest's own machinery, and
// for a change of the code only the tests that reach it: hundreds of times faster than a whole jest per change.
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  determineHitLimitReached,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { installGlobals } from './jest-globals.mjs';
import { runTestFile } from './test-file.mjs';

const FOLDERS = ['protocol', 'receiver', 'http', 'schemas', 'client', 'testing'];
// It holds the sources against what a formatter of the checkout makes, which the changed copy is not.
const LEFT_OUT = 'test/schemas/generated.test.ts';

function testFiles(root) {
  const all = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, 'test', folder), { recursive: true }).map((name) =>
      join('test', folder, name),
    ),
  );
  return all.filter((name) => name.endsWith('.test.ts') && name !== LEFT_OUT).sort();
}

/** Milliseconds that a test may take with a change in place: less than Stryker's patience with the whole process. */
const PATIENCE = 5000;
/** Tests that take longer than this in code prepared for changes are left out: the time alone could make them fail. */
const SLOW = 1500;

/** How many leading folders a test file shares with a file of `src`: the nearest test is the likeliest to fail. */
function nearness(test, source) {
  const [one, other] = [test, source].map((path) => path.split('/').slice(1));
  const apart = one.findIndex((part, index) => part !== other[index]);
  return apart === -1 ? one.length : apart;
}

class TestFilesRunner {
  #root = process.cwd();
  #shared = {};

  capabilities() {
    return { reloadEnvironment: true };
  }

  init() {
    installGlobals();
    globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] = this.#shared;
    // What a changed piece of code leaves running may fail after its test is over.
    process.on('uncaughtException', () => undefined);
    process.on('unhandledRejection', () => undefined);
  }

  async dryRun() {
    const tests = [];
    this.#shared.mutantCoverage = { static: {}, perTest: {} };
    for (const name of testFiles(this.#root)) tests.push(...(await this.#cover(name)));
    const { mutantCoverage } = this.#shared;
    this.#shared.mutantCoverage = undefined;
    return { status: DryRunStatus.Complete, tests, mutantCoverage };
  }

  async #cover(name) {
    const shared = this.#shared;
    const hooks = new Map();
    const results = await runTestFile(this.#root, join(this.#root, name), {
      patience: 60_000,
      begins: (ids, isHook) => {
        shared.currentTestId = isHook ? `hook ${hooks.size} of ${name}` : ids[0];
        if (isHook) hooks.set(shared.currentTestId, ids);
      },
      ends: () => {
        shared.currentTestId = undefined;
      },
    });
    for (const [hook, ids] of hooks) this.#spread(hook, ids);
    const [slow, quick] = [true, false].map((isSlow) =>
      results.filter(({ timeSpentMs }) => timeSpentMs > SLOW === isSlow),
    );
    for (const { id } of slow) delete shared.mutantCoverage.perTest[id];
    return quick;
  }

  /** What a hook has reached is reached by every test that it serves. */
  #spread(hook, ids) {
    const { perTest } = this.#shared.mutantCoverage;
    const reached = perTest[hook] ?? {};
    delete perTest[hook];
    for (const id of ids) {
      perTest[id] ??= {};
      for (const [mutant, count] of Object.entries(reached))
        perTest[id][mutant] = (perTest[id][mutant] ?? 0) + count;
    }
  }

  async mutantRun({ activeMutant, testFilter, sandboxFileName, hitLimit, disableBail }) {
    const shared = this.#shared;
    Object.assign(shared, { activeMutant: activeMutant.id, hitLimit });
    shared.hitCount = hitLimit === undefined ? undefined : 0;
    process.env[INSTRUMENTER_CONSTANTS.ACTIVE_MUTANT_ENV_VARIABLE] = activeMutant.id;
    const tests = [];
    for (const [name, wanted] of this.#order(testFilter, sandboxFileName)) {
      const options = { wanted, patience: PATIENCE, bail: !disableBail };
      tests.push(...(await runTestFile(this.#root, join(this.#root, name), options)));
      if (!disableBail && tests.some((test) => test.status === TestStatus.Failed)) break;
    }
    delete process.env[INSTRUMENTER_CONSTANTS.ACTIVE_MUTANT_ENV_VARIABLE];
    shared.activeMutant = undefined;
    const hitLimitReached = determineHitLimitReached(shared.hitCount, hitLimit);
    return toMutantRunResult(
      hitLimitReached ?? { status: DryRunStatus.Complete, tests },
      disableBail,
    );
  }

  /** The files of the wanted tests with those tests, the likeliest to fail first. */
  #order(testFilter, sandboxFileName) {
    const files = new Map();
    for (const id of testFilter ?? []) {
      const [name] = id.split(' › ', 1);
      if (!files.has(name)) files.set(name, new Set());
      files.get(name).add(id);
    }
    if (!testFilter) for (const name of testFiles(this.#root)) files.set(name, undefined);
    const source = relative(this.#root, sandboxFileName);
    const rank = ([name, wanted]) => [nearness(name, source), -(wanted?.size ?? 0)];
    const compare = (one, other) => other[0] - one[0] || other[1] - one[1];
    return [...files].sort((one, other) => compare(rank(one), rank(other)));
  }
}

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, 'test-files', () => new TestFilesRunner()),
];
