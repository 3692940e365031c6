/** Patterns of tests, from the root of the project. */
export const ON_BOTH_DATABASES: readonly string[];
