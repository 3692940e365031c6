/** Makes once for all suites what journeys begin with. @returns what removes it with `teardown` */
export async function prepareJourneys() {
  const data = await import('../../e2e/src/server/prepared-data.ts');
  await data.setup();
  return data;
}
