import { ENDPOINTS } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { emptyTables } from '../../../test/app/test-database.ts';
import { isFull } from '../../../test/app/test-full.ts';
import type { Database } from '../../platform/db/database.ts';
import { putProjectMember } from '../projects/index.ts';
import { createDemoDependencies } from './demo-dependencies.fixture.ts';
import { loadDemo } from './load-demo.ts';
import { hasDemo } from './store.ts';

const NOW_MS = Date.UTC(2026, 4, 20, 15);
/** Steps from one kill to the next: each start computes all of the demo. */
const STEPS_EACH = isFull ? 1 : 15;

class KilledError extends Error {}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ SANDBOX: 'on' });
});
beforeEach(() => emptyTables(app.database));
afterAll(() => app.close());

/** A database whose process is killed in its nth transaction, just before the commit. */
function killIn(nth: number): Database {
  let begun = 0;
  return {
    ...app.database,
    transaction(work) {
      begun += 1;
      return app.database.transaction(async (tx) => {
        const done = await work(tx);
        if (begun >= nth) throw new KilledError();
        return done;
      });
    },
  };
}

const load = async (database: Database = app.database) =>
  loadDemo(await createDemoDependencies(app, database), NOW_MS);
const loadKilled = (nth: number) => expect(load(killIn(nth))).rejects.toThrow(KilledError);

/** The contents of the demo without values unique to each run. */
async function readDemo() {
  const { rows: projects } = await sql`
    select p.project_name, above.project_name as parent, p.project_desc, p.country, s.features_count,
      (select array_agg(m.display_name || ' ' || pm.role_name order by m.display_name)
        from project_members pm join members m using (member_id) where pm.project_id = p.project_id) as people,
      (select array_agg(e.type order by e.seq) from events e where e.topic = 'project:' || p.project_id) as events
    from projects p left join projects above on above.project_id = p.parent_id
    join project_stats s on s.project_id = p.project_id order by p.project_name`.execute(app.database.read);
  const { rows: features } = await sql`
    select p.project_name, t.name as template, m.display_name, f.name, f.description, f.color, f.shared, f.is_static,
      st_astext(f.geometry) as geometry, f.data::text as data, f.created_origin
    from features f join projects p using (project_id) join members m on m.member_id = f.member_id
    left join templates t on t.id = f.template_id
    order by p.project_name, f.name, f.created_origin, f.description, geometry`.execute(app.database.read);
  const { rows: templates } = await sql`
    select p.project_name, t.name, t.geometry_type, t.color, t.data_fields::text as fields
    from templates t join projects p using (project_id) order by p.project_name, t.name`.execute(
    app.database.read,
  );
  const { rows: people } = await sql`
    select o.organization_name, m.display_name, om.role, m.identity_subject
    from organization_members om join members m using (member_id) join organizations o using (organization_id)
    order by m.display_name`.execute(app.database.read);
  const { rows: layers } = await sql`
    select l.name, l.type, above.name as group,
      (select array_agg(f.name || f.created_origin order by f.created_origin, f.name)
        from layer_features lf join features f on f.code = lf.feature_code where lf.layer_code = l.code) as features
    from layers l left join layers above on above.code = l.parent_code
    order by l.parent_code nulls first, l.position`.execute(app.database.read);
  const { rows: left } = await sql`select step from demo_steps`.execute(app.database.read);
  return { projects, features, templates, people, layers, left };
}

const findProject = async (name: string): Promise<number> => {
  const { project_id } = await app.database.read
    .selectFrom('projects')
    .select('project_id')
    .where('project_name', '=', name)
    .executeTakeFirstOrThrow();
  return project_id;
};

/** A member added to the root projects of the demo while it is loading. */
async function letIn(): Promise<{ ana: Person; org_id: number; watch: number; training: number }> {
  const ana = await app.createPerson('Ana Vega');
  const [watch, training] = [await findProject('Baja coast watch'), await findProject('Training ground')];
  await app.database.transaction(async (tx) => {
    for (const project of [watch, training]) {
      await putProjectMember(tx, project, ana.memberId, 'project_admin', false);
    }
  });
  const { organization_id: org_id } = await app.database.read
    .selectFrom('organizations')
    .select('organization_id')
    .executeTakeFirstOrThrow();
  return { ana, org_id, watch, training };
}

test('loading that is killed again and again ends with the same demo', async () => {
  await load();
  const whole = await readDemo();
  expect(whole.features).toHaveLength(2000);
  expect(whole.projects).toHaveLength(10);
  expect(whole.layers).toHaveLength(14);
  expect(whole.left).toEqual([]);

  await emptyTables(app.database);
  // Each run completes some steps, and is killed in the next one before its commit.
  let kills = 0;
  while (!(await hasDemo(app.database.read))) {
    await load(killIn(STEPS_EACH + 1)).catch((error: unknown) => expect(error).toBeInstanceOf(KilledError));
    kills += 1;
  }
  expect(kills * STEPS_EACH).toBeGreaterThan(60);
  await load();
  expect(await readDemo()).toEqual(whole);
});

test('writes of members during loading survive, even when it is killed before and after', async () => {
  await loadKilled(50);
  const { ana, org_id, watch } = await letIn();
  const made = await ana.client.call(ENDPOINTS.features.createFeature, {
    query: { project_id: watch },
    body: { feature: { name: 'A net at night', geometry: { type: 'Point', coordinates: [-110.2, 24.3] } } },
  });
  const read = () =>
    ana.client.call(ENDPOINTS.features.getFeature, { params: { code: made.properties.code } });
  await ana.client.call(ENDPOINTS.projects.updateProject, {
    params: { org_id, project_id: watch },
    body: { project_name: 'Renamed while loading' },
  });
  const written = await read();
  await loadKilled(10);
  await loadKilled(1);
  await load();
  expect(await read()).toEqual(written);
  const { projects, features, people } = await readDemo();
  expect(features).toHaveLength(2001);
  expect(projects).toHaveLength(10);
  expect(projects).toContainEqual(expect.objectContaining({ project_name: 'Renamed while loading' }));
  expect(people).toHaveLength(3);
});

test('what members delete during loading stays deleted, and the rest is loaded', async () => {
  await loadKilled(40);
  const { ana, org_id, training } = await letIn();
  await ana.client.call(ENDPOINTS.projects.deleteProject, { params: { org_id, project_id: training } });
  await load();
  const { projects, features, left } = await readDemo();
  expect(projects).toHaveLength(10);
  expect(features.length).toBeGreaterThan(1_900);
  expect(
    features.filter((one) => (one as { project_name: string }).project_name === 'Training ground'),
  ).toEqual([]);
  expect(await ana.client.call(ENDPOINTS.projects.listDeletedProjects, {})).toHaveLength(1);
  expect(await hasDemo(app.database.read)).toBe(true);
  expect(left).toEqual([]);
});

test('two processes load one demo in shared steps', async () => {
  await loadKilled(30);
  await Promise.all([load(), load()]);
  const { projects, features, people, left } = await readDemo();
  expect(features).toHaveLength(2000);
  expect(projects).toHaveLength(10);
  expect(people).toHaveLength(3);
  expect(left).toEqual([]);
});
