/** Lets temporary files lie in memory where there is enough. @returns the function that removes them */
export function keepTemporaryFilesInMemory(): () => void;
