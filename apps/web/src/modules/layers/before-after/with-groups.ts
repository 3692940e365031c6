import type { Layer } from '@waypost/contract';

/** The codes of a layer and of all groups around it, which have to be on for it to be drawn. */
export function withGroups(layers: readonly Layer[], layer: Layer): string[] {
  const around = layers.find(({ code }) => code === layer.parent_code);
  return around === undefined ? [layer.code] : [...withGroups(layers, around), layer.code];
}
