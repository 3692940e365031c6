import { CLASS_COLORS, type TimelineBars } from '@waypost/contract';

/** The timelines of several layers as one, a colour for each; undefined until all are loaded. */
export function joinTimelines(
  timelines: readonly (TimelineBars | undefined)[],
  names: readonly string[],
): TimelineBars | undefined {
  const loaded = timelines.filter((timeline) => timeline !== undefined);
  const [first] = loaded;
  if (first === undefined || loaded.length < timelines.length) return undefined;
  const series = loaded.map(({ dimensions }, index) =>
    dimensions.map((dimension) => ({
      ...dimension,
      name: names[index] ?? dimension.name,
      color: CLASS_COLORS[index] ?? dimension.color,
    })),
  );
  // Times of one format, which sort as texts do.
  const starts = loaded.map(({ start_date }) => start_date).sort();
  const ends = loaded.map(({ end_date }) => end_date).sort();
  return {
    ...first,
    start_date: starts[0] ?? first.start_date,
    end_date: ends.at(-1) ?? first.end_date,
    dimensions: series.flat(),
  };
}
