import type { Layer } from '@waypost/contract';
import { useTranslate } from '../../../i18n/i18n.ts';
import { hasClasses, toColorsText } from '../colors/layer-colors.ts';
import { findWebKind } from '../kinds/layer-kinds.ts';
import { LayerGlyph } from '../layer-glyph.tsx';
import { useLayerName } from '../use-layer-name.ts';
import { LayerClasses } from './layer-classes.tsx';
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
  const hasFeatures = kind?.toScene !== undefined;
  const by = hasFeatures && !addsNothing ? layer.color_by : null;
  const ofFeatures = addsNothing ? t('layers.chip.addsNothing') : toColorsText(t, by);
  return (
    <li className={classes.part}>
      <LayerGlyph layer={layer} size={16} />
      <span className={classes.texts}>
        <span className={classes.name} title={name}>
          {name}
        </span>
        <span className={classes.note}>{hasFeatures ? ofFeatures : kind && t(kind.label)}</span>
        {hasClasses(by) && <LayerClasses layer={layer} />}
      </span>
    </li>
  );
}
