import type {
  DataEntry,
  Feature,
  FeatureEventRow,
  Geometry,
  GeometryType,
  Resource,
} from '@waypost/contract';
import { sql } from 'kysely';
import { featureByCode } from '../../../access/feature-by-code.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { plannedOnce } from '../../../platform/db/driver/planned-once.ts';
import { listResources } from '../../resources/index.ts';
import { toIconUrl } from '../../templates/index.ts';
import { boxColumns } from '../box-columns.ts';
import { tagsOf } from '../tagging/store.ts';

interface FeatureRow
  extends Omit<
    Feature['properties'],
    'created_origin' | 'created_at' | 'updated_at' | 'resources' | 's3_icon' | 'thumbUrl'
  > {
  icon_code: string | null;
  geometry: Geometry;
  data: DataEntry[];
  created_origin: Date;
  created_at: Date;
  updated_at: Date;
}

function toFeature({ geometry, icon_code, ...row }: FeatureRow, resources: Resource[]): Feature {
  return {
    type: 'Feature',
    geometry,
    properties: {
      ...row,
      resources,
      // The first file with renditions, as in lists.
      thumbUrl: resources.find(({ variants }) => variants !== null)?.variants?.thumbnail ?? null,
      s3_icon: icon_code === null ? null : toIconUrl(icon_code),
      created_origin: row.created_origin.getTime(),
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    },
  };
}

/** One feature with all its properties, or null. */
export async function findFeature(db: Reader, code: string): Promise<Feature | null> {
  const result = await sql<FeatureRow>`
    ${plannedOnce}
    select f.code, f.version, f.name, f.description, f.geometry_type as type, f.subtype, f.shared, f.is_static,
      case when f.subtype = 'project' then f.project_id end as paired_project_id,
      case when f.subtype = 'project' then f.code end as paired_feature_code, f.color, f.project_id, p.project_name, p.organization_id, f.template_id, t.name as template_name, t.icon_code,
      f.geofence, f.geofence_events, f.geofence_prompt, f.parent_code,
      (select count(*)::integer from features c where c.parent_code = f.code and c.deleted_at is null) as childs_count,
      f.member_id, m.display_name as member_display_name, m.avatar_url as member_avatar_url, f.local_uuid,
      f.file_name, f.data, ${tagsOf(sql`f.code`)} as tags, f.resources_count > 0 as has_resources, f.area_m2, f.length_m,
      f.created_origin, f.created_at, f.updated_at, st_asgeojson(f.geometry, 9)::jsonb as geometry
    from ${featureByCode(code)} f
    join projects p on p.project_id = f.project_id
    left join templates t on t.id = f.template_id
    left join members m on m.member_id = f.member_id
    where f.deleted_at is null`.execute(db);
  const row = result.rows[0];
  if (row === undefined) return null;
  return toFeature(row, row.has_resources ? await listResources(db, code) : []);
}

interface EventRow {
  code: string;
  name: string;
  type: GeometryType;
  color: string;
  west: number;
  south: number;
  east: number;
  north: number;
}

/** The compact rows of features that events carry. */
export async function listEventRows(db: Reader, codes: readonly string[]): Promise<FeatureEventRow[]> {
  const result = await sql<EventRow>`
    select code, name, geometry_type as type, color, ${boxColumns(sql`geometry`)}
    from features where code = any(${codes}::uuid[])`.execute(db);
  return result.rows.map(({ west, south, east, north, ...row }) => ({
    ...row,
    bbox: [west, south, east, north],
  }));
}
