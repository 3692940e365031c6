import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Layer, RadarTrack } from '@waypost/contract';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from '../../../../../i18n/i18n.ts';
import { usePopup } from '../../../../../map/popup/use-popup.ts';
import { closeTrack, type OpenedTrack } from '../../../../../map/session/opened-track.ts';
import { useSettledRange } from '../../../use-layer-range.ts';
import { toRadarQuery } from '../radar-query.ts';
import { TargetGlyph } from '../target-glyph.tsx';
import { TrackDetails } from '../track-details.tsx';
import { isAis, useTrackName } from '../track-name.ts';
import classes from './track-popup.module.css';

const OFFSET_PX = 12;

interface TrackPopupProps {
  readonly layer: Layer;
  readonly opened: OpenedTrack;
}

/** The popup of a track, or of one of its detections. */
export function TrackPopup({ layer, opened }: TrackPopupProps) {
  const range = useSettledRange();
  const { data, isSuccess } = useQuery(toRadarQuery(layer, range));
  const track = data?.result.tracks.find(({ id }) => id === opened.trackId);
  const element = usePopup(opened.lngLat, { offset: OFFSET_PX, onClose: closeTrack });
  const isGone = isSuccess && track === undefined;
  useEffect(() => {
    if (isGone) closeTrack();
  }, [isGone]);
  if (track === undefined) return null;
  return createPortal(<Card key={track.id} layer={layer} track={track} at={opened.at} />, element);
}

interface CardProps {
  readonly layer: Layer;
  readonly track: RadarTrack;
  readonly at: number | null;
}

function Card({ layer, track, at }: CardProps) {
  const t = useTranslate();
  const name = useTrackName()(track);
  return (
    <div className={classes.card} role="dialog" aria-label={name}>
      <div className={classes.head}>
        <TargetGlyph isAis={isAis(track)} isActive={track.is_active} />
        <span className={classes.who}>
          <strong>{name}</strong>
          <span className={classes.kind}>{t(isAis(track) ? 'radar.kindAis' : 'radar.kindSeen')}</span>
        </span>
        <button type="button" className={classes.close} aria-label={t('common.close')} onClick={closeTrack}>
          <IconX size={16} stroke={1.75} aria-hidden />
        </button>
      </div>
      <div className={classes.body}>
        <TrackDetails layer={layer} track={track} at={at} />
      </div>
    </div>
  );
}
