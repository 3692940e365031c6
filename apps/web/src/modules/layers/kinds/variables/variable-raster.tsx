import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ImageryVariable, Layer, Variable } from '@waypost/contract';
import { useStore } from '../../../../data/create-store.ts';
import { useLocale, useTranslate } from '../../../../i18n/i18n.ts';
import { draftData, setDraftData, withDraftData } from '../../shown/draft-data.ts';
import { useLayerRange } from '../../use-layer-range.ts';
import { formatMeasured } from './format-measured.ts';
import { findShown, listDrawable, readChosenDay, toDayName } from './shown-day.ts';
import { VariableRamp } from './variable-ramp.tsx';
import classes from './variables.module.css';

interface VariableRasterProps {
  readonly layer: Layer;
  readonly variable: Variable;
  /** With one raster at least. */
  readonly measured: ImageryVariable;
}

/** What the map shows of a variable: when it was measured, which can be stepped through, and what its colours mean. */
export function VariableRaster({ layer, variable, measured }: VariableRasterProps) {
  const t = useTranslate();
  const locale = useLocale();
  const choices = useStore(draftData, ({ byCode }) => byCode);
  const { endDate = null } = useLayerRange();
  const chosen = readChosenDay(withDraftData(layer, choices));
  const shown = findShown(measured, chosen, endDate);
  const all = listDrawable(measured);
  const index = shown === null ? -1 : all.indexOf(shown);
  const choose = (to: number) => {
    const next = all[to];
    if (next !== undefined) setDraftData(layer.code, { day: toDayName(next) });
  };
  return (
    <section className={classes.raster} aria-label={t('variables.onMap')}>
      <div className={classes.step}>
        <ActionIcon
          variant="subtle"
          size={32}
          aria-label={t('variables.earlier')}
          disabled={index === 0 || all.length === 0}
          onClick={() => choose(index < 0 ? 0 : index - 1)}
        >
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <strong role="status">
          {shown === null ? t('variables.noneYet') : formatMeasured(shown.item_datetime, locale)}
        </strong>
        <ActionIcon
          variant="subtle"
          size={32}
          aria-label={t('variables.later')}
          disabled={index === all.length - 1}
          onClick={() => choose(index + 1)}
        >
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
      </div>
      {chosen !== null && (
        <button type="button" className={classes.follow} onClick={() => setDraftData(layer.code, null)}>
          {t('variables.follow')}
        </button>
      )}
      <VariableRamp variable={variable} />
    </section>
  );
}
