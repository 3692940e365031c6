import type { FeatureSelection, TileState } from '@waypost/contract';
import type { Selected } from '../../features/index.ts';
import type { KeptProject } from './kept-project.ts';

/** What one reader sees of a layer. Readers with the same rights share it, others never do. */
export interface LayerView {
  /** Names the layer, its filter and the rights of its reader. */
  readonly name: string;
  /** Names also the state of the features: it changes with any of them. */
  readonly version: string;
  readonly selected: Selected;
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
