import type { ExportedProperties } from './exported-feature.ts';

/**
 * The values that only this product knows, as named texts. Their names distinguish them from collected data, so that an
 * import restores the data alone; `waypost_data` keeps the data as JSON, since columns and cells lose order and types.
 */
export function toOwnFields(properties: ExportedProperties): [key: string, value: string][] {
  const { code, shared, is_static, project_name, template_name, member_display_name } = properties;
  const { created_at, updated_at, url, data, photos, deleted } = properties;
  return [
    ['waypost_code', code],
    ['waypost_public', String(shared)],
    ['waypost_static', String(is_static)],
    ['waypost_project', project_name],
    ['waypost_template', template_name ?? ''],
    ['waypost_author', member_display_name ?? ''],
    ['waypost_created', created_at],
    ['waypost_updated', updated_at],
    ['waypost_url', url],
    ['waypost_data', data.length === 0 ? '' : JSON.stringify(data)],
    ...(photos === undefined ? [] : [[PHOTOS_FIELD_KEY, photos.join(' ')] satisfies [string, string]]),
    ...(deleted === undefined ? [] : toDeletedFields(deleted)),
  ];
}

function toDeletedFields({ at, by }: NonNullable<ExportedProperties['deleted']>): [string, string][] {
  return [
    ['waypost_deleted', at],
    ['waypost_deleted_by', by ?? ''],
  ];
}

/** Names of the fields of every feature. */
export const OWN_FIELD_KEYS = [
  'waypost_code',
  'waypost_public',
  'waypost_static',
  'waypost_project',
  'waypost_template',
  'waypost_author',
  'waypost_created',
  'waypost_updated',
  'waypost_url',
  'waypost_data',
] as const;

/** Name of the field with the addresses of photographs, separated by spaces. */
export const PHOTOS_FIELD_KEY = 'waypost_photos';

/** Names of the additional fields of features in the trash. */
export const DELETED_FIELD_KEYS = ['waypost_deleted', 'waypost_deleted_by'] as const;
