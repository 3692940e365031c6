import { IconStack2 } from '@tabler/icons-react';
import type { Layer } from '@waypost/contract';
import { toOneColor } from './colors/to-one-color.ts';
import { findWebKind } from './kinds/layer-kinds.ts';

/** The icon of a layer's kind, in the one colour of its features if they have one, and otherwise in that of the kind. */
export function LayerGlyph({ layer, size }: { readonly layer: Layer; readonly size: number }) {
  const kind = findWebKind(layer);
  const Glyph = kind?.icon ?? IconStack2;
  const color = toOneColor(layer.color_by) ?? kind?.color ?? 'var(--wp-text-2)';
  return <Glyph size={size} stroke={1.6} color={color} aria-hidden />;
}
