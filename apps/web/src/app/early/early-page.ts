import { queryClient } from '../../data/queries/query-client.ts';
import { frontConfigQuery } from '../../data/session/member.ts';
import { getSession } from '../../data/session/session.ts';
import type { EarlyPlace } from '../../map/early/early-map.ts';
import { startEarlyMap } from '../../map/early/start-early-map.ts';
import { setDrawerRoom } from '../../ui/page/map-insets.ts';
import { MEDIA } from '../../ui/page/use-media.ts';
import { isBannerDismissed } from '../shell/evaluation/banner-dismissed.ts';
import { clampPaneWidth, readPane } from '../shell/pane/pane-width.ts';
import { DRAWER } from '../shell/panel/drawer-snap.ts';
import { parseEarlyAddress } from './early-address.ts';
import classes from './early-page.module.css';

/** Paints the frame of the page with the sizes that the shell will have, and a container for the map in it. */
function paintFrame(): EarlyPlace {
  const isNarrow = matchMedia(MEDIA.narrow).matches;
  const frame = document.createElement('div');
  frame.className = classes.frame ?? '';
  // The frame is neither focusable nor exposed to assistive technology.
  frame.inert = true;
  void makeRoomForBanner(frame);
  append(frame, classes.header);
  const body = append(frame, classes.body);
  const pane = readPane();
  if (!isNarrow && pane.isOpen) {
    append(body, classes.pane).style.width = `${clampPaneWidth(pane.widthPx, window.innerWidth)}px`;
  }
  if (!isNarrow) append(body, classes.panel);
  const container = append(append(body, classes.map), classes.canvas);
  if (isNarrow) {
    append(body, classes.drawer).style.height = `${DRAWER.middle * 100}dvh`;
    setDrawerRoom(Math.round(DRAWER.middle * window.innerHeight));
  }
  document.body.prepend(frame);
  return { frame, container };
}

/**
 * In evaluation mode the page has a banner above its header: usually known early enough to lay out the map below it.
 */
async function makeRoomForBanner(frame: HTMLElement): Promise<void> {
  if (isBannerDismissed()) return;
  // If the configuration is unavailable, no space is reserved; the page requests it again.
  const config = await queryClient.fetchQuery(frontConfigQuery).catch(() => null);
  if (config?.evaluation !== true) return;
  const banner = document.createElement('div');
  banner.className = classes.banner ?? '';
  frame.prepend(banner);
}

function append(parent: HTMLElement, className: string | undefined): HTMLElement {
  const child = document.createElement('div');
  child.className = className ?? '';
  parent.append(child);
  return child;
}

/**
 * Shows the frame of a project's page with its map while the page's code loads. The page covers the frame and moves the
 * map into itself. Resolves when the page may load; rejects if no map can be created.
 */
export async function openEarlyPage(): Promise<void> {
  const address = parseEarlyAddress(location.pathname, location.search);
  if (address === null || !getSession().isSignedIn()) return;
  const place = paintFrame();
  try {
    await startEarlyMap(place, address);
  } catch (error) {
    place.frame.remove();
    throw error;
  }
}
