import { type DataEntry, dataEntry, type FieldChange, featureTag, outlineSummary } from '@waypost/contract';
import { formatArea, formatLength } from '@waypost/geo';
import { z } from 'zod';
import { toDataText } from '../../../data/data-text.ts';
import type { Translate } from '../../../i18n/i18n.ts';
import type { Units } from '../../../ui/theme/preferences.ts';
import { toTagText } from '../../../data/tag-text.ts';

/** One line of a change: its field, and the values before and after; null where there was none. */
export interface ChangeLine {
  readonly label: string;
  readonly old: string | null;
  readonly new: string | null;
}

const entries = z.array(dataEntry);
const names = z.array(z.string());
const tags = z.array(featureTag);

function toOutlineText(value: unknown, t: Translate, locale: string, units: Units): string | null {
  const outline = outlineSummary.safeParse(value);
  if (!outline.success) return null;
  const { type, points, area_m2, length_m } = outline.data;
  const size =
    area_m2 !== null && area_m2 > 0
      ? formatArea(area_m2, locale, units)
      : length_m !== null && length_m > 0
        ? formatLength(length_m, locale, units)
        : null;
  const kind = t(`features.types.${type}`);
  if (type === 'Point') return kind;
  return [kind, t('report.history.points', { count: points }), size].filter(Boolean).join(', ');
}

function toDataLines(change: FieldChange, t: Translate, locale: string): ChangeLine[] {
  const [old, now] = [change.old, change.new].map(
    (value): DataEntry[] => entries.safeParse(value).data ?? [],
  );
  const keys = new Set([...(old ?? []), ...(now ?? [])].map(({ key }) => key));
  return [...keys].flatMap((key) => {
    const [before, after] = [old, now].map((list) => {
      // Keys may repeat in data from files.
      const values = (list ?? []).filter((entry) => entry.key === key);
      return values.length === 0 ? null : values.map((entry) => toDataText(entry, t, locale)).join(', ');
    });
    if (before === after) return [];
    return [{ label: key, old: before ?? null, new: after ?? null }];
  });
}

/** The tags that were taken off, and those that were put on or got another value. */
function toTagLines(change: FieldChange, t: Translate, locale: string): ChangeLine[] {
  const [old = [], now = []] = [change.old, change.new].map((value) =>
    (tags.safeParse(value).data ?? []).map((tag) => toTagText(tag, locale)),
  );
  const toList = (list: readonly string[], other: readonly string[]) =>
    list.filter((text) => !other.includes(text)).join(', ') || null;
  const line = { label: t('report.fields.tags'), old: toList(old, now), new: toList(now, old) };
  return line.old === null && line.new === null ? [] : [line];
}

function toFileLines(change: FieldChange, t: Translate): ChangeLine[] {
  const [old = [], now = []] = [change.old, change.new].map((value) => names.safeParse(value).data ?? []);
  const without = (list: readonly string[], other: readonly string[]) => {
    const rest = [...other];
    return list.filter((name) => {
      const at = rest.indexOf(name);
      if (at >= 0) rest.splice(at, 1);
      return at < 0;
    });
  };
  const toText = (list: readonly string[]) => (list.length === 0 ? null : list.join(', '));
  return [
    { label: t('features.files'), old: toText(without(old, now)), new: toText(without(now, old)) },
  ].filter((line) => line.old !== null || line.new !== null);
}

function toText(value: unknown, t: Translate): string | null {
  if (value === '' || value === null || value === undefined) return null;
  if (typeof value === 'boolean') return t(value ? 'features.yes' : 'features.no');
  const events = names.safeParse(value);
  if (!events.success) return String(value);
  const texts = events.data.map((event) =>
    event === 'in' || event === 'out' ? t(`report.geofenceEvents.${event}`) : event,
  );
  return texts.length === 0 ? null : texts.join(', ');
}

const LABELS = {
  name: 'report.fields.name',
  description: 'report.fields.description',
  shared: 'features.public',
  is_static: 'report.fields.isStatic',
  color: 'report.fields.color',
  geofence: 'report.geofence',
  geofence_events: 'report.fields.geofenceEvents',
  geofence_prompt: 'report.fields.geofencePrompt',
  project_id: 'report.fields.project',
  template_id: 'report.fields.template',
} as const;

const isPlain = (field: string): field is keyof typeof LABELS => field in LABELS;

/** A change as text, one line for each changed value. */
export function toChangeLines(
  change: FieldChange,
  t: Translate,
  locale: string,
  units: Units = 'metric',
): ChangeLine[] {
  const { field } = change;
  if (field === 'data') return toDataLines(change, t, locale);
  if (field === 'tags') return toTagLines(change, t, locale);
  if (field === 'files') return toFileLines(change, t);
  if (field === 'geometry') {
    const [old, now] = [change.old, change.new].map((value) => toOutlineText(value, t, locale, units));
    return [{ label: t('features.geometry'), old: old ?? null, new: now ?? null }];
  }
  if (field === 'project_id') {
    // There always was a project, but the reader may not be able to see it.
    const [old, now] = [change.old, change.new].map(
      (name) => toText(name, t) ?? t('report.history.otherProject'),
    );
    return [{ label: t(LABELS.project_id), old: old ?? null, new: now ?? null }];
  }
  const label = isPlain(field) ? t(LABELS[field]) : field;
  return [{ label, old: toText(change.old, t), new: toText(change.new, t) }];
}
