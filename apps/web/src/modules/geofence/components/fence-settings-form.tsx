import { Button, NumberInput, Select, Switch } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type Feature, type FenceNow, VESSEL_NEAR_M } from '@waypost/contract';
import { useId, useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import section from '../../../ui/page/section.module.css';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { saveFence, tryFence } from '../api.ts';
import { type FenceForm, GONE_LAYER, toChange, toForm, WATCH_CHOICES } from '../fence-form.ts';
import classes from './feature-geofence.module.css';
import { FenceHoursFields } from './fence-hours-fields.tsx';
import { FenceRadarFields } from './fence-radar-fields.tsx';
import { FenceTrialResult } from './fence-trial-result.tsx';

interface FenceSettingsFormProps {
  readonly feature: Feature;
  readonly now: FenceNow;
  readonly onClose: () => void;
}

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What a geofence watches and how sure it must be, to be tried on kept positions before it is saved. */
export function FenceSettingsForm({ feature, now, onClose }: FenceSettingsFormProps) {
  const t = useTranslate();
  const title = useId();
  const { code } = feature.properties;
  const [form, setForm] = useState(() => toForm(feature, now.settings, now.usual_zone ?? ownZone()));
  const change = (part: Partial<FenceForm>) => setForm((before) => ({ ...before, ...part }));
  const fail = (what: 'failed' | 'tryFailed') => (error: unknown) =>
    showToast({ tone: 'error', title: t(`geofence.form.${what}`), message: toErrorText(t, error) });
  const save = useMutation({
    mutationFn: () => saveFence(feature, toChange(form)),
    onSuccess: () => {
      showToast({ tone: 'good', message: t('geofence.form.saved') });
      onClose();
    },
    onError: fail('failed'),
  });
  const trial = useMutation({
    mutationFn: async () => {
      const { geometry } = feature;
      if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon')
        throw new Error('The feature is no area.');
      const { watches, settings: tried } = toChange(form);
      const told = await tryFence(code, { geometry, watches: [...watches], settings: tried });
      return { told, radar: form.radar };
    },
    onError: fail('tryFailed'),
  });
  const lacksDays = form.hours?.some(({ days }) => days.length === 0) === true;
  return (
    <form
      className={classes.form}
      aria-labelledby={title}
      onSubmit={(event) => {
        event.preventDefault();
        if (!lacksDays) save.mutate();
      }}
    >
      <h3 id={title} className={section.title}>
        {t('geofence.form.title')}
      </h3>
      <Select
        size="sm"
        label={t('geofence.form.watches')}
        data={WATCH_CHOICES.map((value) => ({ value, label: t(`geofence.form.watch.${value}`) }))}
        value={form.watch}
        allowDeselect={false}
        onChange={(value) => {
          const watch = WATCH_CHOICES.find((one) => one === value);
          if (watch !== undefined) change({ watch });
        }}
      />
      {form.watch !== 'off' && (
        <>
          <FenceRadarFields
            organizationId={feature.properties.organization_id}
            form={form}
            now={now}
            onChange={change}
          />
          {form.radar === null && (
            <Switch
              size="sm"
              label={t('geofence.form.prompt')}
              checked={form.isAsking}
              onChange={(event) => change({ isAsking: event.currentTarget.checked })}
            />
          )}
          <Numbers form={form} onChange={change} />
          <FenceHoursFields form={form} onChange={change} />
        </>
      )}
      {trial.data !== undefined && form.watch !== 'off' && form.radar === trial.data.radar && (
        <FenceTrialResult trial={trial.data.told} isOfVessels={form.radar !== null} />
      )}
      <FormFooter>
        <Button variant="subtle" size="compact-md" onClick={onClose}>
          {t('geofence.form.cancel')}
        </Button>
        {form.watch !== 'off' && form.radar !== GONE_LAYER && (
          <Button
            variant="default"
            size="compact-md"
            loading={trial.isPending}
            disabled={lacksDays}
            onClick={() => trial.mutate()}
          >
            {t('geofence.form.try')}
          </Button>
        )}
        <Button type="submit" size="compact-md" loading={save.isPending} disabled={lacksDays}>
          {t('geofence.form.save')}
        </Button>
      </FormFooter>
    </form>
  );
}

interface NumbersProps {
  readonly form: FenceForm;
  readonly onChange: (part: Partial<FenceForm>) => void;
}

type NumberField = 'marginM' | 'stayS' | 'dwellMin' | 'absenceMin' | 'stillMin' | 'stillRadiusM';

function Numbers({ form, onChange }: NumbersProps) {
  const t = useTranslate();
  const toField = (name: NumberField, min: number, max: number) => ({
    size: 'sm' as const,
    min,
    max,
    value: form[name],
    onChange: (value: string | number) => onChange({ [name]: typeof value === 'number' ? value : '' }),
  });
  const never = t('geofence.form.empty');
  const monthMin = 30 * 24 * 60;
  return (
    <>
      <NumberInput
        {...toField('marginM', 0, 1000)}
        label={t('geofence.form.margin')}
        description={t('geofence.form.marginHint')}
      />
      <NumberInput
        {...toField('stayS', 0, 3600)}
        allowDecimal={false}
        label={t('geofence.form.stay')}
        description={t('geofence.form.stayHint')}
      />
      <NumberInput
        {...toField('dwellMin', 1, monthMin)}
        label={t('geofence.form.dwell')}
        description={never}
      />
      <NumberInput
        {...toField('absenceMin', 1, monthMin)}
        label={t('geofence.form.absence')}
        description={form.radar === null ? never : t('geofence.form.lostHint', { near: VESSEL_NEAR_M })}
      />
      <NumberInput
        {...toField('stillMin', 1, monthMin)}
        label={t('geofence.form.still')}
        description={never}
      />
      {form.stillMin !== '' && (
        <NumberInput {...toField('stillRadiusM', 5, 10_000)} label={t('geofence.form.radius')} />
      )}
    </>
  );
}
