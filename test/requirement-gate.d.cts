/** What is wrong with the citations in the titles of tests that passed; one line per fault. */
export function faultsOf(titles: readonly string[], listed?: readonly string[]): string[];
