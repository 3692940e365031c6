import { ActionIcon, Button, CloseButton, Slider } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Layer, RadarTrack } from '@waypost/contract';
import { useEffect, useMemo } from 'react';
import { toErrorText } from '../../../../../data/queries/error-text.ts';
import { useTranslate } from '../../../../../i18n/i18n.ts';
import { showAbove } from '../../../../../map/scene/scene-layers.ts';
import { usePreferences } from '../../../../../ui/theme/preferences.ts';
import { formatShortTime } from '../../../../../ui/times/time-format.ts';
import type { LayerRange } from '../../../api.ts';
import { setDraftData } from '../../../shown/draft-data.ts';
import { useSettledRange } from '../../../use-layer-range.ts';
import { toPastQuery } from '../radar-query.ts';
import type { TimeSpan } from '../to-day.ts';
import { MAX_GAP_MS, placeVessels } from './place-vessels.ts';
import classes from './play-back.module.css';
import { toPlayedFeatures } from './to-played-features.ts';
import { usePlayClock } from './use-play-clock.ts';

const DAY_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;

const comeTo = (player: HTMLElement | null) => player?.focus();

/** The last 24 hours of a range. */
function toSpan({ startDate, endDate }: LayerRange): TimeSpan {
  const end = Math.min(endDate ?? Number.POSITIVE_INFINITY, Date.now());
  return { start: Math.max(startDate ?? 0, end - DAY_MS), end };
}

interface PlayBackProps {
  readonly layer: Layer;
  /** What is played; null: nothing. It stays, whatever is chosen on the timeline meanwhile. */
  readonly span: TimeSpan | null;
  readonly onPlay: (span: TimeSpan | null) => void;
}

/** A day of a radar, played back on the map. */
export function PlayBack({ layer, span, onPlay }: PlayBackProps) {
  const t = useTranslate();
  const range = useSettledRange();
  if (span === null)
    return (
      <Button
        className={classes.open}
        variant="default"
        size="compact-sm"
        leftSection={<IconPlayerPlay size={14} stroke={1.75} aria-hidden />}
        onClick={() => onPlay(toSpan(range))}
      >
        {t('radar.playDay')}
      </Button>
    );
  return (
    // Chosen below a long list of tracks, it would be out of sight.
    <section
      key={span.start}
      className={classes.player}
      aria-label={t('radar.playBack')}
      tabIndex={-1}
      ref={comeTo}
    >
      <div className={classes.head}>
        <h2>{t('radar.playBack')}</h2>
        <CloseButton size="md" aria-label={t('radar.playEnd')} onClick={() => onPlay(null)} />
      </div>
      <Played layer={layer} span={span} />
    </section>
  );
}

interface PlayedProps {
  readonly layer: Layer;
  readonly span: TimeSpan;
}

function Played({ layer, span }: PlayedProps) {
  const t = useTranslate();
  const query = useQuery(toPastQuery(layer, { startDate: span.start, endDate: span.end }));
  // The vessels of now are not among those of then.
  useEffect(() => {
    setDraftData(layer.code, { is_played: true });
    return () => setDraftData(layer.code, null);
  }, [layer.code]);
  if (query.error !== null)
    return (
      <p className={classes.note} role="alert">
        {t('radar.dataFailed', { message: toErrorText(t, query.error) })}
      </p>
    );
  if (query.data === undefined) return <p className={classes.note}>{t('radar.playLoading')}</p>;
  return <Player layer={layer} span={span} tracks={query.data.result.tracks} />;
}

interface PlayerProps extends PlayedProps {
  readonly tracks: readonly RadarTrack[];
}

function Player({ layer, span, tracks }: PlayerProps) {
  const t = useTranslate();
  const preferences = usePreferences();
  const { time, isPlaying, toggle, seek } = usePlayClock(span);
  const vessels = useMemo(() => placeVessels(tracks, time), [tracks, time]);
  const between = vessels.filter(({ isBetween }) => isBetween).length;
  const key = `${layer.code}:played`;
  useEffect(
    () => showAbove(key, { kind: 'radar', key, opacity: 1, data: toPlayedFeatures(vessels) }),
    [key, vessels],
  );
  useEffect(() => () => showAbove(key, null), [key]);
  const toText = (at: number) => formatShortTime(new Date(at), preferences);
  return (
    <>
      <div className={classes.bar}>
        <ActionIcon
          variant="light"
          size={36}
          aria-label={t(isPlaying ? 'radar.playPause' : 'radar.playGo')}
          onClick={toggle}
        >
          {isPlaying ? (
            <IconPlayerPause size={18} stroke={1.75} aria-hidden />
          ) : (
            <IconPlayerPlay size={18} stroke={1.75} aria-hidden />
          )}
        </ActionIcon>
        <Slider
          className={classes.slider}
          min={span.start}
          max={span.end}
          step={MINUTE_MS}
          value={time}
          label={null}
          onChange={seek}
          thumbLabel={t('radar.playTime')}
          thumbProps={{ 'aria-valuetext': toText(time) }}
        />
      </div>
      <p className={classes.time}>
        <output>{toText(time)}</output>
        <span>{t('radar.playVessels', { count: vessels.length, between })}</span>
      </p>
      <p className={classes.note}>{t('radar.playLegend', { minutes: MAX_GAP_MS / MINUTE_MS })}</p>
    </>
  );
}
