import type { FeatureSelection, TileState } from '@waypost/contract';
import type { Selected } from '../../features/index.ts';
import type { KeptProject } from './kept-project.ts';

/**
 * How features of a layer are coloured. All that a reader sees of it decide on the classes, so that these stay as they are
 * beside a project and in any range of time.
 */
export interface LayerColors {
  /** A colour, `template`, or `data:` and a key. */
  readonly by: string;
  /** Names the features, and the rights of their reader. */
  readonly name: string;
  readonly selected: Selected;
}

/** What one reader sees of a layer. Readers with the same rights share it, others never do. */
export interface LayerView {
  /** Names the layer, its filter, its colours and the rights of its reader. */
  readonly name: string;
  /** Names also the state of the features: it changes with any of them. */
  readonly version: string;
  readonly selected: Selected;
  /** Null: features have their own colours. */
  readonly colors: LayerColors | null;
}

/** A selection within a range of time. */
export const within = (selected: Selected, range: FeatureSelection): Selected => ({
  ...selected,
  filter: { ...selected.filter, ...range },
});

/** The cached tiles of a view of a layer at one version. Its only filter is a range of time. */
export interface KeptLayer extends Omit<KeptProject, 'describe'> {
  describe(range: FeatureSelection): Promise<Pick<TileState, 'count' | 'bbox'>>;
}
