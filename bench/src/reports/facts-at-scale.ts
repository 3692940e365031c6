import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINTS } from '@waypost/contract';
import { type Bed, openBed } from '../run/bed.ts';
import { POINTS, takeFilled } from '../run/fill-groups.ts';
import { toRounds } from '../run/rounds.ts';
import { interleave, type Row, toMs } from '../run/row.ts';

const { aiReports, layers } = ENDPOINTS;
const ROUNDS = toRounds(5);
const POLL_MS = 20;

async function makeLayer({ client, organizationId }: Bed, projectId: number): Promise<string> {
  const config = [{ type: 'ArrayFilter' as const, field_name: 'project_id' as const, config: [projectId] }];
  const layer = { aoi: null, data: { filter: { type: 'AndFilter' as const, config } } };
  const body = { type: 4, name: 'All', layer } as const;
  return (await client.call(layers.createLayer, { params: { org_id: organizationId }, body })).code;
}

/** Milliseconds from the request of a report until it is written by the built-in writer, which takes none of note. */
async function timeReport({ client, organizationId: org_id }: Bed, layer_uuid: string): Promise<number> {
  const start = performance.now();
  const params = { org_id, layer_uuid };
  const { code } = await client.call(aiReports.createAiReport, { params, query: {}, body: {} });
  for (;;) {
    const { status, features } = await client.call(aiReports.getAiReport, { params: { org_id, code } });
    if (status === 'completed' && features === POINTS) return performance.now() - start;
    if (status !== 'pending') throw new Error(`The report is ${status}, of ${features} features.`);
    await sleep(POLL_MS);
  }
}

/** A report of a million features, against a query that counts them by form, author and day. */
export async function benchReportsAtScale(databaseUrl: string): Promise<Row[]> {
  const bed = await openBed(databaseUrl);
  try {
    const { projectId } = await takeFilled(bed);
    const layer = await makeLayer(bed, projectId);
    const ours = () => timeReport(bed, layer);
    const scan = async () => {
      const start = performance.now();
      await bed.database.script(`
        select template_id, member_id, date_trunc('day', created_origin at time zone 'UTC') as day, count(*) from features
        where project_id = ${projectId} and deleted_at is null group by 1, 2, 3`);
      return performance.now() - start;
    };
    await ours();
    await scan();
    const { a, b } = await interleave(ROUNDS, ours, scan);
    return [
      {
        what: `report of a layer with ${POINTS.toLocaleString('en')} features, from the request until it is written`,
        against: 'the same features counted by form, author and day in one scan',
        ratio: a / b,
        figures: `${toMs(a)} against ${toMs(b)}`,
      },
    ];
  } finally {
    await bed.close();
  }
}
