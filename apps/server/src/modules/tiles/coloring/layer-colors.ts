import type { Legend } from '@waypost/contract';
import type { Classes } from '@waypost/tile-engine';
import type { Reader } from '../../../platform/db/database.ts';
import { countSelected, isSelected } from '../../features/index.ts';
import type { LayerColors } from '../cache/kept-layer.ts';
import type { ColoredFeatures, Coloring } from './coloring.ts';

const ofLayer = (db: Reader, { name, selected }: LayerColors): ColoredFeatures => ({
  name: `layer ${name}`,
  where: isSelected(selected),
  count: () => countSelected(db, selected),
});

/** Null where features keep their own colours. */
export const findLayerClasses = async (
  db: Reader,
  coloring: Coloring,
  colors: LayerColors | null,
): Promise<Classes | null> => (colors === null ? null : coloring.getClasses(ofLayer(db, colors), colors.by));

/** Without classes where features have their own colours, or all one. */
export const findLayerLegend = async (
  db: Reader,
  coloring: Coloring,
  colors: LayerColors | null,
): Promise<Legend> =>
  colors === null ? { classes: [], is_too_large: false } : coloring.getLegend(ofLayer(db, colors), colors.by);
