/** Creates the initial states of journeys once for all suites. @returns an object whose `teardown` removes them */
export async function prepareJourneys() {
  const data = await import('../../e2e/src/server/prepared-data.ts');
  await data.setup();
  return data;
}
