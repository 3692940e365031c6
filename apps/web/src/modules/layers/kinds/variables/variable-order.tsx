import { Button, Select, TextInput } from '@mantine/core';
import {
  VARIABLE_DAYS,
  VARIABLE_GROUPS,
  VARIABLES,
  type Variable,
  type VariableGroup,
} from '@waypost/contract';
import { areaOf } from '@waypost/geo';
import { useRef, useState } from 'react';
import { useLocale, useTranslate } from '../../../../i18n/i18n.ts';
import { toNumberText } from '../../../../i18n/to-number-text.ts';
import type { LayerMakerProps } from '../layer-kind.ts';
import { formatMeasured } from './format-measured.ts';
import { findDayFaults, toDraft, toVariableData } from './variable-draft.ts';
import classes from './variables.module.css';

const M2_PER_KM2 = 1_000_000;

/** The form of a planetary variable: what is measured, and of which days. */
export function VariableOrder({ area, isBusy, onMake }: LayerMakerProps) {
  const t = useTranslate();
  const locale = useLocale();
  const from = useRef<HTMLInputElement>(null);
  const to = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(() => toDraft(VARIABLE_GROUPS[0], VARIABLES[0]));
  const [isTried, setIsTried] = useState(false);
  const faults = findDayFaults(draft);
  const { first, last } = VARIABLE_DAYS[draft.group];
  const range = t('variables.available', {
    first: formatMeasured(first, locale),
    last: formatMeasured(last, locale),
  });
  const order = () => {
    setIsTried(true);
    if (faults.from !== null) from.current?.focus();
    else if (faults.to !== null) to.current?.focus();
    else if (area !== null) onMake({ aoi: area, data: toVariableData(draft) });
  };
  return (
    <div className={classes.order}>
      <Select
        label={t('variables.group')}
        data={VARIABLE_GROUPS.map((group) => ({ value: group, label: t(`variables.groups.${group}`) }))}
        value={draft.group}
        allowDeselect={false}
        // The days of another group are others.
        onChange={(group) => setDraft(toDraft((group ?? draft.group) as VariableGroup, draft.variable))}
      />
      <Select
        label={t('variables.variable')}
        data={VARIABLES.map((variable) => ({ value: variable, label: t(`variables.names.${variable}`) }))}
        value={draft.variable}
        allowDeselect={false}
        onChange={(variable) => setDraft({ ...draft, variable: (variable ?? draft.variable) as Variable })}
      />
      <div className={classes.pair}>
        <TextInput
          ref={from}
          type="date"
          label={t('variables.startDate')}
          min={first}
          max={last}
          value={draft.from}
          error={faults.from && t(`variables.${faults.from}`)}
          onChange={(event) => setDraft({ ...draft, from: event.currentTarget.value })}
        />
        <TextInput
          ref={to}
          type="date"
          label={t('variables.endDate')}
          min={first}
          max={last}
          value={draft.to}
          error={faults.to && t(`variables.${faults.to}`)}
          onChange={(event) => setDraft({ ...draft, to: event.currentTarget.value })}
        />
      </div>
      <p className={classes.hint}>{range}</p>
      {area !== null && (
        <p className={classes.size}>
          <span>{t('variables.size')}</span>
          <strong>{toNumberText(areaOf(area) / M2_PER_KM2, locale, { maximumFractionDigits: 1 })} km²</strong>
        </p>
      )}
      {isTried && area === null && (
        <p className={classes.needed} role="alert">
          {t('variables.selectArea')}
        </p>
      )}
      <Button loading={isBusy} onClick={order}>
        {t('variables.order')}
      </Button>
    </div>
  );
}
