import type { Beacon } from '@waypost/contract';
import { useTranslate } from '../../../i18n/i18n.ts';
import { InitialsAvatar } from '../../../ui/people/initials-avatar.tsx';
import { RelativeTime } from '../../../ui/times/relative-time.tsx';
import { PositionMarker } from '../../positions/index.ts';
import classes from './beacon-marker.module.css';

/** A member's avatar where they are. */
export function BeaconMarker({ beacon }: { readonly beacon: Beacon }) {
  const t = useTranslate();
  const { member_id, member_display_name, member_avatar_url, rel_ts, lone6, late6, accuracy } = beacon;
  const name = member_display_name ?? t('beacons.someone');
  return (
    <PositionMarker
      position={beacon}
      data={{ 'data-member': member_id, 'data-beacon': `${lone6 / 1e6},${late6 / 1e6}` }}
      label={
        <>
          <b>{name}</b> <RelativeTime value={rel_ts} />
          {accuracy !== null && ` · ${t('beacons.accuracy', { metres: Math.ceil(accuracy) })}`}
        </>
      }
    >
      <span className={classes.picture}>
        <InitialsAvatar name={name} seed={member_id} size={30} url={member_avatar_url} />
      </span>
    </PositionMarker>
  );
}
