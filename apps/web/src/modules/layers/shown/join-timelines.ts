import { CLASS_COLORS, type TimelineBars } from '@waypost/contract';

/** How a layer is named in the timeline. */
export interface Series {
  readonly name: string;
  /** The colour of all its features; null: it has no such colour. */
  readonly color: string | null;
}

/** The timelines of several layers as one, each in its colour or in one of its own; undefined until all are loaded. */
export function joinTimelines(
  timelines: readonly (TimelineBars | undefined)[],
  layers: readonly Series[],
): TimelineBars | undefined {
  const loaded = timelines.filter((timeline) => timeline !== undefined);
  const [first] = loaded;
  if (first === undefined || loaded.length < timelines.length) return undefined;
  const taken = new Set(layers.map(({ color }) => color));
  const free = CLASS_COLORS.filter((color) => !taken.has(color)).values();
  const series = loaded.map(({ dimensions }, index) => {
    const name = layers[index]?.name;
    const color = layers[index]?.color ?? free.next().value;
    return dimensions.map((dimension) => ({
      ...dimension,
      name: name ?? dimension.name,
      color: color ?? dimension.color,
    }));
  });
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
