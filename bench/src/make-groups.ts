import { ENDPOINTS } from '@waypost/contract';
import { type Bed, makeProject } from './bed.ts';

export const POINTS = 1_000_000;
const PIECE = 50_000;

/** Chance that is the same at every run and in every database, so that their tiles can be compared: from 0 to 1. */
const chance = (seed: number) => `(hashint4extended(n, ${seed}) & 1048575) / 1048576.0`;
/** Around 0, by no more than 1.5, and mostly near it. */
const aside = (seed: number) => `(${chance(seed)} + ${chance(seed + 1)} + ${chance(seed + 2)} - 1.5)`;

/** A project of the bed’s organization with a million points in it. */
export interface GroupsProject {
  readonly projectId: number;
  /** The form that a third of them were collected by. */
  readonly templateId: number;
}

/** Makes a project of points in 200 groups of different widths over 14 months, a tenth of them Public. */
export async function makeGroups(bed: Bed): Promise<GroupsProject> {
  const { client, database } = bed;
  const projectId = await makeProject(bed, 'A million points');
  const { id: templateId } = await client.call(ENDPOINTS.templates.createTemplate, {
    params: { project_id: projectId },
    body: { name: 'Sighting', geometry_type: 'Point' },
  });
  for (let begun = 0; begun < POINTS; begun += PIECE) {
    await database.script(`
    insert into features (code, project_id, template_id, name, color, shared, geometry, geometry_type, created_origin)
    select gen_random_uuid(), ${projectId}, case when n / 200 % 3 = 0 then ${templateId} end, 'Report ' || n, '#0059ff',
      n / 200 % 10 = 0, st_setsrid(st_makepoint(
        -110 + 3 * (n % 200 % 20) + (1 + n % 7) * 0.1 * ${aside(1)},
        10 + 3 * (n % 200 / 20) + (1 + n % 7) * 0.1 * ${aside(4)}), 4326), 'Point',
      date_trunc('milliseconds', now() - interval '14 months' * (${chance(7)}))
    from generate_series(${begun + 1}, ${begun + PIECE}) n`);
  }
  await database.script(`
    insert into project_stats (project_id, features_count, features_version) values (${projectId}, ${POINTS}, 1)
    on conflict (project_id) do update set features_count = ${POINTS};
    analyze features, project_stats`);
  return { projectId, templateId };
}
