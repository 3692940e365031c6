import { useQuery } from '@tanstack/react-query';
import { findVariable } from '@waypost/contract';
import { useStore } from '../../../../data/create-store.ts';
import { useLocale, useTranslate } from '../../../../i18n/i18n.ts';
import { LegendCard } from '../../legends/legend-card.tsx';
import { draftData, withDraftData } from '../../shown/draft-data.ts';
import { useSettledRange } from '../../use-layer-range.ts';
import type { LegendProps } from '../layer-kind.ts';
import { drawnVariableQuery } from './api.ts';
import { formatMeasured } from './format-measured.ts';
import { findShown, listDrawable, readChosenDay } from './shown-day.ts';
import { VariableRamp } from './variable-ramp.tsx';
import classes from './variables.module.css';

/** What the colours of a variable mean, and when what is drawn was measured; nothing while it draws nothing. */
export function VariableLegend({ layer, startsFolded }: LegendProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { data: measured } = useQuery(drawnVariableQuery(layer));
  const choices = useStore(draftData, ({ byCode }) => byCode);
  const { endDate = null } = useSettledRange();
  const variable = measured === undefined ? null : findVariable(measured.type, measured.id);
  if (measured === undefined || variable === null || listDrawable(measured).length === 0) return null;
  const shown = findShown(measured, readChosenDay(withDraftData(layer, choices)), endDate);
  return (
    <LegendCard layer={layer} startsFolded={startsFolded}>
      <VariableRamp variable={variable} />
      <p className={classes.measured}>
        {shown === null
          ? t('variables.noneYet')
          : t('variables.measuredOn', { day: formatMeasured(shown.item_datetime, locale) })}
      </p>
    </LegendCard>
  );
}
