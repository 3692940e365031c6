import { Menu } from '@mantine/core';
import { IconPolygon } from '@tabler/icons-react';
import type { Project } from '@waypost/contract';
import { bboxOf } from '@waypost/geo';
import { queryClient } from '../../../data/queries/query-client.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { zoomMapTo } from '../../../map/engine/engine-holder.ts';
import { showVisitedBoundary } from '../../../map/scene/boundary-session.ts';
import { boundaryQuery, toBoundaryFault } from '../../../map/scene/use-boundaries.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';

interface ZoomToBoundaryItemProps {
  readonly project: Project;
  readonly onNavigated: () => void;
}

/** Shows the boundary of a project on the map; absent without a boundary. */
export function ZoomToBoundaryItem({ project, onNavigated }: ZoomToBoundaryItemProps) {
  const t = useTranslate();
  if (project.paired_feature_code === null) return null;
  const zoom = async () => {
    onNavigated();
    try {
      const boundary = await queryClient.fetchQuery(boundaryQuery(project.project_id));
      showVisitedBoundary(boundary);
      const box = bboxOf(boundary.geometry);
      if (box !== null) zoomMapTo(box);
    } catch (error) {
      showToast({ tone: 'error', ...toBoundaryFault(t, error) });
    }
  };
  return (
    <Menu.Item leftSection={<IconPolygon size={16} stroke={1.5} aria-hidden />} onClick={() => void zoom()}>
      {t('boundary.zoom')}
    </Menu.Item>
  );
}
