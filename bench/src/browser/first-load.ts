import { createHttpClient } from '@waypost/client';
import { ENDPOINTS } from '@waypost/contract';
import { launchBrowser } from '@waypost/e2e/browser';
import { makeDataDir, removeDataDir, startServer } from '@waypost/e2e/start-server';
import { readBaseMap } from '../bare-page/bare-base-map.ts';
import { serveBarePage } from '../bare-page/bare-page.ts';
import { readBox, readRestingView, toBareQuery } from '../bare-page/bare-view.ts';
import { loadPage } from './load-page.ts';
import { toRounds } from '../run/rounds.ts';
import { median, type Row, toMs } from '../run/row.ts';

const ROUNDS = toRounds(5);

/** Opening the demo's project in a cold browser, until its map is drawn, against the map library on a bare page. */
export async function benchFirstLoad(): Promise<Row[]> {
  const dataDir = await makeDataDir();
  const server = await startServer(dataDir, { SANDBOX: 'on' });
  const anonymous = createHttpClient({ baseUrl: server.url });
  const tokens = await anonymous.call(ENDPOINTS.demo.enterDemo, { body: {} });
  const client = createHttpClient({
    baseUrl: server.url,
    tokens: { getAccessToken: () => tokens.access_token, refresh: async () => null },
  });
  const [organization] = await client.call(ENDPOINTS.organizations.listOrganizations);
  const params = { org_id: organization?.organization_id ?? 0 };
  const [project] = (await client.call(ENDPOINTS.projects.listProjects, { params })).filter(
    (p) => p.parent_id === null,
  );
  const projectUrl = `${server.url}/organizations/${params.org_id}/projects/${project?.project_id}/home`;

  // The baselines: the map library alone with nothing to draw, then with the product's base map.
  const bare = await serveBarePage();
  const mapped = await serveBarePage(null, readBaseMap());
  const browser = await launchBrowser();
  const sizes: number[] = [];
  let query = '';
  await loadPage(browser, projectUrl, tokens, {
    async end(page) {
      query = toBareQuery(await readRestingView(page), await readBox(page));
    },
  });
  const times: Record<'ours' | 'bare' | 'mapped', number[]> = { ours: [], bare: [], mapped: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const { drawnMs, kilobytes } = await loadPage(browser, projectUrl, tokens);
    sizes.push(kilobytes);
    times.ours.push(drawnMs);
    times.bare.push((await loadPage(browser, bare.url, null)).drawnMs);
    times.mapped.push((await loadPage(browser, mapped.url + query, null)).drawnMs);
  }
  await browser.close();
  bare.close();
  mapped.close();
  await server.stop();
  await removeDataDir(dataDir);
  const ours = median(times.ours);
  const toRow = (against: string, floor: number): Row => ({
    what: `open a project in a cold browser until its map is drawn (${Math.round(Math.max(...sizes))} kB transferred)`,
    against,
    ratio: ours / floor,
    figures: `${toMs(ours)} against ${toMs(floor)}`,
  });
  return [
    toRow('the map library on a bare page', median(times.bare)),
    toRow('the same with the same base map in the same view', median(times.mapped)),
  ];
}
