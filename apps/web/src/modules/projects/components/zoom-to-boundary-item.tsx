import { Menu } from '@mantine/core';
import { IconPolygon } from '@tabler/icons-react';
import type { Project } from '@waypost/contract';
import { bboxOf } from '@waypost/geo';
import { hasCode, toErrorText } from '../../../data/error-text.ts';
import { queryClient } from '../../../data/query-client.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { showVisitedBoundary } from '../../../map/boundary-session.ts';
import { zoomMapTo } from '../../../map/engine-holder.ts';
import { boundaryQuery } from '../../../map/use-boundaries.ts';
import { showToast } from '../../../ui/toaster.ts';

interface ZoomToBoundaryItemProps {
  readonly project: Project;
  readonly onNavigated: () => void;
}

/** Shows the boundary of a project on the map; absent while the project has none. */
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
      const isRefused = hasCode(error, 'forbidden');
      const message = isRefused ? t('boundary.noPermission') : toErrorText(t, error);
      showToast({ tone: 'error', title: t('boundary.zoomFailed'), message });
    }
  };
  return (
    <Menu.Item leftSection={<IconPolygon size={16} stroke={1.5} aria-hidden />} onClick={() => void zoom()}>
      {t('boundary.zoom')}
    </Menu.Item>
  );
}
