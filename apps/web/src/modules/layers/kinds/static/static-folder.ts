import { IconFolderStar } from '@tabler/icons-react';
import { lazy } from 'react';
import type { WebKind } from '../layer-kind.ts';
import { toFeatureTiles } from '../to-feature-tiles.ts';

/** A static folder: features that people put there by hand. */
export const staticFolder: WebKind = {
  name: 'static',
  type: 5,
  icon: IconFolderStar,
  color: 'var(--wp-accent)',
  label: 'layers.kinds.static',
  hint: 'layers.kinds.staticHint',
  source: 'layers.sources.static',
  isGroup: false,
  takesArea: false,
  toPayload: () => ({ data: { feature_ids: [] } }),
  toScene: toFeatureTiles,
  hasTimes: true,
  DataTab: lazy(async () => ({ default: (await import('./folder-data.tsx')).FolderData })),
};
