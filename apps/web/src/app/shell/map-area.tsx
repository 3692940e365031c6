import { useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { hasAccess } from '../../data/queries/access.ts';
import { withTexts } from '../../i18n/with-texts.ts';
import { MapHost } from '../../map/host/map-host.tsx';
import { drawingTexts } from '../../modules/drawing/drawing-texts.ts';
import { panelTexts } from '../../modules/features/filters/panel-texts.ts';
import { legendTexts } from '../../modules/features/legend/legend-texts.ts';
import { ACCEPT, useOpenFiles } from '../../modules/imports/index.ts';
import { useCurrentOrganization } from '../../modules/organizations/index.ts';
import { useProjects } from '../../modules/projects/index.ts';
import { colorsTexts } from '../../ui/colors/colors-texts.ts';

const DrawingOverlay = lazy(async () => {
  const drawing = await withTexts(
    import('../../modules/drawing/tools/drawing-overlay.tsx'),
    drawingTexts,
    colorsTexts,
  );
  return { default: drawing.DrawingOverlay };
});

const Timeline = lazy(async () => {
  const timeline = await withTexts(import('../../modules/features/timeline/timeline.tsx'), panelTexts);
  return { default: timeline.Timeline };
});

const MapLegend = lazy(async () => {
  const legend = await withTexts(import('../../modules/features/legend/map-legend.tsx'), legendTexts);
  return { default: legend.MapLegend };
});

/** The map. Dropped files go to the file viewer for people who may add features anywhere. */
export function MapArea() {
  const openFiles = useOpenFiles();
  const projectId = Number(useParams({ strict: false }).project_id);
  const { color_by } = useSearch({ strict: false });
  const { current } = useCurrentOrganization();
  const projects = useProjects(current?.organization_id).data;
  const canImport =
    hasAccess(current?.current_member.access_map, 'project:create') ||
    projects?.some((project) => hasAccess(project.current_member.access_map, 'feature:create')) === true;
  return (
    <>
      <MapHost files={canImport ? { open: openFiles, accept: ACCEPT } : undefined} />
      <Suspense>
        <DrawingOverlay />
      </Suspense>
      {projectId > 0 && color_by !== undefined && (
        <Suspense>
          <MapLegend projectId={projectId} colorBy={color_by} />
        </Suspense>
      )}
      {projectId > 0 && (
        <Suspense>
          <Timeline key={projectId} projectId={projectId} />
        </Suspense>
      )}
    </>
  );
}
