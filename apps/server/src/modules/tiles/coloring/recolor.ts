import type { Classes, TileFeature } from '@waypost/tile-engine';

/** Gives features that a database found the colours of their classes, as the engine does for those in memory. */
export function recolor(features: readonly TileFeature[], { colors, of }: Classes): TileFeature[] {
  return features.map((feature) => {
    const { template_id = null, code, color } = feature;
    const ofTemplate = (id: number | null) =>
      id === null || of.kind !== 'template' ? 0 : (of.classes.get(id) ?? of.rest);
    const one = of.kind === 'template' ? ofTemplate(template_id) : (of.classes.get(code) ?? 0);
    return { ...feature, color: colors[one] ?? color };
  });
}
