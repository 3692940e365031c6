import type { LayerSpecification } from 'maplibre-gl';

/** The properties that make a layer see-through, by its type. */
const OPACITIES: Partial<Record<LayerSpecification['type'], readonly string[]>> = {
  fill: ['fill-opacity'],
  line: ['line-opacity'],
  circle: ['circle-opacity', 'circle-stroke-opacity'],
  symbol: ['icon-opacity', 'text-opacity'],
  raster: ['raster-opacity'],
};

/** The names of the opacities of a layer, and their values; a value that is undefined is the default. */
export function listOpacities(layer: LayerSpecification): [name: string, value: unknown][] {
  const paint: Readonly<Record<string, unknown>> = { ...layer.paint };
  return (OPACITIES[layer.type] ?? []).map((name) => [name, paint[name]]);
}

const multiply = (value: unknown, opacity: number): unknown =>
  typeof value === 'number' ? value * opacity : ['*', opacity, value];

/**
 * A layer as seen through: each of its opacities multiplied. Expressions must not depend on the zoom, which the style
 * allows at the top of an expression only.
 */
export function withOpacity(layer: LayerSpecification, opacity: number): LayerSpecification {
  if (opacity === 1) return layer;
  const seenThrough = listOpacities(layer).map(([name, value]) => [name, multiply(value ?? 1, opacity)]);
  // The names are of properties of this type of layer.
  return { ...layer, paint: { ...layer.paint, ...Object.fromEntries(seenThrough) } } as LayerSpecification;
}
