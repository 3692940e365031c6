import { Button } from '@mantine/core';
import {
  type Layer,
  type RadarDetection,
  type RadarTrack,
  TRACK_FORMATS,
  type TrackFormat,
} from '@waypost/contract';
import { useState } from 'react';
import { toErrorText } from '../../../../data/queries/error-text.ts';
import { useLocale, useTranslate } from '../../../../i18n/i18n.ts';
import { toNumberText } from '../../../../i18n/to-number-text.ts';
import { usePreferences } from '../../../../ui/theme/preferences.ts';
import { formatFullTime, formatShortTime } from '../../../../ui/times/time-format.ts';
import { showToast } from '../../../../ui/toasts/toaster.ts';
import { TrackPhotos } from './photos/track-photos.tsx';
import { downloadTrack } from './radar-api.ts';
import { ReportButtons } from './report/report-buttons.tsx';
import classes from './track-details.module.css';
import { useTrackOnMap } from './use-track-on-map.ts';

interface TrackDetailsProps {
  readonly layer: Layer;
  readonly track: RadarTrack;
}

const FORMAT_NAMES: Readonly<Record<TrackFormat, string>> = {
  geojson: 'GeoJSON',
  kml: 'KML',
  gpx: 'GPX',
  csv: 'CSV',
};

interface DetailsProps extends TrackDetailsProps {
  /** The time of the detection that was chosen; null: the track as a whole. */
  readonly at: number | null;
}

/** What is known of a track: its times, way and speed, its photographs, and files of it. */
export function TrackDetails({ layer, track, at }: DetailsProps) {
  const t = useTranslate();
  const locale = useLocale();
  const preferences = usePreferences();
  const { start_time, running_distance, has_photos, detection_count } = track;
  const detections = useTrackOnMap(layer, track, at);
  const chosen = detections.find(({ timestamp: time }) => Date.parse(time) === at) ?? null;
  const { heading, speed, timestamp } = track.track_detection;
  const toTime = (value: string) => formatShortTime(new Date(value), preferences);
  const toText = (value: number) => toNumberText(value, locale, { maximumFractionDigits: 1 });
  return (
    <div className={classes.details}>
      {at !== null && <Detection detection={chosen} at={at} />}
      <dl className={classes.facts}>
        <Fact name={t('radar.firstSeen')} value={toTime(start_time)} />
        <Fact name={t('radar.lastSeen')} value={toTime(timestamp)} />
        <Fact name={t('radar.distance')} value={`${toText(running_distance)} km`} />
        {speed !== null && <Fact name={t('radar.speed')} value={`${toText(speed)} kts`} />}
        {heading !== null && <Fact name={t('radar.heading')} value={`${Math.round(heading)}°`} />}
        <Fact name={t('radar.detections')} value={toNumberText(detection_count, locale)} />
      </dl>
      {has_photos === 1 && <TrackPhotos layer={layer} track={track} />}
      <ReportButtons layer={layer} track={track} detection={chosen} />
      <Downloads layer={layer} track={track} />
    </div>
  );
}

interface DetectionProps {
  /** Null until it is loaded. */
  readonly detection: RadarDetection | null;
  readonly at: number;
}

/** One detection: when, how fast and where to. */
function Detection({ detection, at }: DetectionProps) {
  const t = useTranslate();
  const locale = useLocale();
  const preferences = usePreferences();
  const { speed = null, heading = null } = detection ?? {};
  return (
    <section aria-label={t('radar.detection')}>
      <h3 className={classes.title}>{t('radar.detection')}</h3>
      <dl className={classes.facts}>
        <Fact name={t('radar.time')} value={formatFullTime(new Date(at), preferences)} />
        {speed !== null && (
          <Fact
            name={t('radar.speed')}
            value={`${toNumberText(speed, locale, { maximumFractionDigits: 1 })} kts`}
          />
        )}
        {heading !== null && <Fact name={t('radar.heading')} value={`${Math.round(heading)}°`} />}
      </dl>
      <h3 className={classes.title}>{t('radar.track')}</h3>
    </section>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Downloads({ layer, track }: TrackDetailsProps) {
  const t = useTranslate();
  const [busy, setBusy] = useState<TrackFormat | null>(null);
  const download = async (format: TrackFormat) => {
    setBusy(format);
    try {
      await downloadTrack(layer, track.id, format);
    } catch (error) {
      showToast({ tone: 'error', title: t('radar.downloadFailed'), message: toErrorText(t, error) });
    }
    setBusy(null);
  };
  return (
    <fieldset className={classes.downloads} aria-label={t('radar.download')}>
      {TRACK_FORMATS.map((format) => (
        <Button
          key={format}
          variant="default"
          size="compact-sm"
          loading={busy === format}
          disabled={busy !== null && busy !== format}
          onClick={() => void download(format)}
        >
          {FORMAT_NAMES[format]}
        </Button>
      ))}
    </fieldset>
  );
}
