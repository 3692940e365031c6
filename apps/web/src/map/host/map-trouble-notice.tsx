import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useStore } from '../../data/create-store.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { findEngine } from '../engine/engine-holder.ts';
import type { MapData } from '../scene/use-map-data.ts';
import { mapTrouble } from './map-trouble.ts';
import classes from './map-trouble-notice.module.css';

/** Says that something of the map is missing, for as long as it is, and requests it again. */
export function MapTroubleNotice({ trouble: { isFailing, retry } }: Pick<MapData, 'trouble'>) {
  const t = useTranslate();
  const areTilesLate = useStore(mapTrouble, ({ bottom, top }) => bottom || top);
  const onRetry = () => {
    findEngine()?.retryTiles();
    retry();
  };
  return (
    <div className={classes.place} role="status">
      {(areTilesLate || isFailing) && (
        <div className={classes.notice}>
          <IconAlertTriangle className={classes.icon} size={16} stroke={1.5} aria-hidden />
          <span>{t('map.incomplete')}</span>
          <Button size="compact-sm" variant="subtle" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
