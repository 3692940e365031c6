import { CatchBoundary, Outlet, useMatches } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useStore } from '../../data/create-store.ts';
import { hasAccess } from '../../data/queries/access.ts';
import { useTopics } from '../../data/realtime/realtime.ts';
import { useMember } from '../../data/session/member.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { showEarlyMap } from '../../map/early/early-map.ts';
import { drawingSheet } from '../../map/session/drawing-sheet.ts';
import { useLeftNotice } from '../../modules/imports/index.ts';
import { useCurrentOrganization } from '../../modules/organizations/index.ts';
import { useIsNarrow } from '../../ui/page/use-media.ts';
import { lazyPart } from '../../ui/states/lazy-part.ts';
import { setToastArea } from '../../ui/toasts/toast-area.ts';
import { RouteError } from '../route-error.tsx';
import { EvaluationBanner } from './evaluation/evaluation-banner.tsx';
import { Header } from './header/header.tsx';
import { Palette } from './palette/palette.tsx';
import { LeftPane } from './pane/left-pane.tsx';
import { usePane } from './pane/use-pane.ts';
import { Panel } from './panel/panel.tsx';
import classes from './shell.module.css';

// The map library is the heaviest part: everything else renders before it.
const MapArea = lazyPart(async () => ({ default: (await import('./map-area.tsx')).MapArea }));

const LaterParts = lazyPart(async () => ({
  default: (await import('./later/later-parts.tsx')).LaterParts,
}));

/** The narrowest pane that toasts stand over. */
const TOAST_MIN_PX = 260;

/** The container of the map, which shows the early map if there is one. */
function MapWaiting() {
  return (
    <div
      className={classes.mapWaiting}
      ref={(place) => {
        if (place !== null) showEarlyMap(place);
      }}
    />
  );
}

/** The frame of the signed-in screens: header, project pane, panel, and the map, which stays mounted across them. */
export function Shell() {
  const t = useTranslate();
  const isNarrow = useIsNarrow();
  const member = useMember();
  useLeftNotice(member?.member_id);
  const { organizations, current } = useCurrentOrganization();
  const isDrawing = useStore(drawingSheet, ({ isOut }) => isOut);
  const panel = useMatches({ select: (matches) => matches.at(-1)?.staticData.panel });
  const wantedTab = useMatches({ select: (matches) => matches.at(-1)?.staticData.pane });
  // The page says why there are no layers.
  const isRefused =
    organizations !== undefined && !hasAccess(current?.current_member.access_map, 'layer:read');
  const tab = isRefused ? undefined : wantedTab;
  const drawer = useMatches({ select: (matches) => matches.at(-1)?.staticData.drawer });
  useTopics(current === undefined ? [] : [`organization:${current.organization_id}`]);
  const hasPage = panel !== 'hidden' && (panel !== 'in-pane' || tab === undefined);
  const pane = usePane({ isNarrow, isDrawing, isBesidePage: hasPage });
  const isInPane = panel === 'in-pane' && tab !== undefined && pane.isOpen && !isNarrow;
  // Toasts stand over lists, never over the map and its tools: beside them nothing moves.
  const hasToastRoom = pane.isOpen && (isInPane || pane.widthPx >= TOAST_MIN_PX);
  const content = (
    <Suspense>
      <Outlet />
    </Suspense>
  );
  return (
    <div className={classes.shell}>
      <a href="#panel-content" className={classes.skip}>
        {t('common.skipToContent')}
      </a>
      <EvaluationBanner />
      <Header pane={pane} />
      <Suspense>
        <LaterParts />
      </Suspense>
      <div className={classes.body}>
        <LeftPane
          ref={!isNarrow && hasToastRoom ? setToastArea : null}
          pane={pane}
          isNarrow={isNarrow}
          organization={current}
          tab={tab}
          isWithout={organizations !== undefined && current === undefined}
        />
        {isInPane ? null : panel === 'hidden' ? (
          content
        ) : (
          <Panel
            ref={isNarrow || hasToastRoom ? null : setToastArea}
            isDrawer={isNarrow}
            isWide={panel === 'wide'}
            atLeast={drawer}
            isLow={isDrawing}
          >
            {content}
          </Panel>
        )}
        <div className={classes.map}>
          {/* A map that fails (no WebGL, a lost worker) must not take the lists with it. */}
          <CatchBoundary getResetKey={() => 'map'} errorComponent={RouteError}>
            <Suspense fallback={<MapWaiting />}>
              <MapArea />
            </Suspense>
          </CatchBoundary>
        </div>
      </div>
      <Palette organization={current} />
    </div>
  );
}
