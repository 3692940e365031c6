import { NumberInput, Select } from '@mantine/core';
import type { FenceNow } from '@waypost/contract';
import { useTranslate } from '../../../i18n/i18n.ts';
import { useRadarLayers } from '../api.ts';
import { type FenceForm, GONE_LAYER } from '../fence-form.ts';

const PEOPLE = 'people';

interface FenceRadarFieldsProps {
  readonly organizationId: number;
  readonly form: FenceForm;
  /** As it is saved. */
  readonly now: FenceNow;
  readonly onChange: (part: Partial<FenceForm>) => void;
}

/** Whom a geofence watches: members and devices, or the vessels of a radar layer. */
export function FenceRadarFields({ organizationId, form, now, onChange }: FenceRadarFieldsProps) {
  const t = useTranslate();
  const layers = useRadarLayers(organizationId);
  const { radar, minLengthM } = form;
  const known = layers.map(({ code, properties }) => ({
    value: code,
    label: t('geofence.form.vesselsOf', { name: properties.name }),
  }));
  const isUnknown = radar !== null && radar !== GONE_LAYER && !known.some(({ value }) => value === radar);
  const gone = radar === GONE_LAYER ? [{ value: GONE_LAYER, label: t('geofence.form.vesselsGone') }] : [];
  const unknown = isUnknown ? [{ value: radar, label: t('geofence.form.vesselsUnknown') }] : [];
  // Of a layer that was chosen just now it is not known before it is saved.
  const hasNoLengths =
    radar !== null && radar === now.settings.radar?.layer && now.radar?.tells_length === false;
  if (known.length === 0 && radar === null) return null;
  return (
    <>
      <Select
        size="sm"
        label={t('geofence.form.whom')}
        data={[{ value: PEOPLE, label: t('geofence.form.people') }, ...known, ...gone, ...unknown]}
        value={radar ?? PEOPLE}
        allowDeselect={false}
        onChange={(value) => onChange({ radar: value === PEOPLE ? null : value })}
      />
      {radar !== null && (
        <NumberInput
          size="sm"
          min={1}
          max={500}
          label={t('geofence.form.minLength')}
          description={t('geofence.form.minLengthHint')}
          error={hasNoLengths && minLengthM !== '' ? t('geofence.form.noLengths') : undefined}
          value={minLengthM}
          onChange={(value) => onChange({ minLengthM: typeof value === 'number' ? value : '' })}
        />
      )}
    </>
  );
}
