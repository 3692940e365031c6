import type { Layer } from '@waypost/contract';
import { useTranslate } from '../../../i18n/i18n.ts';
import { findWebKind } from '../kinds/layer-kinds.ts';
import { LayerGlyph } from '../layer-glyph.tsx';
import { useLayerName } from '../use-layer-name.ts';
import classes from './layers-chip.module.css';

interface LayerPartProps {
  readonly layer: Layer;
  /** Whether it has no features but those that the project draws. */
  readonly addsNothing: boolean;
}

/** The part of a layer in the legend: its name, and what is seen of it. */
export function LayerPart({ layer, addsNothing }: LayerPartProps) {
  const t = useTranslate();
  const name = useLayerName(layer);
  const kind = findWebKind(layer);
  const note =
    kind?.toScene === undefined
      ? kind && t(kind.label)
      : t(addsNothing ? 'layers.chip.addsNothing' : 'layers.chip.ownColors');
  return (
    <li className={classes.part}>
      <LayerGlyph layer={layer} size={16} />
      <span className={classes.texts}>
        <span className={classes.name} title={name}>
          {name}
        </span>
        <span className={classes.note}>{note}</span>
      </span>
    </li>
  );
}
