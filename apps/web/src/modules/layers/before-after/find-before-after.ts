import type { Layer } from '@waypost/contract';
import { type Bbox, isInRing } from '@waypost/geo';
import type { DaySpan } from '../kinds/layer-kind.ts';
import { findWebKind } from '../kinds/layer-kinds.ts';

/** A layer with what it shows of a place, on a day or over some. */
export interface DatedLayer extends DaySpan {
  readonly layer: Layer;
  /** Whether it shows others, too, so that the address has to say which. */
  readonly isOneOfSeveral: boolean;
  /** How much clouds cover of it, 0 to 1; null if it is not known. */
  readonly cloudCover: number | null;
}

/** Pictures with more clouds than this yield to clearer ones, however far these are. */
const CLEAR_SHARE = 0.2;

/** The nearest pictures of a place before a day, and from that day on. */
export interface BeforeAfter {
  readonly before: DatedLayer | null;
  readonly after: DatedLayer | null;
}

/** Whether the pictures of a layer cover the middle of a box; without an area they are everywhere. */
function covers({ geometry }: Layer, [west, south, east, north]: Bbox): boolean {
  if (geometry === null) return true;
  const middle = [(west + east) / 2, (south + north) / 2];
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.some(
    ([outer, ...holes]) =>
      outer !== undefined && isInRing(middle, outer) && !holes.some((hole) => isInRing(middle, hole)),
  );
}

/** What a layer shows of the middle of a box. @param loaded what the query of its pictures found. */
function listDated(layer: Layer, [west, south, east, north]: Bbox, loaded: unknown): DatedLayer[] {
  const kind = findWebKind(layer);
  const day = kind?.toDay?.(layer) ?? null;
  const cloudCover = kind?.toCloudCover?.(layer) ?? null;
  if (day !== null) return [{ layer, first: day, last: day, isOneOfSeveral: false, cloudCover }];
  if (loaded === undefined || kind?.imagery?.listSpans === undefined) return [];
  return kind.imagery
    .listSpans(layer, loaded, [(west + east) / 2, (south + north) / 2])
    .map((span) => ({ layer, ...span, isOneOfSeveral: true, cloudCover }));
}

/** What is not known to be cloudy counts as clear: somebody chose it, and mosaics are put together from clear days. */
const isClear = ({ cloudCover }: DatedLayer) => cloudCover === null || cloudCover <= CLEAR_SHARE;

/** The first clear picture; where all are cloudy, the first. */
const findClear = (pictures: readonly DatedLayer[]) => pictures.find(isClear) ?? pictures[0] ?? null;

/**
 * Finds the layers with clear pictures of a place nearest to a day. What was taken on the day itself comes after, and what
 * was put together from days on both sides of it is neither.
 * @param loaded what the queries of pictures found, by the code of the layer.
 */
export function findBeforeAfter(
  layers: readonly Layer[],
  box: Bbox,
  day: string,
  loaded: ReadonlyMap<string, unknown> = new Map(),
): BeforeAfter {
  const dated = layers
    .filter((layer) => layer.status === 0 && covers(layer, box))
    .flatMap((layer) => listDated(layer, box, loaded.get(layer.code)));
  const ended = dated.filter(({ last }) => last < day).toSorted((a, b) => b.last.localeCompare(a.last));
  const begun = dated.filter(({ first }) => first >= day).toSorted((a, b) => a.first.localeCompare(b.first));
  return { before: findClear(ended), after: findClear(begun) };
}
