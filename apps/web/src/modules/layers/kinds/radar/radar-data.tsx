import { IconRadar2 } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DEFAULT_TIMELINE_RANGE, type Layer, type RadarResult } from '@waypost/contract';
import { useState } from 'react';
import { toErrorText } from '../../../../data/queries/error-text.ts';
import { useTranslate } from '../../../../i18n/i18n.ts';
import { AsyncView } from '../../../../ui/states/async-view.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { SkeletonRows } from '../../../../ui/states/skeleton-rows.tsx';
import { usePreferences } from '../../../../ui/theme/preferences.ts';
import { RelativeTime } from '../../../../ui/times/relative-time.tsx';
import { useSettledRange } from '../../use-layer-range.ts';
import type { LayerTabProps } from '../layer-kind.ts';
import { groupTracks } from './group-tracks.ts';
import { PlayBack } from './playback/play-back.tsx';
import classes from './radar-data.module.css';
import { toDatesQuery, toRadarQuery } from './radar-query.ts';
import type { TimeSpan } from './to-day.ts';
import { TrackGroup } from './track-group.tsx';

/** A radar: whether it works, how many targets it follows, and its tracks by day. */
export function RadarData({ layer }: LayerTabProps) {
  const t = useTranslate();
  const range = useSettledRange();
  const query = useQuery({ ...toRadarQuery(layer, range), placeholderData: keepPreviousData });
  const [played, setPlayed] = useState<TimeSpan | null>(null);
  const isChosen = range.startDate !== undefined || range.endDate !== undefined;
  return (
    <AsyncView
      query={query}
      skeleton={<SkeletonRows rows={6} picture="none" />}
      toErrorText={(error) => t('radar.dataFailed', { message: toErrorText(t, error) })}
    >
      {({ result }) => (
        <div className={classes.body}>
          <Station result={result} />
          {query.error !== null && (
            <p className={classes.notice} role="alert">
              {t('radar.dataFailed', { message: toErrorText(t, query.error) })}
            </p>
          )}
          <Notices result={result} />
          <DatesNotice layer={layer} />
          {result.read_at !== null && <PlayBack layer={layer} span={played} onPlay={setPlayed} />}
          <Tracks
            layer={layer}
            result={result}
            title={t(isChosen ? 'radar.rangeChosen' : 'radar.last24')}
            onPlay={setPlayed}
          />
        </div>
      )}
    </AsyncView>
  );
}

const STATUS = { 1: 'working', 0: 'down', [-1]: 'unknown' } as const;

function Station({ result }: { readonly result: RadarResult }) {
  const t = useTranslate();
  const { name, radar_status, target_count, read_at } = result;
  const status = STATUS[radar_status];
  if (read_at === null)
    return (
      <section className={classes.station}>
        <p className={classes.name}>{t('radar.unread')}</p>
        <p className={classes.facts}>{t('radar.unreadHint')}</p>
      </section>
    );
  return (
    <section className={classes.station} aria-label={name ?? ''}>
      <p className={classes.name}>
        <span className={classes.dot} data-status={status} aria-hidden="true" />
        {name}
      </p>
      <p className={classes.facts}>
        <span>{t(`radar.status.${status}`)}</span>
        <span>{t('radar.targets', { count: target_count })}</span>
        <span>
          {t('radar.read')} <RelativeTime value={read_at} />
        </span>
      </p>
    </section>
  );
}

/** What is wrong with the readings, in words. */
function Notices({ result }: { readonly result: RadarResult }) {
  const t = useTranslate();
  const { fault, clock_ahead_s, skipped } = result;
  const minutes = Math.round(Math.abs(clock_ahead_s ?? 0) / 60);
  return (
    <>
      {fault !== null && (
        <p className={classes.notice} role="status">
          {t(`radar.faults.${fault}`)}
        </p>
      )}
      {fault === null && clock_ahead_s !== null && (
        <p className={classes.notice} role="status">
          {t(clock_ahead_s > 0 ? 'radar.clockAhead' : 'radar.clockBehind', { minutes })}
        </p>
      )}
      {skipped > 0 && <p className={classes.notice}>{t('radar.skipped', { count: skipped })}</p>}
    </>
  );
}

/** Says that the timeline cannot tell when there were tracks. */
function DatesNotice({ layer }: { readonly layer: Layer }) {
  const t = useTranslate();
  // The timeline asks the same, unless another range was chosen there.
  const { error } = useQuery(toDatesQuery(layer, DEFAULT_TIMELINE_RANGE));
  if (error === null) return null;
  return (
    <p className={classes.notice} role="alert">
      {t('radar.datesFailed', { message: toErrorText(t, error) })}
    </p>
  );
}

interface TracksProps {
  readonly layer: Layer;
  readonly result: RadarResult;
  readonly title: string;
  readonly onPlay: (span: TimeSpan) => void;
}

function Tracks({ layer, result, title, onPlay }: TracksProps) {
  const t = useTranslate();
  const { tz } = usePreferences();
  const { tracks, track_count } = result;
  return (
    <section aria-labelledby="radar-tracks">
      <h2 id="radar-tracks" className={classes.heading}>
        {t('radar.tracks')} ({track_count}) <span className={classes.range}>{title}</span>
      </h2>
      {track_count > tracks.length && (
        <p className={classes.note}>{t('radar.tooMany', { shown: tracks.length, total: track_count })}</p>
      )}
      {tracks.length === 0 ? (
        <EmptyState icon={IconRadar2} title={t('radar.none')} text={t('radar.noneHint')} />
      ) : (
        groupTracks(tracks, Date.now(), tz).map((group) => (
          <TrackGroup key={group.day} layer={layer} group={group} onPlay={onPlay} />
        ))
      )}
    </section>
  );
}
