import type { Layer } from '@waypost/contract';

/** A change of an opacity from 0 to 1: that of the layer, or one’s own; null: that of the layer again. */
export type OpacityChange = { readonly everybody: number } | { readonly own: number | null };

/** The opacity of a layer on this person’s map: their own, if they chose one. */
export const toOpacity = ({ opacity, choice }: Pick<Layer, 'opacity' | 'choice'>): number =>
  choice.opacity ?? opacity;

/** A layer after a change. The opacity for everybody is changed by who has none of their own. */
export function withOpacity(layer: Layer, change: OpacityChange): Layer {
  const isOwn = 'own' in change;
  return {
    ...layer,
    opacity: isOwn ? layer.opacity : change.everybody,
    choice: { ...layer.choice, opacity: isOwn ? change.own : null },
  };
}
