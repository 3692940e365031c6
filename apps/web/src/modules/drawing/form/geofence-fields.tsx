import { Select, Switch } from '@mantine/core';
import { useTranslate } from '../../../i18n/i18n.ts';
import { type FormValues, GEOFENCE_CHOICES } from './form-values.ts';

interface GeofenceFieldsProps {
  readonly values: Pick<FormValues, 'geofence' | 'geofencePrompt'>;
  readonly onChange: (change: Partial<FormValues>) => void;
}

/** Whether an area reports crossings of its outline, and in which direction. */
export function GeofenceFields({ values, onChange }: GeofenceFieldsProps) {
  const t = useTranslate();
  return (
    <>
      <Select
        size="sm"
        label={t('drawing.geofence')}
        description={t('drawing.geofenceHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={GEOFENCE_CHOICES.map((value) => ({ value, label: t(`drawing.geofences.${value}`) }))}
        value={values.geofence}
        allowDeselect={false}
        onChange={(value) => {
          const geofence = GEOFENCE_CHOICES.find((one) => one === value);
          if (geofence !== undefined) onChange({ geofence });
        }}
      />
      {values.geofence !== 'off' && (
        <Switch
          size="sm"
          label={t('drawing.geofencePrompt')}
          description={t('drawing.geofencePromptHint')}
          checked={values.geofencePrompt}
          onChange={(event) => onChange({ geofencePrompt: event.currentTarget.checked })}
        />
      )}
    </>
  );
}
