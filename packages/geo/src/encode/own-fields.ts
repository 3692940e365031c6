import type { ExportedProperties } from './exported-feature.ts';

/**
 * What only this product knows of a feature, as named texts. The names tell them from what was collected, so that a
 * file that is read back gives the data of the feature and no more; `waypost_data` keeps the data as they were, as
 * JSON, where columns and cells lose order and types.
 */
export function toOwnFields(properties: ExportedProperties): [key: string, value: string][] {
  const { code, shared, is_static, project_name, template_name, member_display_name } = properties;
  const { created_at, updated_at, url, data, deleted } = properties;
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
    ...(deleted === undefined ? [] : toDeletedFields(deleted)),
  ];
}

function toDeletedFields({ at, by }: NonNullable<ExportedProperties['deleted']>): [string, string][] {
  return [
    ['waypost_deleted', at],
    ['waypost_deleted_by', by ?? ''],
  ];
}

/** The names of those that every feature has. */
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

/** The names of those that features of the trash have beside them. */
export const DELETED_FIELD_KEYS = ['waypost_deleted', 'waypost_deleted_by'] as const;
