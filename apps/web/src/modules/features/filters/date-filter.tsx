import { TextInput } from '@mantine/core';
import { toMoment } from '../../../data/selection/feature-selection.ts';
import type { SearchParams } from '../../../data/selection/search-params.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { findRange } from '../timeline/timeline-window.ts';
import { DATE_PRESETS, findPreset, fromDateField, toDateField, toPresetSpan } from './date-span.ts';
import classes from './feed-filters.module.css';

interface DateFilterProps {
  readonly search: SearchParams;
  readonly onChange: (change: SearchParams) => void;
}

/** The time of observation: presets that end today, or two chosen days. */
export function DateFilter({ search, onChange }: DateFilterProps) {
  const t = useTranslate();
  const now = new Date();
  const { start_date, end_date } = search;
  // The presets of the timeline go to this hour, those of the form to the end of today.
  const chosen =
    findPreset({ start_date, end_date }, now) ??
    findRange(toMoment(start_date), toMoment(end_date), now.getTime());
  const today = toDateField(now.getTime());
  const from = toDateField(toMoment(start_date));
  const to = toDateField(toMoment(end_date));
  return (
    <fieldset className={classes.dates}>
      <legend className={classes.legend}>{t('panel.dates')}</legend>
      <div className={classes.presets}>
        {DATE_PRESETS.map((preset) => (
          <button
            key={preset}
            type="button"
            className={classes.preset}
            aria-pressed={preset === chosen}
            onClick={() =>
              onChange(
                preset === chosen
                  ? { start_date: undefined, end_date: undefined }
                  : toPresetSpan(preset, new Date()),
              )
            }
          >
            {t(`panel.presets.${preset}`)}
          </button>
        ))}
      </div>
      <div className={classes.span}>
        <TextInput
          type="date"
          label={t('panel.from')}
          value={from}
          max={to === '' || to > today ? today : to}
          onChange={(event) =>
            onChange({ start_date: fromDateField(event.currentTarget.value, 'start', new Date()) })
          }
        />
        <TextInput
          type="date"
          label={t('panel.to')}
          value={to}
          min={from}
          max={today}
          onChange={(event) =>
            onChange({ end_date: fromDateField(event.currentTarget.value, 'end', new Date()) })
          }
        />
      </div>
    </fieldset>
  );
}
