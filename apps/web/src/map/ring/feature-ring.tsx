import { IconArrowUp } from '@tabler/icons-react';
import type { Bbox, MapEngine, ScreenPoint } from '@waypost/map-engine';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from '../../data/create-store.ts';
import { toBoxCentre } from '../camera/boxes.ts';
import type { ScreenRect } from '../camera/free-rect.ts';
import { findEngine, findFreePart, toMapRect } from '../engine/engine-holder.ts';
import { mapSession, mapWhereabouts } from '../session/map-session.ts';
import classes from './feature-ring.module.css';
import { ringedFeatures, toRinged } from './ringed-feature.ts';

/** A line or area that is shorter than this each way is a speck, and gets a ring too. */
const SPECK_PX = 24;
/** Between the middle of the arrow and the edges of the free part; the controls stand on the right. */
const ARROW_MARGIN = { left: 28, top: 28, right: 80, bottom: 28 } as const;

/** Where a feature is on the screen: outside the free part, within it, or too large for a ring. */
type Spot =
  | { readonly kind: 'away'; readonly at: ScreenPoint; readonly angle: number }
  | { readonly kind: 'ring' }
  | { readonly kind: 'none' };

/** Where an arrow to a place stands, and how it is turned. */
function toArrow(to: ScreenPoint, free: ScreenRect): Spot {
  const [left, right] = [free.left + ARROW_MARGIN.left, free.right - ARROW_MARGIN.right];
  const [top, bottom] = [free.top + ARROW_MARGIN.top, free.bottom - ARROW_MARGIN.bottom];
  const centre = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const [dx, dy] = [to.x - centre.x, to.y - centre.y];
  const halves = [Math.max(right - left, 2) / 2, Math.max(bottom - top, 2) / 2] as const;
  const shrink = Math.min(halves[0] / Math.max(Math.abs(dx), 1), halves[1] / Math.max(Math.abs(dy), 1), 1);
  const at = { x: centre.x + dx * shrink, y: centre.y + dy * shrink };
  return { kind: 'away', at, angle: (Math.atan2(dx, -dy) * 180) / Math.PI };
}

function findSpot(engine: MapEngine, free: ScreenRect, bbox: Bbox): Spot {
  const { left, top, right, bottom } = toMapRect(engine, bbox);
  const isAway = right < free.left || left > free.right || bottom < free.top || top > free.bottom;
  if (isAway) return toArrow({ x: (left + right) / 2, y: (top + bottom) / 2 }, free);
  return Math.max(right - left, bottom - top) < SPECK_PX ? { kind: 'ring' } : { kind: 'none' };
}

/**
 * A ring around the feature that is hovered in a list, or open in the panel or from a row. It lies above the canvas, and
 * draws a point itself, so that it encloses nothing else: neither the number of a cluster nor a neighbour. Where the
 * feature is out of view, an arrow at the edge points to it.
 */
export function FeatureRing() {
  const { hovered, selected } = useStore(ringedFeatures, (all) => all);
  const popup = useStore(mapSession, (session) => session.popup);
  const ringed = hovered ?? toRinged(popup) ?? selected;
  const view = useStore(mapWhereabouts, (where) => where.view);
  const isShown = useStore(
    mapSession,
    ({ hiddenCodes, drawing }) => ringed !== null && drawing === null && !hiddenCodes.includes(ringed.code),
  );
  const [element] = useState(createRing);
  const bbox = isShown && ringed !== null ? ringed.bbox : null;
  const spot = useMemo((): Spot => {
    const [engine, free] = view === null ? [null, null] : [findEngine(), findFreePart()];
    return engine === null || free === null || bbox === null
      ? { kind: 'none' }
      : findSpot(engine, free, bbox);
  }, [bbox, view]);
  const isRing = spot.kind === 'ring';
  const hasPicture = ringed?.hasPicture === true;
  const color = ringed?.color ?? '';
  const isDotted = !hasPicture && bbox !== null && bbox[0] === bbox[2] && bbox[1] === bbox[3];
  useEffect(() => {
    if (bbox === null || !isRing) return;
    element.dataset.picture = String(hasPicture);
    element.dataset.dot = String(isDotted);
    element.style.setProperty('--dot', color);
    const attachment = findEngine()?.attachMarker(toBoxCentre(bbox), element);
    return () => attachment?.remove();
  }, [bbox, isRing, hasPicture, isDotted, color, element]);
  if (spot.kind !== 'away') return null;
  return (
    <span className={classes.arrow} data-arrow="true" style={{ left: spot.at.x, top: spot.at.y }} aria-hidden>
      <IconArrowUp size={18} stroke={2} style={{ transform: `rotate(${spot.angle}deg)` }} />
    </span>
  );
}

function createRing(): HTMLElement {
  const element = document.createElement('div');
  element.className = classes.ring ?? '';
  element.dataset.ring = 'true';
  element.setAttribute('aria-hidden', 'true');
  return element;
}
