import { Button } from '@mantine/core';
import { IconArrowBackUp, IconClockPin } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { changeImports, importStore } from '../items/import-store.ts';
import { listPlaced, listTimedTracks, listWaiting, takeBackPhotos } from './photo-placing.ts';
import { PlacePhotosDialog } from './place-photos-dialog.tsx';
import classes from './waiting-photos.module.css';

/** Photographs without a position: a track of the same trip can place them, and that can be reverted. */
export function WaitingPhotos({ isBusy }: { readonly isBusy: boolean }) {
  const t = useTranslate();
  const state = useStore(importStore, (all) => all);
  const [isOpen, setOpen] = useState(false);
  const waiting = listWaiting(state).length;
  // Iterates over all features, so only if photographs are waiting.
  const hasTrack = useMemo(() => waiting > 0 && listTimedTracks(state).length > 0, [state, waiting]);
  const placed = listPlaced(state).length;
  if (waiting === 0 && placed === 0) return null;
  return (
    <section className={classes.section} aria-label={t('photoPlacing.title')}>
      {waiting > 0 && (
        <div className={classes.line}>
          <p className={classes.text}>
            <strong>{t('photoPlacing.waiting', { count: waiting })}</strong>{' '}
            {t(hasTrack ? 'photoPlacing.hasTrack' : 'photoPlacing.needsTrack')}
          </p>
          {hasTrack && (
            <Button
              size="xs"
              variant="default"
              disabled={isBusy}
              leftSection={<IconClockPin size={16} stroke={1.5} aria-hidden />}
              onClick={() => setOpen(true)}
            >
              {t('photoPlacing.open')}
            </Button>
          )}
        </div>
      )}
      {placed > 0 && (
        <div className={classes.line}>
          <p className={classes.text}>{t('photoPlacing.placed', { count: placed })}</p>
          <Button
            size="xs"
            variant="subtle"
            disabled={isBusy}
            leftSection={<IconArrowBackUp size={16} stroke={1.5} aria-hidden />}
            onClick={() => changeImports(takeBackPhotos)}
          >
            {t('photoPlacing.undo')}
          </Button>
        </div>
      )}
      {isOpen && <PlacePhotosDialog state={state} onClose={() => setOpen(false)} />}
    </section>
  );
}
