import type { Layer } from '@waypost/contract';
import { LayerGlyph } from '../layer-glyph.tsx';
import { useLayerName } from '../use-layer-name.ts';
import classes from './layers-chip.module.css';

/** The part of a layer in the legend. */
export function LayerPart({ layer }: { readonly layer: Layer }) {
  const name = useLayerName(layer);
  return (
    <li className={classes.part}>
      <LayerGlyph layer={layer} size={16} />
      <span className={classes.name} title={name}>
        {name}
      </span>
    </li>
  );
}
