import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { API_BASE, ENDPOINTS } from '@waypost/contract';
import type { Bed } from '../run/bed.ts';
import { median } from '../run/row.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Milliseconds from the request to the last byte of the response. */
function timeOf(url: string, headers: Record<string, string>): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answers ${answer.statusCode}.`));
      answer.on('end', () => resolve(performance.now() - start)).resume();
    }).on('error', reject);
  });
}

/** Requests a tile until it comes from memory. While the project loads, tiles come by SQL. */
export async function waitForMemory(
  { url, tokens }: Pick<Bed, 'url' | 'tokens'>,
  projectId: number,
): Promise<void> {
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  for (;;) {
    const answer = await fetch(`${url}${API_BASE}/tiles/features/${projectId}/0/0/0`, { headers });
    await answer.arrayBuffer();
    if (answer.headers.get('server-timing') === 'memory') return;
    await sleep(50);
  }
}

/** The median over tiles, requested one after the other. */
export async function timeEach(
  urls: readonly string[],
  headers: Record<string, string> = {},
): Promise<number> {
  const times: number[] = [];
  for (const url of urls) times.push(await timeOf(url, headers));
  return median(times);
}

/** The median over a project's tiles, named `z/x/y`, none of which may be cached. */
export async function timeAnew(bed: Bed, projectId: number, places: readonly string[]): Promise<number> {
  await bed.database.script(
    `update project_stats set features_version = features_version + 1 where project_id = ${projectId}`,
  );
  await bed.client.call(ENDPOINTS.tiles.getTileState, { params: { project_id: projectId } });
  return timeEach(
    places.map((place) => `${bed.url}${API_BASE}/tiles/features/${projectId}/${place}`),
    // Without compression.
    { authorization: `Bearer ${bed.tokens.access_token}` },
  );
}
