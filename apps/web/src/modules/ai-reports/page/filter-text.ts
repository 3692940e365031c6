import type { NamedCondition, ReportFilter } from '@waypost/contract';
import type { Translate } from '../../../i18n/i18n.ts';

/** What a filter asks for by name, and how many more this reader is not told. */
function toNames(t: Translate, { names, others }: NamedCondition): string {
  const quoted = names.map((name) => t('aiReports.filter.name', { name }));
  return [...quoted, ...(others > 0 ? [t('aiReports.filter.others', { count: others })] : [])].join(', ');
}

/** A filter in words. */
export function toFilterText(t: Translate, filter: ReportFilter): string {
  const { geometry_types, search, is_public, has_area } = filter;
  const named = (['projects', 'templates', 'members'] as const).flatMap((condition) => {
    const names = toNames(t, filter[condition]);
    return names === '' ? [] : [t(`aiReports.filter.${condition}`, { names })];
  });
  const types = geometry_types.map((type) => t(`features.types.${type}`)).join(', ');
  return [
    ...named,
    ...(types === '' ? [] : [t('aiReports.filter.types', { types })]),
    ...(search === null ? [] : [t('aiReports.filter.search', { text: search })]),
    ...(is_public ? [t('aiReports.filter.isPublic')] : []),
    ...(has_area ? [t('aiReports.filter.hasArea')] : []),
  ].join('; ');
}
