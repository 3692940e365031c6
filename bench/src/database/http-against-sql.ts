import { ENDPOINTS, featureCreate } from '@waypost/contract';
import { requireAccess } from '@waypost/server/access';

import { type Bed, buoy, openBed } from '../run/bed.ts';
import { toRounds } from '../run/rounds.ts';
import { interleave, type Row, timePerCall, toMs } from '../run/row.ts';

const ROUNDS = toRounds(7);
const READS = 200;
const INSERTS = 60;

/** The access check and SQL of the endpoint, called without HTTP. */
function readDirectly({ app, database, memberId, code }: Bed) {
  return async () => {
    const params = { code };
    const { access } = ENDPOINTS.features.getFeature;
    const grant = await requireAccess(database.read, { memberId }, access, { params, query: {}, body: {} });
    return app.services.featureReader.get(grant);
  };
}

function insertDirectly({ app, database, memberId, projectId }: Bed) {
  const input = featureCreate.parse(buoy);
  return async () => {
    const query = { project_id: projectId };
    const { access } = ENDPOINTS.features.createFeature;
    const grant = await requireAccess(database.read, { memberId }, access, { params: {}, query, body: {} });
    return app.services.featureWriter.create(grant, input, []);
  };
}

/**
 * Reading and inserting one feature over HTTP, with authentication and validation, against the same SQL called
 * directly.
 */
export async function benchHttpAgainstSql(name: string, databaseUrl: string | null): Promise<Row[]> {
  const bed = await openBed(databaseUrl);
  const { client, code, projectId } = bed;
  const read = () => client.call(ENDPOINTS.features.getFeature, { params: { code } });
  const insert = () =>
    client.call(ENDPOINTS.features.createFeature, {
      query: { project_id: projectId },
      body: { feature: buoy },
    });
  const measure = async (count: number, through: () => Promise<unknown>, direct: () => Promise<unknown>) => {
    // A warm-up call, so that neither pays for compilation.
    await timePerCall(count, through);
    await timePerCall(count, direct);
    return interleave(
      ROUNDS,
      () => timePerCall(count, through),
      () => timePerCall(count, direct),
    );
  };
  const reads = await measure(READS, read, readDirectly(bed));
  const inserts = await measure(INSERTS, insert, insertDirectly(bed));
  await bed.close();
  const toRow = (what: string, { a, b }: { a: number; b: number }): Row => ({
    what: `${what}, ${name}`,
    against: 'the same checks and SQL without HTTP',
    ratio: a / b,
    figures: `${toMs(a)} against ${toMs(b)}`,
  });
  return [toRow('read a feature over HTTP', reads), toRow('insert a feature over HTTP', inserts)];
}
