import type { Beacon } from '@waypost/contract';
import type { Attachment } from '@waypost/map-engine';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '../../../data/create-store.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { withEngine } from '../../../map/engine/engine-holder.ts';
import { mapWhereabouts } from '../../../map/session/map-session.ts';
import { InitialsAvatar } from '../../../ui/people/initials-avatar.tsx';
import { RelativeTime } from '../../../ui/times/relative-time.tsx';
import classes from './beacon-marker.module.css';
import { toPixels } from './to-pixels.ts';

/** A larger circle would cover the map and say nothing. */
const MAX_CIRCLE_PX = 600;

/** A member's avatar where they are, with the direction of movement and the circle of accuracy. */
export function BeaconMarker({ beacon }: { readonly beacon: Beacon }) {
  const t = useTranslate();
  const [element] = useState(() => document.createElement('div'));
  const attachment = useRef<Attachment | null>(null);
  const [lng, lat] = [beacon.lone6 / 1e6, beacon.late6 / 1e6];
  const place = useRef<[number, number]>([lng, lat]);
  useEffect(() => {
    let isGone = false;
    withEngine((engine) => {
      if (!isGone) attachment.current = engine.attachMarker(place.current, element);
    });
    return () => {
      isGone = true;
      attachment.current?.remove();
      attachment.current = null;
    };
  }, [element]);
  useEffect(() => {
    place.current = [lng, lat];
    attachment.current?.setLngLat([lng, lat]);
  }, [lng, lat]);

  const zoom = useStore(mapWhereabouts, ({ view }) => view?.zoom ?? 0);
  const bearing = useStore(mapWhereabouts, ({ view }) => view?.bearing ?? 0);
  const diameter = 2 * toPixels(beacon.accuracy ?? 0, lat, zoom);
  const name = beacon.member_display_name ?? t('beacons.someone');
  return createPortal(
    <div className={classes.beacon} data-member={beacon.member_id} data-beacon={`${lng},${lat}`}>
      {diameter < MAX_CIRCLE_PX && (
        <span className={classes.accuracy} style={{ width: diameter, height: diameter }} aria-hidden />
      )}
      {beacon.heading !== null && (
        <span
          className={classes.heading}
          style={{ transform: `rotate(${beacon.heading - bearing}deg)` }}
          aria-hidden
        />
      )}
      <span className={classes.picture}>
        <InitialsAvatar name={name} seed={beacon.member_id} size={30} url={beacon.member_avatar_url} />
      </span>
      <span className={classes.label}>
        <b>{name}</b> <RelativeTime value={beacon.rel_ts} />
        {beacon.accuracy !== null && ` · ${t('beacons.accuracy', { metres: Math.ceil(beacon.accuracy) })}`}
      </span>
    </div>,
    element,
  );
}
