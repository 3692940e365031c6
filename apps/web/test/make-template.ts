import type { Template } from '@waypost/contract';
import { bayWatch } from './people.ts';

/** A template of points without fields, of Rosa's project, for tests; what matters to one is given. */
export function makeTemplate(id: number, over: Partial<Template> = {}): Template {
  const { project_id, project_name, created_at } = bayWatch();
  return {
    id,
    version: 1,
    name: `Template ${id}`,
    geometry_type: 'Point',
    color: '#3d4fb8',
    project_id,
    project_name,
    shared: false,
    is_static: false,
    geofence: false,
    geofence_events: 'in',
    image_required: false,
    s3_icon: null,
    data_fields: [],
    created_at,
    ...over,
  };
}
