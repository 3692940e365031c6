import { ENDPOINTS } from '@waypost/contract';
import { type Bed, makeProject } from './bed.ts';

export const POINTS = 1_000_000;
const PIECE = 50_000;

/** Pseudo-random numbers from 0 to 1, the same in every run and database, so that tiles can be compared. */
const chance = (seed: number) => `(hashint4extended(n, ${seed}) & 1048575) / 1048576.0`;
/** Around 0, by no more than 1.5, and mostly near it. */
const aside = (seed: number) => `(${chance(seed)} + ${chance(seed + 1)} + ${chance(seed + 2)} - 1.5)`;

/** A project of the bed’s organization with points in it. */
export interface FilledProject {
  readonly projectId: number;
  /** The form of a third of them. */
  readonly templateId: number;
}

const toName = (count: number) => `${count} points`;

/**
 * Creates a project of points in 200 groups of different widths over 14 months, a tenth of them Public, with the
 * counters that the product would keep.
 */
export async function fillGroups(bed: Bed, count: number): Promise<FilledProject> {
  const { client, database } = bed;
  const projectId = await makeProject(bed, toName(count));
  const { id: templateId } = await client.call(ENDPOINTS.templates.createTemplate, {
    params: { project_id: projectId },
    body: { name: 'Sighting', geometry_type: 'Point' },
  });
  // In chunks, each well within the server's statement timeout.
  for (let begun = 0; begun < count; begun += PIECE) {
    const end = Math.min(begun + PIECE, count);
    await database.script(`
    insert into features (code, project_id, template_id, name, color, shared, geometry, geometry_type, created_origin)
    select gen_random_uuid(), ${projectId}, case when n / 200 % 3 = 0 then ${templateId} end, 'Report ' || n, '#0059ff',
      n / 200 % 10 = 0, st_setsrid(st_makepoint(
        -110 + 3 * (n % 200 % 20) + (1 + n % 7) * 0.1 * ${aside(1)},
        10 + 3 * (n % 200 / 20) + (1 + n % 7) * 0.1 * ${aside(4)}), 4326), 'Point',
      date_trunc('milliseconds', now() - interval '14 months' * (${chance(7)}))
    from generate_series(${begun + 1}, ${end}) n`);
  }
  await database.script(`
    insert into feature_hours (project_id, hour, features_count, shared_count, static_count)
    select project_id, date_bin('1 hour', created_origin, 'epoch'), count(*), count(*) filter (where shared), 0 from features
    where project_id = ${projectId} group by 1, 2;
    insert into feature_form_hours (project_id, template_id, hour, features_count, shared_count, static_count)
    select project_id, template_id, date_bin('1 hour', created_origin, 'epoch'), count(*), count(*) filter (where shared), 0
    from features where project_id = ${projectId} and template_id is not null group by 1, 2, 3;
    insert into project_stats (project_id, features_count, features_version) values (${projectId}, ${count}, 1)
    on conflict (project_id) do update set features_count = ${count};
    analyze features, feature_hours, feature_form_hours, project_stats`);
  return { projectId, templateId };
}

/** The project of a million points in the copied database, assigned to the bed’s organization. */
export async function takeFilled({ database, organizationId }: Bed): Promise<FilledProject> {
  const found = await database.read
    .selectFrom('projects')
    .innerJoin('templates', 'templates.project_id', 'projects.project_id')
    .select(['projects.project_id as projectId', 'templates.id as templateId'])
    .where('project_name', '=', toName(POINTS))
    .executeTakeFirstOrThrow();
  await database.script(
    `update projects set organization_id = ${organizationId} where project_id = ${found.projectId}`,
  );
  return found;
}
