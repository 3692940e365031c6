/** The module of a file in the contract, the server or the web, or null. */
export function toModule(file) {
  const path =
    /^apps\/(?:server|web)\/src\/modules\/([^/]+)\//.exec(file) ??
    /^packages\/contract\/src\/([^/]+)\//.exec(file);
  return path?.[1] ?? null;
}

/** The subfolder of `access`, `platform` or `providers` of the server that contains a file, or null. */
function toFoundation(file) {
  return /^apps\/server\/src\/(access|(?:platform|providers)\/[^/]+)\//.exec(file)?.[1] ?? null;
}

const isOfServer = (file) => /^(apps\/server|packages\/(contract|tile-engine))\//.test(file);
const isSeen = (file) => /^(apps\/web|e2e)\/|^packages\/(contract|client|geo|map-engine)\/src\//.test(file);

/** From sign-up to a saved report: every change of what reaches a browser has to pass it. */
const FIRST_JOURNEY = 'e2e/journeys/newcomer.journey.test.ts';

/**
 * The tests that a change can affect, among those that start the product: a module's own, those of a foundation's own
 * folder, the access matrix, and the journeys that cover a module. All others are left to the full run.
 * @param changed files, relative to the root
 * @param tests all existing `*.db.test.ts` and `*.journey.test.ts`
 * @param covers the journeys that a module's page in docs/spec-coverage names
 * @returns files for the projects `server` and `journeys`
 */
export function chooseTests(changed, tests, covers) {
  const modules = new Set(changed.map(toModule).filter((name) => name !== null));
  const foundations = new Set(changed.map(toFoundation).filter((name) => name !== null));
  if (changed.some((file) => file.startsWith('apps/server/migrations/'))) foundations.add('platform/db');
  const isNear = (test) =>
    changed.includes(test) ||
    modules.has(toModule(test)) ||
    [...foundations].some((folder) => test.startsWith(`apps/server/src/${folder}/`));
  const inServer = tests.filter((test) => test.endsWith('.db.test.ts'));
  const server = inServer.filter(
    (test) => isNear(test) || (changed.some(isOfServer) && test.endsWith('/access-matrix.db.test.ts')),
  );
  const covering = new Set([...modules].flatMap(covers));
  const journeys = tests.filter((test) => {
    if (!test.startsWith('e2e/')) return false;
    const isFirst = test === FIRST_JOURNEY && changed.some(isSeen);
    return isFirst || changed.includes(test) || covering.has(test);
  });
  return { server, journeys };
}
