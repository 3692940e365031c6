import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '../../../data/create-store.ts';
import { useMarker } from '../../../map/engine/use-marker.ts';
import { mapWhereabouts } from '../../../map/session/map-session.ts';
import classes from './position-marker.module.css';
import { toPixels } from './to-pixels.ts';

/** A larger circle would cover the map and say nothing. */
const MAX_CIRCLE_PX = 600;

interface PositionMarkerProps {
  readonly position: {
    /** Millionths of a degree. */
    readonly lone6: number;
    readonly late6: number;
    readonly heading: number | null;
    /** Metres. */
    readonly accuracy: number | null;
  };
  /** Attributes of its element. */
  readonly data: Readonly<Record<`data-${string}`, string | number>>;
  /** Shown while the pointer is on it. */
  readonly label: ReactNode;
  readonly children: ReactNode;
}

/** A sign where somebody or something is, with the direction of movement and the circle of accuracy. */
export function PositionMarker({ position, data, label, children }: PositionMarkerProps) {
  const [lng, lat] = [position.lone6 / 1e6, position.late6 / 1e6];
  const element = useMarker([lng, lat]);
  const zoom = useStore(mapWhereabouts, ({ view }) => view?.zoom ?? 0);
  const bearing = useStore(mapWhereabouts, ({ view }) => view?.bearing ?? 0);
  const diameter = 2 * toPixels(position.accuracy ?? 0, lat, zoom);
  return createPortal(
    <div className={classes.marker} {...data}>
      {diameter < MAX_CIRCLE_PX && (
        <span className={classes.accuracy} style={{ width: diameter, height: diameter }} aria-hidden />
      )}
      {position.heading !== null && (
        <span
          className={classes.heading}
          style={{ transform: `rotate(${position.heading - bearing}deg)` }}
          aria-hidden
        />
      )}
      {children}
      <span className={classes.label}>{label}</span>
    </div>,
    element,
  );
}
