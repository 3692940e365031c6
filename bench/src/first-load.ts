import { createHttpClient } from '@waypost/client';
import { ENDPOINTS } from '@waypost/contract';
import { launchBrowser } from '@waypost/e2e/browser';
import { makeDataDir, removeDataDir, startServer } from '@waypost/e2e/start-server';
import { serveBarePage } from './bare-page.ts';
import { loadPage } from './load-page.ts';
import { interleave, type Row, toMs } from './row.ts';

const ROUNDS = 5;

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

  // The floor: the map library alone, with nothing to draw.
  const bare = await serveBarePage();
  const browser = await launchBrowser();
  const sizes: number[] = [];
  await loadPage(browser, projectUrl, tokens);
  const times = await interleave(
    ROUNDS,
    async () => {
      const { drawnMs, kilobytes } = await loadPage(browser, projectUrl, tokens);
      sizes.push(kilobytes);
      return drawnMs;
    },
    async () => (await loadPage(browser, bare.url, null)).drawnMs,
  );
  await browser.close();
  bare.close();
  await server.stop();
  await removeDataDir(dataDir);
  return [
    {
      what: `open a project in a cold browser until its map is drawn (${Math.round(Math.max(...sizes))} kB transferred)`,
      against: 'the map library on a bare page',
      ratio: times.a / times.b,
      figures: `${toMs(times.a)} against ${toMs(times.b)}`,
    },
  ];
}
