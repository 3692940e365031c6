import { useMatches, useParams, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { useStore } from '../../data/create-store.ts';
import { hasAccess } from '../../data/queries/access.ts';
import { withTexts } from '../../i18n/with-texts.ts';
import { afterTheMap } from '../../map/early/after-the-map.ts';
import { MapHost } from '../../map/host/map-host.tsx';
import { mapWhereabouts } from '../../map/session/map-session.ts';
import { drawingTexts } from '../../modules/drawing/drawing-texts.ts';
import { panelTexts } from '../../modules/features/filters/panel-texts.ts';
import { legendTexts } from '../../modules/features/legend/legend-texts.ts';
import { ACCEPT, useOpenFiles } from '../../modules/imports/index.ts';
import { layersTexts } from '../../modules/layers/layers-texts.ts';
import { useCurrentOrganization } from '../../modules/organizations/index.ts';
import { useProjects } from '../../modules/projects/index.ts';
import { colorsTexts } from '../../ui/colors/colors-texts.ts';
import { lazyPart } from '../../ui/states/lazy-part.ts';
import classes from './map-area.module.css';

const DrawingOverlay = lazyPart(async () => ({
  default: (
    await withTexts(import('../../modules/drawing/tools/drawing-overlay.tsx'), drawingTexts, colorsTexts)
  ).DrawingOverlay,
}));

const Timeline = lazyPart(async () => ({
  default: (await withTexts(import('../../modules/features/timeline/project-timeline.tsx'), panelTexts))
    .ProjectTimeline,
}));

const LayersTimeline = lazyPart(async () => ({
  default: (await withTexts(import('../../modules/layers/shown/layers-timeline.tsx'), panelTexts))
    .LayersTimeline,
}));

const MapLegend = lazyPart(async () => ({
  default: (await withTexts(import('../../modules/features/legend/map-legend.tsx'), legendTexts)).MapLegend,
}));

const LayersOnMap = lazyPart(async () => ({
  default: (await withTexts(import('../../modules/layers/layers-chunk.ts'), layersTexts)).LayersOnMap,
}));

const BeaconsOnMap = lazyPart(async () =>
  (await import('../../modules/beacons/beacons-chunk.ts')).loadBeaconsOnMap(),
);

/** The project on the map: that of the page, or the one that stays beside the pages of layers. */
function useShownProject(isOfLayers: boolean): number {
  const { project_id } = useParams({ strict: false });
  const kept = useStore(mapWhereabouts, (where) => where.place?.projectId ?? 0);
  return project_id === undefined && isOfLayers ? kept : Number(project_id);
}

/** Whether what can wait for the map may be loaded. */
function useIsMapThere(): boolean {
  const [isMapThere, setIsMapThere] = useState(false);
  useEffect(() => afterTheMap(async () => setIsMapThere(true)), []);
  return isMapThere;
}

/** The map. Dropped files go to the file viewer for people who may add features anywhere. */
export function MapArea() {
  const openFiles = useOpenFiles();
  const isOfLayers = useMatches({ select: (matches) => matches.at(-1)?.staticData.pane === 'layers' });
  const projectId = useShownProject(isOfLayers);
  const isMapThere = useIsMapThere();
  const { color_by, compare } = useSearch({ strict: false });
  const { current } = useCurrentOrganization();
  const projects = useProjects(current?.organization_id).data;
  const readsLayers = hasAccess(current?.current_member.access_map, 'layer:read');
  const canImport =
    hasAccess(current?.current_member.access_map, 'project:create') ||
    projects?.some((project) => hasAccess(project.current_member.access_map, 'feature:create')) === true;
  return (
    <>
      <MapHost files={canImport ? { open: openFiles, accept: ACCEPT } : undefined} />
      {isMapThere && current !== undefined && (
        <Suspense>
          <BeaconsOnMap organizationId={current.organization_id} projectId={projectId} />
        </Suspense>
      )}
      <div className={classes.legends} data-comparing={compare !== undefined}>
        {projectId > 0 && color_by !== undefined && (
          <Suspense>
            <MapLegend projectId={projectId} colorBy={color_by} />
          </Suspense>
        )}
        {(isOfLayers || isMapThere) && current !== undefined && readsLayers && (
          <Suspense>
            <LayersOnMap organizationId={current.organization_id} />
          </Suspense>
        )}
      </div>
      <Suspense>
        <DrawingOverlay />
      </Suspense>
      {projectId > 0 && (
        <Suspense>
          <Timeline key={projectId} projectId={projectId} />
        </Suspense>
      )}
      {projectId === 0 && isOfLayers && current !== undefined && readsLayers && (
        <Suspense>
          <LayersTimeline key={current.organization_id} organizationId={current.organization_id} />
        </Suspense>
      )}
    </>
  );
}
