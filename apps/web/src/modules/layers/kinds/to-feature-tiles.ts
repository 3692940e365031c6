import type { WebKind } from './layer-kind.ts';

/** A layer drawn from vector tiles of features, as a project is. */
export const toFeatureTiles: NonNullable<WebKind['toScene']> = ({ code, opacity }, { urlTemplate }) => ({
  kind: 'features',
  key: code,
  urlTemplate,
  opacity,
});
