import { type FeatureSelection, toMoment } from '../../../data/selection/feature-selection.ts';
import type { SearchParams } from '../../../data/selection/search-params.ts';
import type { MessageKey, Translate } from '../../../i18n/i18n.ts';
import { findRange } from '../timeline/timeline-window.ts';
import { findPreset } from './date-span.ts';

/** One active filter, and the selection without it. */
export interface FilterBadge {
  readonly key: string;
  readonly label: string;
  readonly without: SearchParams;
}

/** Names for the ids in the filters. */
export interface BadgeNames {
  readonly t: Translate;
  readonly now: Date;
  readonly formatDay: (ms: number) => string;
  readonly memberName: (id: number) => string | undefined;
  readonly tagName: (id: number) => string | undefined;
  readonly templateName: (id: number) => string | undefined;
  /** The member whose data the tab "My data" shows: no badge repeats it. */
  readonly ownId: number | null;
}

const FLAGS: Readonly<Record<'shared' | 'is_static' | 'has_resources', readonly [MessageKey, MessageKey]>> = {
  shared: ['panel.publicOnly', 'panel.notPublic'],
  is_static: ['panel.staticOnly', 'panel.notStatic'],
  has_resources: ['panel.withPictures', 'panel.withoutPictures'],
};

/** The active filters, in reading order: when, what, who. */
export function toFilterBadges(
  search: SearchParams,
  selection: FeatureSelection,
  names: BadgeNames,
): FilterBadge[] {
  const { t } = names;
  const badges: FilterBadge[] = [];
  const dates = toDatesLabel(search, names);
  if (dates !== null)
    badges.push({ key: 'dates', label: dates, without: { start_date: undefined, end_date: undefined } });
  if (selection.text !== undefined)
    badges.push({ key: 'text', label: `“${selection.text}”`, without: { text: undefined } });
  for (const [name, [yes, no]] of Object.entries(FLAGS)) {
    const value = selection[name as keyof typeof FLAGS];
    if (value !== undefined)
      badges.push({ key: name, label: t(value === 'true' ? yes : no), without: { [name]: undefined } });
  }
  for (const tag of selection.tags ?? [])
    badges.push({ key: `tag ${tag}`, label: tag, without: { tags: without(selection.tags, tag) } });
  for (const id of selection.feature_tags ?? []) {
    const label = names.tagName(id) ?? t('panel.tag', { id });
    badges.push({
      key: `feature tag ${id}`,
      label,
      without: { feature_tags: without(selection.feature_tags, id) },
    });
  }
  for (const id of selection.template_ids ?? []) {
    const label = names.templateName(id) ?? t('panel.template', { id });
    badges.push({
      key: `template ${id}`,
      label,
      without: { template_ids: without(selection.template_ids, id) },
    });
  }
  for (const id of names.ownId === null ? (selection.member_ids ?? []) : []) {
    const label = names.memberName(id) ?? t('panel.member', { id });
    badges.push({ key: `member ${id}`, label, without: { member_ids: without(selection.member_ids, id) } });
  }
  return badges;
}

function without<T>(values: readonly T[] | undefined, value: T): string[] | undefined {
  const left = (values ?? []).filter((one) => one !== value).map(String);
  return left.length === 0 ? undefined : left;
}

function toDatesLabel({ start_date, end_date }: SearchParams, names: BadgeNames): string | null {
  const { t, formatDay } = names;
  const preset = findPreset({ start_date, end_date }, names.now);
  if (preset !== null) return t(`panel.presets.${preset}`);
  const start = toMoment(start_date);
  const end = toMoment(end_date);
  const range = findRange(start, end, names.now.getTime());
  if (range !== null) return t(`panel.timeline.long.${range}`);
  if (start !== null && end !== null) {
    const [from, to] = [formatDay(start), formatDay(end)];
    return from === to ? from : t('panel.span', { from, to });
  }
  if (start !== null) return t('panel.since', { date: formatDay(start) });
  return end === null ? null : t('panel.until', { date: formatDay(end) });
}
