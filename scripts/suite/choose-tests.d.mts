/** Test files, relative to the root. */
export interface ChosenTests {
  readonly server: readonly string[];
  readonly pages: readonly string[];
  readonly journeys: readonly string[];
}
/** The module of a file in the contract, the server or the web, or null. */
export function toModule(file: string): string | null;
/** The tests that a change can affect, among those that start the product. */
export function chooseTests(
  changed: readonly string[],
  tests: readonly string[],
  covers: (module: string) => readonly string[],
): ChosenTests;
