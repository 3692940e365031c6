import { isWebStale, markWebFresh } from './web-freshness.mjs';

/** Builds the web unless it is up to date, and checks its size limits. @returns whether there is one */
export async function buildWeb({ check }, options = {}) {
  if (isWebStale() && !(await check('build', process.execPath, ['apps/web/scripts/build.ts'], options)))
    return false;
  markWebFresh();
  await check('size limits', process.execPath, ['scripts/check-sizes.mjs'], options);
  return true;
}
