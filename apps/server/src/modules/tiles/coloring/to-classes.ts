import {
  CLASS_COLORS,
  type Legend,
  type LegendClass,
  NO_CLASS_COLOR,
  OTHER_CLASS_COLOR,
  RANGE_COLORS,
} from '@waypost/contract';
import type { TemplateCount } from './store.ts';

const plain = { label: null, from: null, to: null } as const;

/** The classes of features, their colours by class, and the legend. Class 0 has no value; the last is of all others. */
export interface ColorClasses {
  readonly legend: Legend;
  readonly colors: readonly string[];
}

function toClasses(named: readonly LegendClass[], others: number, without: number): ColorClasses {
  const rest: LegendClass[] = [
    ...(others > 0 ? [{ ...plain, kind: 'other' as const, color: OTHER_CLASS_COLOR, count: others }] : []),
    ...(without > 0 ? [{ ...plain, kind: 'none' as const, color: NO_CLASS_COLOR, count: without }] : []),
  ];
  return {
    legend: { classes: [...named, ...rest], is_too_large: false },
    colors: [NO_CLASS_COLOR, ...named.map(({ color }) => color), OTHER_CLASS_COLOR],
  };
}

const sum = (rows: readonly { readonly count: number }[]) => rows.reduce((all, { count }) => all + count, 0);

/**
 * Classes of the most used templates, in the order of their ids, so that a template keeps its colour while reports are
 * added.
 */
export function toTemplateClasses(
  rows: readonly TemplateCount[],
): ColorClasses & { readonly ids: readonly number[] } {
  const ranked = rows.filter((row) => row.template_id !== null);
  const shown = ranked
    .slice(0, CLASS_COLORS.length)
    .toSorted((a, b) => (a.template_id ?? 0) - (b.template_id ?? 0));
  const named = shown.map(
    ({ name, count }, index): LegendClass => ({
      ...plain,
      kind: 'template',
      color: CLASS_COLORS[index] ?? OTHER_CLASS_COLOR,
      label: name ?? '',
      count,
    }),
  );
  const others = sum(ranked.slice(CLASS_COLORS.length));
  const without = sum(rows.filter((row) => row.template_id === null));
  return { ...toClasses(named, others, without), ids: shown.flatMap(({ template_id }) => template_id ?? []) };
}

/** Classes of the most frequent values, in the order of their texts. @param counts the most frequent first. */
export function toValueClasses(
  counts: readonly { readonly value: string; readonly count: number }[],
  answered: number,
  total: number,
): ColorClasses & { readonly values: readonly string[] } {
  const shown = counts.slice(0, CLASS_COLORS.length).toSorted((a, b) => (a.value < b.value ? -1 : 1));
  const named = shown.map(
    ({ value, count }, index): LegendClass => ({
      ...plain,
      kind: 'value',
      color: CLASS_COLORS[index] ?? OTHER_CLASS_COLOR,
      label: value,
      count,
    }),
  );
  return {
    ...toClasses(named, answered - sum(shown), total - answered),
    values: shown.map(({ value }) => value),
  };
}

/** Classes of ranges of numbers that begin at thresholds. @param counts by class, from 1. */
export function toRangeClasses(
  thresholds: readonly number[],
  counts: ReadonlyMap<number, number>,
  answered: number,
  total: number,
): ColorClasses {
  const named = Array.from({ length: thresholds.length + 1 }, (_, index): LegendClass => {
    // Fewer ranges are spread over the same colours.
    const shade = Math.round((index * (RANGE_COLORS.length - 1)) / Math.max(thresholds.length, 1));
    return {
      kind: 'range',
      color: RANGE_COLORS[shade] ?? OTHER_CLASS_COLOR,
      label: null,
      from: thresholds[index - 1] ?? null,
      to: thresholds[index] ?? null,
      count: counts.get(index + 1) ?? 0,
    };
  });
  return toClasses(named, 0, total - answered);
}
