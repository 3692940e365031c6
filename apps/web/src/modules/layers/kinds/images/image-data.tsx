import { Button, Progress as ProgressBar } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IMAGE_STATUS, type ImageArchive, type Layer, type LayerImage } from '@waypost/contract';
import { useState } from 'react';
import { useStore } from '../../../../data/create-store.ts';
import { toErrorText } from '../../../../data/queries/error-text.ts';
import { useMember } from '../../../../data/session/member.ts';
import { useLocale, useTranslate } from '../../../../i18n/i18n.ts';
import { toNumberText } from '../../../../i18n/to-number-text.ts';
import { AsyncView } from '../../../../ui/states/async-view.tsx';
import { SkeletonRows } from '../../../../ui/states/skeleton-rows.tsx';
import { showToast } from '../../../../ui/toasts/toaster.ts';
import { formatBytes } from '../../../features/index.ts';
import type { LayerTabProps } from '../layer-kind.ts';
import ordered from '../ordered/ordered.module.css';
import { cancelImage, imageQuery, retryImage } from './api.ts';
import { FileDrop } from './file-drop.tsx';
import { findNearZoom, toImageFacts } from './image-facts.ts';
import { EpsgField } from './image-maker.tsx';
import { imageUploads, startImageUpload, stopImageUpload } from './image-uploads.ts';
import classes from './images.module.css';
import { LookSection } from './look-section.tsx';
import { lookAtFile } from './picked-file.ts';

interface ImageProps {
  readonly layer: Layer;
  readonly image: LayerImage;
}

/** The picture of a layer: how far it is, what is wrong with it, and what it is. */
export function ImageData({ layer, canChange }: LayerTabProps) {
  const t = useTranslate();
  const query = useQuery(imageQuery(layer));
  return (
    <AsyncView
      query={query}
      skeleton={<SkeletonRows rows={4} picture="none" />}
      toErrorText={(error) => toErrorText(t, error)}
    >
      {(image) => (
        <div className={ordered.body}>
          {image.status === IMAGE_STATUS.uploading && <Uploading layer={layer} image={image} />}
          {image.status === IMAGE_STATUS.preparing && <Preparing layer={layer} image={image} />}
          {image.status === IMAGE_STATUS.failed && (
            <Failed layer={layer} image={image} canChange={canChange} />
          )}
          <Facts layer={layer} image={image} />
          {canChange && image.status === 0 && image.archive === null && <LookSection layer={layer} />}
        </div>
      )}
    </AsyncView>
  );
}

/** A picture that has not arrived whole: its maker sends it, or goes on with it. */
function Uploading({ layer, image }: ImageProps) {
  const t = useTranslate();
  const locale = useLocale();
  const member = useMember();
  const [fault, setFault] = useState<string | null>(null);
  const running = useStore(imageUploads, ({ byLayer }) => byLayer.get(layer.code));
  const { file_name, byte_size, member_display_name } = image;
  const sent = running?.sent ?? image.received;
  const sizes = { sent: formatBytes(sent, locale), size: formatBytes(byte_size, locale) };
  const isOwn = member?.member_id === image.member_id;
  const isRunning = running?.stoppedBy === null;
  const take = async (file: File) => {
    const { fault: found } = await lookAtFile(file);
    if (found === null && file.size === byte_size && file.name === file_name) {
      setFault(null);
      await startImageUpload(layer, file);
    } else setFault(found === null ? t('images.otherFile', { name: file_name, size: sizes.size }) : t(found));
  };
  return (
    <section className={ordered.status} data-tone="working">
      <p className={ordered.word} role="status">
        {t('images.status.uploading')}
      </p>
      <ProgressBar
        className={classes.bar}
        value={(sent / byte_size) * 100}
        aria-label={t('images.progress')}
      />
      {isRunning ? (
        <>
          <p className={ordered.fault}>{t('images.sending', sizes)}</p>
          <Button variant="default" size="compact-sm" onClick={() => void stopImageUpload(layer)}>
            {t('images.stop')}
          </Button>
        </>
      ) : (
        <p className={ordered.fault}>
          {isOwn
            ? t('images.waits', sizes)
            : t('images.waitsForMaker', { ...sizes, name: member_display_name ?? '–' })}
        </p>
      )}
      {isOwn && !isRunning && (
        <FileDrop
          label={t('images.goOn')}
          hint={file_name}
          error={fault ?? toStopped(t, running?.stoppedBy ?? null)}
          onFile={(file) => void take(file)}
        />
      )}
    </section>
  );
}

function toStopped(t: ReturnType<typeof useTranslate>, status: number | null): string | null {
  if (status === null) return null;
  const reason = t(status === 0 ? 'errors.network' : 'errors.internal');
  return t('images.stuck', { reason });
}

function Preparing({ layer, image }: ImageProps) {
  const t = useTranslate();
  const member = useMember();
  const cancel = () =>
    cancelImage(layer, image).catch((error: unknown) =>
      showToast({ tone: 'error', title: t('images.cancelFailed'), message: toErrorText(t, error) }),
    );
  return (
    <section className={ordered.status} data-tone="working">
      <p className={ordered.word} role="status">
        {t('images.status.preparing')}
      </p>
      <ProgressBar
        className={classes.bar}
        value={(image.progress ?? 0) * 100}
        aria-label={t('images.progress')}
      />
      <p className={ordered.fault}>
        {t(image.archive === null ? 'images.preparingText' : 'images.checkingText')}
        {findNearZoom(layer) !== null && ` ${t('images.nearText')}`}
      </p>
      {image.member_id === member?.member_id && (
        <Button variant="default" size="compact-sm" onClick={() => void cancel()}>
          {t('images.cancel')}
        </Button>
      )}
    </section>
  );
}

/** What is wrong, and another try: in another coordinate system, if the file does not name its own. */
function Failed({ layer, image, canChange }: ImageProps & { readonly canChange: boolean }) {
  const t = useTranslate();
  const [epsg, setEpsg] = useState<number | null>(image.epsg);
  const [isBusy, setIsBusy] = useState(false);
  const { fault, fault_detail, received, byte_size } = image;
  const isThere = received >= byte_size;
  const retry = async () => {
    setIsBusy(true);
    try {
      await retryImage(layer, epsg ?? undefined);
    } catch (error) {
      showToast({ tone: 'error', title: t('images.retryFailed'), message: toErrorText(t, error) });
    }
    setIsBusy(false);
  };
  return (
    <section className={ordered.status} data-tone="failed">
      <p className={ordered.word} role="status">
        {t('images.status.failed')}
      </p>
      <p className={ordered.fault}>
        {fault !== null && t(`images.faults.${fault}`)}
        {fault_detail !== null && <span className={ordered.words}>{fault_detail}</span>}
      </p>
      <p className={ordered.fault}>{t(isThere ? 'images.keptADay' : 'images.removed')}</p>
      {canChange && isThere && (
        <div className={classes.form}>
          {image.archive === null && <EpsgField value={epsg} onChange={setEpsg} />}
          <Button variant="default" size="compact-sm" loading={isBusy} onClick={() => void retry()}>
            {t('images.retry')}
          </Button>
        </div>
      )}
    </section>
  );
}

const FORMATS: Readonly<Record<ImageArchive, string>> = { pmtiles: 'PMTiles', mbtiles: 'MBTiles' };

function Facts({ layer, image }: ImageProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { file_name, byte_size, archive, width, height, epsg, member_display_name } = image;
  const { min_zoom, max_zoom, attribution } = toImageFacts(layer);
  const rows: (readonly [string, string])[] = [
    [t('images.file'), file_name],
    [t('images.size'), formatBytes(byte_size, locale)],
  ];
  if (archive !== null) rows.push([t('images.format'), FORMATS[archive]]);
  if (archive !== null && min_zoom !== undefined && max_zoom !== undefined)
    rows.push([t('images.zooms'), min_zoom === max_zoom ? `${min_zoom}` : `${min_zoom}–${max_zoom}`]);
  if (width !== null && height !== null)
    rows.push([t('images.pixels'), `${toNumberText(width, locale)} × ${toNumberText(height, locale)}`]);
  if (epsg !== null) rows.push([t('images.epsg'), `EPSG:${epsg}`]);
  if (attribution) rows.push([t('images.credit'), attribution]);
  if (member_display_name !== null) rows.push([t('images.by'), member_display_name]);
  return (
    <dl className={ordered.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
