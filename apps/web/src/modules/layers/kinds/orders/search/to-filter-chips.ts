import type { SceneType } from '@waypost/contract';
import type { Translate } from '../../../../../i18n/i18n.ts';
import { NO_FILTERS, RANGE_NAMES, RANGES, type RangeName, type SceneFilters } from './scene-filter.ts';

/** One filter in force, and the filters without it. */
export interface FilterChip {
  readonly key: string;
  readonly label: string;
  readonly without: SceneFilters;
}

export interface ChipWords {
  readonly t: Translate;
  /** @param day as `yyyy-mm-dd`. */
  readonly toDayText: (day: string) => string;
  readonly toNumberText: (value: number) => string;
}

function toDaysLabel({ from, to }: SceneFilters, { t, toDayText }: ChipWords): string | null {
  if (from !== '' && to !== '') return t('scenes.chips.days', { from: toDayText(from), to: toDayText(to) });
  if (from !== '') return t('scenes.chips.since', { day: toDayText(from) });
  return to === '' ? null : t('scenes.chips.until', { day: toDayText(to) });
}

function toRangeLabel(name: RangeName, { ranges }: SceneFilters, words: ChipWords): string | null {
  const { t } = words;
  const { min, max, shown } = RANGES[name];
  const [least, most] = ranges[name];
  const toValue = (value: number) =>
    t(`scenes.chips.values.${name}`, { value: words.toNumberText(Number((value * shown).toFixed(2))) });
  const texts = { name: t(`scenes.chips.names.${name}`), least: toValue(least), most: toValue(most) };
  if (least > min && most < max) return t('scenes.chips.between', texts);
  if (least > min) return t('scenes.chips.atLeast', texts);
  return most < max ? t('scenes.chips.atMost', texts) : null;
}

/** What a search leaves out, in the order of its fields. @param usual the satellite that is searched without a choice. */
export function toFilterChips(filters: SceneFilters, usual: SceneType, words: ChipWords): FilterChip[] {
  const days = toDaysLabel(filters, words);
  return [
    ...(filters.type === usual
      ? []
      : [
          {
            key: 'type',
            label: filters.type,
            without: { ...filters, type: usual, ranges: NO_FILTERS.ranges },
          },
        ]),
    ...(days === null ? [] : [{ key: 'days', label: days, without: { ...filters, from: '', to: '' } }]),
    ...RANGE_NAMES.flatMap((name) => {
      const label = toRangeLabel(name, filters, words);
      const ranges = { ...filters.ranges, [name]: NO_FILTERS.ranges[name] };
      return label === null ? [] : [{ key: name, label, without: { ...filters, ranges } }];
    }),
  ];
}
