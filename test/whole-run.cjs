/** Returns true if every test of the project runs, and not a selection of them. */
exports.isWholeRun = function isWholeRun(globalConfig) {
  const { testPathPatterns, testNamePattern, onlyChanged, shard, findRelatedTests } = globalConfig;
  const patterns = testPathPatterns?.patterns ?? [];
  return !(patterns.length || testNamePattern || onlyChanged || shard || findRelatedTests);
};
