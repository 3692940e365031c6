import { IconStack2 } from '@tabler/icons-react';
import type { Layer } from '@waypost/contract';
import { findWebKind } from './kinds/layer-kinds.ts';

/** The icon of a layer's kind, in its colour. */
export function LayerGlyph({ layer, size }: { readonly layer: Layer; readonly size: number }) {
  const kind = findWebKind(layer);
  const Glyph = kind?.icon ?? IconStack2;
  return <Glyph size={size} stroke={1.6} color={kind?.color ?? 'var(--wp-text-2)'} aria-hidden />;
}
