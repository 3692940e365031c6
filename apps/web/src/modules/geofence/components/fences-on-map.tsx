import { IconFence } from '@tabler/icons-react';
import type { MarkedFence } from '@waypost/contract';
import { useEffect, useMemo } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { useTopics } from '../../../data/realtime/realtime.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { showProjectLines } from '../../../map/scene/scene-layers.ts';
import { mapWhereabouts } from '../../../map/session/map-session.ts';
import { PositionMarker } from '../../positions/index.ts';
import { refreshMarkedFences, useMarkedFences } from '../api.ts';
import { toFenceLines, toSizePx } from '../fence-lines.ts';
import classes from './fences-on-map.module.css';

/** Smaller than this, a geofence has a sign only while somebody is inside. */
const SIGN_PX = 40;
const NOBODY: readonly MarkedFence[] = [];

/** The geofences of a project: hatched, with a sign that says how many are inside. */
export function FencesOnMap({ projectId }: { readonly projectId: number }) {
  useTopics([`project:${projectId}`], ({ type }) => {
    if (type === 'geofence.crossed') void refreshMarkedFences(projectId);
  });
  const fences = useMarkedFences(projectId).data ?? NOBODY;
  const zoom = useStore(mapWhereabouts, ({ view }) => Math.round(2 * (view?.zoom ?? 0)) / 2);
  const data = useMemo(() => toFenceLines(fences, zoom), [fences, zoom]);
  useEffect(() => showProjectLines('fences', data), [data]);
  useEffect(() => () => showProjectLines('fences', null), []);
  return fences
    .filter((fence) => fence.inside.length > 0 || toSizePx(fence, zoom) >= SIGN_PX)
    .map((fence) => <FenceSign key={fence.code} fence={fence} />);
}

function FenceSign({ fence: { code, name, place, inside } }: { readonly fence: MarkedFence }) {
  const t = useTranslate();
  const [lng, lat] = place;
  const names = inside.map(
    ({ subject }) =>
      subject.display_name ??
      (subject.kind === 'member' ? t('common.unknownPerson') : t(`geofence.${subject.kind}`)),
  );
  return (
    <PositionMarker
      position={{
        ...{ lone6: Math.round(lng * 1e6), late6: Math.round(lat * 1e6) },
        ...{ heading: null, accuracy: null },
      }}
      data={{ 'data-fence': code, 'data-inside': inside.length }}
      label={
        <>
          <b>{name}</b>{' '}
          {names.length === 0 ? t('geofence.nobody') : t('geofence.insideNames', { names: names.join(', ') })}
        </>
      }
    >
      <span className={classes.sign} data-full={inside.length > 0 || undefined}>
        <IconFence size={16} stroke={1.75} aria-hidden />
        {inside.length > 0 && <span className={classes.count}>{inside.length}</span>}
      </span>
    </PositionMarker>
  );
}
