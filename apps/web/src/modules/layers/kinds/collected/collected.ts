import { IconFilter } from '@tabler/icons-react';
import { lazy } from 'react';
import type { WebKind } from '../layer-kind.ts';
import { toFeatureTiles } from '../to-feature-tiles.ts';
import { listFilterProjects, toProjectFilter } from './saved-filter.ts';

/** Collected data: the features of projects that pass a saved filter. */
export const collected: WebKind = {
  name: 'collected',
  type: 4,
  icon: IconFilter,
  color: 'var(--wp-danger)',
  label: 'layers.kinds.collected',
  hint: 'layers.kinds.collectedHint',
  source: 'layers.sources.collected',
  isGroup: false,
  takesArea: true,
  takesProjects: true,
  toPayload: (area, projectIds) => ({ aoi: area, data: { filter: toProjectFilter(projectIds) } }),
  toScene: toFeatureTiles,
  hasTimes: true,
  hasReports: true,
  listProjects: listFilterProjects,
  FilterTab: lazy(async () => ({ default: (await import('./filter/filter-tab.tsx')).FilterTab })),
  DataTab: lazy(async () => ({ default: (await import('./collected-data.tsx')).CollectedData })),
};
