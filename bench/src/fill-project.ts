import type { Bed } from './bed.ts';

const PIECE = 50_000;

/**
 * Fills a project with points over 14 months, a tenth of them Public, as the product would have counted them.
 * @param templateId the form that a fifth of them are by; null: none.
 */
export async function fillProject(
  { database }: Bed,
  projectId: number,
  count: number,
  templateId: number | null,
): Promise<void> {
  // In pieces, each well within the time that the server gives a statement.
  for (let begun = 0; begun < count; begun += PIECE) {
    const end = Math.min(begun + PIECE, count);
    await database.script(`
    insert into features (code, project_id, template_id, name, color, shared, geometry, geometry_type, created_origin)
    select gen_random_uuid(), ${projectId}, case when n % 5 = 2 then ${templateId}::integer end, 'Report ' || n, '#0059ff', n % 10 = 0,
      st_setsrid(st_makepoint(-110 + 8 * random(), 22 + 8 * random()), 4326), 'Point',
      now() - interval '14 months' * random()
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
}
