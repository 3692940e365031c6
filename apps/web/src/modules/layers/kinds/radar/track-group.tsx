import { ActionIcon, Button } from '@mantine/core';
import { IconPhoto, IconPlayerPlay } from '@tabler/icons-react';
import type { Layer, RadarTrack } from '@waypost/contract';
import { useState } from 'react';
import { useLocale, useTranslate } from '../../../../i18n/i18n.ts';
import { toNumberText } from '../../../../i18n/to-number-text.ts';
import { flyMapTo } from '../../../../map/engine/engine-holder.ts';
import { usePreferences } from '../../../../ui/theme/preferences.ts';
import type { TrackDay } from './group-tracks.ts';
import classes from './radar-data.module.css';
import { TargetGlyph } from './target-glyph.tsx';
import { type TimeSpan, toDaySpan } from './to-day.ts';
import { TrackDetails } from './track-details.tsx';
import { isAis, useTrackName } from './track-name.ts';

/** Tracks that a day shows before the rest is asked for. */
const FIRST = 8;
const FLY_ZOOM = 12;

interface TrackGroupProps {
  readonly layer: Layer;
  readonly group: TrackDay;
  readonly onPlay: (span: TimeSpan) => void;
}

/** The tracks of one day, which can be played back. */
export function TrackGroup({ layer, group, onPlay }: TrackGroupProps) {
  const t = useTranslate();
  const { language, tz } = usePreferences();
  const [isOpen, setIsOpen] = useState(false);
  const { day, ago, tracks } = group;
  const rest = tracks.length - FIRST;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(day),
  );
  const title = ago === 0 ? t('radar.today') : ago === 1 ? t('radar.yesterday') : date;
  return (
    <section aria-label={title}>
      <div className={classes.dayHead}>
        <h3 className={classes.day}>{title}</h3>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          aria-label={t('radar.playThis')}
          title={t('radar.playThis')}
          onClick={() => onPlay(toDaySpan(day, tz, Date.now()))}
        >
          <IconPlayerPlay size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
      <ul className={classes.list}>
        {(isOpen ? tracks : tracks.slice(0, FIRST)).map((track) => (
          <li key={track.id}>
            <TrackRow layer={layer} track={track} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={() => setIsOpen(!isOpen)} aria-expanded={isOpen}>
          {isOpen ? t('radar.less') : t('radar.more', { count: rest })}
        </Button>
      )}
    </section>
  );
}

interface TrackRowProps {
  readonly layer: Layer;
  readonly track: RadarTrack;
}

/** One track; a click flies to where it was last seen, and says more of it. */
function TrackRow({ layer, track }: TrackRowProps) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const toggle = () => {
    if (!isOpen) flyMapTo([lon, lat], FLY_ZOOM);
    setIsOpen(!isOpen);
  };
  const name = useTrackName()(track);
  const locale = useLocale();
  const { tz, timeFormat, language } = usePreferences();
  const { start_time, is_active, running_distance, has_photos } = track;
  const { lon, lat, speed, timestamp } = track.track_detection;
  const toTime = (value: string) =>
    new Intl.DateTimeFormat(language, {
      timeStyle: 'short',
      hourCycle: timeFormat === '12' ? 'h12' : 'h23',
      ...(tz !== null && { timeZone: tz }),
    }).format(Date.parse(value));
  const toText = (value: number) =>
    toNumberText(value, locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <>
      <button type="button" className={classes.track} aria-expanded={isOpen} onClick={toggle}>
        <TargetGlyph isAis={isAis(track)} isActive={is_active} />
        <span className={classes.who}>
          <span className={classes.vessel}>
            {name}
            {has_photos === 1 && (
              <IconPhoto size={14} stroke={1.5} role="img" aria-label={t('radar.photos')} />
            )}
          </span>
          <span className={classes.when}>
            {t(isAis(track) ? 'radar.ais' : 'radar.seen')} · {toTime(start_time)} –{' '}
            {is_active ? t('radar.now') : toTime(timestamp)}
          </span>
        </span>
        <span className={classes.numbers}>
          <span>{toText(running_distance)} km</span>
          {speed !== null && <span>{toText(speed)} kts</span>}
        </span>
      </button>
      {isOpen && (
        <div className={classes.opened}>
          <TrackDetails layer={layer} track={track} at={null} />
        </div>
      )}
    </>
  );
}
