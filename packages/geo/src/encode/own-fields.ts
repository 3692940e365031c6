import type { ExportedProperties, ExportedTag } from './exported-feature.ts';

/**
 * The values that only this product knows, as named texts. Their names distinguish them from collected data, so that an
 * import restores the data alone; `waypost_data` keeps the data as JSON, since columns and cells lose order and types.
 */
export function toOwnFields(properties: ExportedProperties): [key: string, value: string][] {
  const { code, shared, is_static, project_name, template_name, member_display_name } = properties;
  const { created_at, updated_at, url, data, tags, photos, deleted } = properties;
  return [
    ['waypost_code', code],
    ['waypost_public', String(shared)],
    ['waypost_static', String(is_static)],
    ['waypost_project', project_name],
    ['waypost_template', template_name ?? ''],
    [TAGS_FIELD_KEY, tags.map(toTagText).join('; ')],
    ['waypost_author', member_display_name ?? ''],
    ['waypost_created', created_at],
    ['waypost_updated', updated_at],
    ['waypost_url', url],
    ['waypost_data', data.length === 0 ? '' : JSON.stringify(data)],
    ...(photos === undefined ? [] : [[PHOTOS_FIELD_KEY, photos.join(' ')] satisfies [string, string]]),
    ...(deleted === undefined ? [] : toDeletedFields(deleted)),
  ];
}

/** A tag as text in the same way for all languages: `Depth: 12.5 m`. */
function toTagText({ name, value, units }: ExportedTag): string {
  if (value === null) return name;
  return units === null || units === '' ? `${name}: ${value}` : `${name}: ${value} ${units}`;
}

function toDeletedFields({ at, by }: NonNullable<ExportedProperties['deleted']>): [string, string][] {
  return [
    ['waypost_deleted', at],
    ['waypost_deleted_by', by ?? ''],
  ];
}

/** Name of the field with the tags: a text, and a list in formats with lists. */
export const TAGS_FIELD_KEY = 'waypost_tags';

/** Names of the fields of every feature. */
export const OWN_FIELD_KEYS = [
  'waypost_code',
  'waypost_public',
  'waypost_static',
  'waypost_project',
  'waypost_template',
  TAGS_FIELD_KEY,
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
