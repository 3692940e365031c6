import type { Layer } from '@waypost/contract';
import { Suspense } from 'react';
import { useIsMapCovered } from '../../../ui/page/map-insets.ts';
import { useIsNarrow } from '../../../ui/page/use-media.ts';
import { findWebKind } from '../kinds/layer-kinds.ts';

/** What the colours of the layers on the map mean, one legend for each that has one. */
export function LayerLegends({ layers }: { readonly layers: readonly Layer[] }) {
  const isCovered = useIsMapCovered();
  const isNarrow = useIsNarrow();
  const legends = layers.flatMap((layer) => {
    const Legend = findWebKind(layer)?.Legend;
    return Legend === undefined ? [] : [{ layer, Legend }];
  });
  if (isCovered) return null;
  return legends.map(({ layer, Legend }) => (
    <Suspense key={layer.code}>
      {/* A phone has no map to spare. */}
      <Legend layer={layer} startsFolded={isNarrow} />
    </Suspense>
  ));
}
