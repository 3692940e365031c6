import { ENDPOINTS } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { JobPostponedError } from '../../platform/jobs/job-errors.ts';
import type { JobContext } from '../../platform/jobs/job-kind.ts';
import { createLayerWorld, type LayerWorld, toCollected, toPoint } from '../layers/layers.fixture.ts';
import { createAiReportKind } from './report-kind.ts';
import { builtInWriter } from './writers/built-in/built-in-writer.ts';
import type { ReportWriter } from './writers/writer.ts';
import { createWriters } from './writers/writers.ts';

const { aiReports, projects } = ENDPOINTS;

let app: TestApp;
let world: LayerWorld;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'on' });
  world = await createLayerWorld(app);
});
afterAll(() => app.close());

const context: JobContext = {
  signal: new AbortController().signal,
  attempt: 1,
  progress: () => {},
  transaction: (work) => app.database.transaction(work),
};

/** Runs reports with a writer that does something before it writes. */
function createKind(onWriting: () => Promise<void>) {
  const { database } = app;
  const writer: ReportWriter = {
    ...builtInWriter,
    async write(task, signal) {
      await onWriting();
      return builtInWriter.write(task, signal);
    },
  };
  const limits = { callsPerMonth: 0, tokensPerMonth: 0 };
  return createAiReportKind({
    database,
    writers: {
      ...createWriters({ database, models: { find: async () => null }, limits }),
      create: async () => writer,
    },
    providerFaults: { note: () => {} },
    messages: app.services.messages,
    publicUrl: app.baseUrl,
  });
}

test('a report whose author lost a project while it was written is not kept, and computed again', async () => {
  const { admin, org_id } = world;
  const coast = await world.makeProject('Coast watch');
  const bay = await world.makeProject('Bay patrol');
  for (const project of [coast, bay])
    await world.makeFeatures(project, [{ name: 'Net', geometry: toPoint(-118.2, 36.5) }]);
  const layer = await world.makeLayer(toCollected([coast, bay]));
  const author = await world.makePerson('org_member');
  const { memberId, client } = author;
  for (const project of [coast, bay]) await world.letInto(author, project, 'project_viewer');
  // The test runs the job itself.
  await app.services.jobs.stop();
  const params = { org_id, layer_uuid: layer };
  const { code } = await client.call(aiReports.createAiReport, { params, query: {}, body: {} });
  const read = () => client.call(aiReports.getAiReport, { params: { org_id, code } });
  const job = { jobId: code, payload: { code }, organizationId: org_id, memberId };

  const lost = await createKind(async () => {
    await admin.client.call(projects.removeProjectMember, {
      params: { org_id, project_id: bay, member_id: memberId },
    });
  }).run(job, context);
  await expect(app.database.transaction(async (tx) => lost?.(tx))).rejects.toThrow(JobPostponedError);
  expect(await read()).toMatchObject({ status: 'pending', facts: [] });

  // Another project does not matter: the report says less than its author may read.
  const more = await world.makeProject('Reef');
  const again = await createKind(() => world.letInto(author, more, 'project_viewer')).run(job, context);
  await app.database.transaction(async (tx) => again?.(tx));
  const { status, facts, features } = await read();
  expect({ status, features }).toEqual({ status: 'completed', features: 1 });
  expect(facts.filter(({ kind }) => kind === 'project').map(({ label }) => label)).toEqual(['Coast watch']);
  const { rows } = await sql<{ public_projects: number[]; whole_projects: number[] }>`
    select public_projects, whole_projects from ai_reports where code = ${code}`.execute(app.database.read);
  expect(rows[0]).toEqual({ public_projects: [bay], whole_projects: [coast] });
});
