import { Button } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { Layer, RadarDetection, RadarTrack } from '@waypost/contract';
import { useState } from 'react';
import { useStore } from '../../../../../data/create-store.ts';
import { toErrorText } from '../../../../../data/queries/error-text.ts';
import { useTranslate } from '../../../../../i18n/i18n.ts';
import { type BegunFeature, drawingOpener } from '../../../../../map/session/drawing-opener.ts';
import { closeTrack } from '../../../../../map/session/opened-track.ts';
import { usePreferences } from '../../../../../ui/theme/preferences.ts';
import { formatFullTime } from '../../../../../ui/times/time-format.ts';
import { showToast } from '../../../../../ui/toasts/toaster.ts';
import { useLayerName } from '../../../use-layer-name.ts';
import { fetchPhoto } from '../photos/fetch-photo.ts';
import { photosQuery } from '../radar-api.ts';
import { isAis, useTrackName } from '../track-name.ts';
import classes from './report-buttons.module.css';
import { listNearest, type ReportWords, toReport } from './to-report.ts';

interface ReportButtonsProps {
  readonly layer: Layer;
  readonly track: RadarTrack;
  /** The chosen detection; null: the last one. */
  readonly detection: RadarDetection | null;
}

function useReportWords(layer: Layer, track: RadarTrack): ReportWords {
  const t = useTranslate();
  const preferences = usePreferences();
  const radar = useLayerName(layer);
  const name = useTrackName()(track);
  return {
    ...{ name, radar },
    kind: t(isAis(track) ? 'radar.kindAis' : 'radar.kindSeen'),
    toTime: (time) => formatFullTime(new Date(time), preferences),
    keys: {
      vessel: t('radar.vessel'),
      kind: t('radar.kind'),
      radar: t('radar.radar'),
      firstSeen: t('radar.firstSeen'),
      lastSeen: t('radar.lastSeen'),
      time: t('radar.time'),
      distance: `${t('radar.distance')} (km)`,
      speed: `${t('radar.speed')} (kts)`,
      heading: `${t('radar.heading')} (°)`,
      detections: t('radar.detections'),
    },
  };
}

/** Begins a feature of a track, or of one detection: its form opens filled in, with photographs. */
export function ReportButtons({ layer, track, detection }: ReportButtonsProps) {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const words = useReportWords(layer, track);
  const begin = useStore(drawingOpener, (opener) => opener.begin);
  const [busy, setBusy] = useState<'track' | 'detection' | null>(null);
  if (begin === null) return null;
  const { track_detection: last } = track;
  const listPictures = async (at: number): Promise<File[]> => {
    if (track.has_photos === 0) return [];
    const photos = await queryClient.fetchQuery(photosQuery(layer, track.id));
    return Promise.all(listNearest(photos, at).map((photo) => fetchPhoto(photo, words.name)));
  };
  const make = async (of: 'track' | 'detection') => {
    const report = toReport(track, of === 'track' ? null : (detection ?? last), words);
    let pictures: BegunFeature['pictures'] = [];
    try {
      pictures = await listPictures(report.observedAt);
    } catch (error) {
      // A report without them is better than none.
      showToast({ tone: 'error', title: t('radar.photosLeftOut'), message: toErrorText(t, error) });
    }
    await begin({ ...report, pictures });
    closeTrack();
  };
  const start = async (of: 'track' | 'detection') => {
    setBusy(of);
    try {
      await make(of);
    } catch (error) {
      showToast({ tone: 'error', title: t('radar.reportFailed'), message: toErrorText(t, error) });
    } finally {
      setBusy(null);
    }
  };
  return (
    <fieldset className={classes.buttons}>
      <legend>{t('radar.report')}</legend>
      {last.track_line !== null && (
        <Button
          variant="light"
          size="compact-sm"
          leftSection={<IconFilePlus size={14} stroke={1.75} aria-hidden />}
          loading={busy === 'track'}
          disabled={busy === 'detection'}
          onClick={() => void start('track')}
        >
          {t('radar.reportTrack')}
        </Button>
      )}
      <Button
        variant="light"
        size="compact-sm"
        leftSection={<IconFilePlus size={14} stroke={1.75} aria-hidden />}
        loading={busy === 'detection'}
        disabled={busy === 'track'}
        onClick={() => void start('detection')}
      >
        {t(detection === null ? 'radar.reportLast' : 'radar.reportDetection')}
      </Button>
    </fieldset>
  );
}
