/** Patterns of test files, from the root. */
export const ON_ONE_DATABASE: readonly string[];
