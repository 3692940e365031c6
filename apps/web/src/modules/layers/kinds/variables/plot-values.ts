/** A measured value at a time, in ms since 1970. */
export interface PlotValue {
  readonly at: number;
  readonly value: number;
}

/** A place of the plot, in its own units. */
export interface PlotPoint {
  readonly x: number;
  readonly y: number;
}

export interface PlotFrame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Plot {
  readonly points: readonly PlotPoint[];
  /** Round values with their heights, from the least. */
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
}

const STEPS = [1, 2, 5, 10];
const WANTED_TICKS = 4;

/** The distance of ticks: 1, 2 or 5 times a power of ten, with four or so between the ends. */
function toStep(span: number): number {
  const power = 10 ** Math.floor(Math.log10(span / WANTED_TICKS));
  return power * (STEPS.find((step) => step * power * WANTED_TICKS >= span) ?? 10);
}

/** Where values are drawn. The scale is that of the values: a change of a tenth is to be seen. */
export function plotValues(values: readonly PlotValue[], frame: PlotFrame): Plot {
  const all = values.map(({ value }) => value);
  const [least, greatest] = [Math.min(...all), Math.max(...all)];
  const step = toStep(greatest - least || Math.abs(greatest) || 1);
  const low = Math.floor(least / step) * step;
  const high = Math.max(Math.ceil(greatest / step) * step, low + step);
  const [first = 0, last = 0] = [values[0]?.at, values.at(-1)?.at];
  const toX = (at: number) =>
    last === first
      ? (frame.left + frame.right) / 2
      : frame.left + ((at - first) / (last - first)) * (frame.right - frame.left);
  const toY = (value: number) => frame.bottom - ((value - low) / (high - low)) * (frame.bottom - frame.top);
  const count = Math.round((high - low) / step);
  return {
    points: values.map(({ at, value }) => ({ x: toX(at), y: toY(value) })),
    ticks: Array.from({ length: count + 1 }, (_, index) => {
      const value = Number((low + index * step).toPrecision(12));
      return { value, y: toY(value) };
    }),
  };
}

/** The place of the point that is nearest to an `x`. */
export function findNearest(points: readonly PlotPoint[], x: number): number {
  let nearest = 0;
  points.forEach((point, index) => {
    if (Math.abs(point.x - x) < Math.abs((points[nearest]?.x ?? 0) - x)) nearest = index;
  });
  return nearest;
}
