import { IconCalendar } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslate } from '../../../i18n/i18n.ts';
import { usePreferences } from '../../../ui/theme/preferences.ts';
import { formatDay } from '../../../ui/times/time-format.ts';
import { DateFilter } from '../../features/index.ts';
import { useLayerRange } from '../use-layer-range.ts';
import classes from './layer-features.module.css';

/** The times of observation that layers show; the same as those of the timeline. */
export function RangeFilter() {
  const t = useTranslate();
  const navigate = useNavigate();
  const preferences = usePreferences();
  const search = useSearch({ strict: false });
  const { startDate, endDate } = useLayerRange();
  const toDay = (ms: number | undefined) =>
    ms === undefined ? '…' : formatDay(new Date(ms), Date.now(), preferences);
  const isAll = startDate === undefined && endDate === undefined;
  return (
    <details className={classes.range}>
      <summary className={classes.summary}>
        <IconCalendar size={15} stroke={1.5} aria-hidden />
        {isAll ? t('layers.anyDate') : `${toDay(startDate)} – ${toDay(endDate)}`}
      </summary>
      <DateFilter
        search={search}
        onChange={(change) =>
          void navigate({ to: '.', search: (all) => ({ ...all, ...change }), replace: true })
        }
      />
    </details>
  );
}
