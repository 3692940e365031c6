import { Button, Checkbox, Select, Switch, TextInput } from '@mantine/core';
import { useTranslate } from '../../../i18n/i18n.ts';
import { usePreferences } from '../../../ui/theme/preferences.ts';
import type { FenceForm, HoursRow } from '../fence-form.ts';
import classes from './feature-geofence.module.css';

/** Monday first. */
const DAYS = [1, 2, 3, 4, 5, 6, 0] as const;
const WORKING_HOURS: HoursRow = { days: [1, 2, 3, 4, 5], from: '08:00', to: '18:00' };

interface FenceHoursFieldsProps {
  readonly form: FenceForm;
  readonly onChange: (part: Partial<FenceForm>) => void;
}

/** The hours at which a geofence watches. */
export function FenceHoursFields({ form, onChange }: FenceHoursFieldsProps) {
  const t = useTranslate();
  const rows = form.hours ?? [];
  const put = (index: number, row: HoursRow | null) =>
    onChange({ hours: rows.flatMap((one, n) => (n === index ? (row ?? []) : one)) });
  return (
    <>
      <Switch
        size="sm"
        label={t('geofence.form.hours')}
        checked={form.hours !== null}
        onChange={(event) => onChange({ hours: event.currentTarget.checked ? [WORKING_HOURS] : null })}
      />
      {rows.map((row, index) => (
        <Hours
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and keep their order
          key={index}
          row={row}
          onChange={(changed) => put(index, changed)}
          canRemove={rows.length > 1}
        />
      ))}
      {form.hours !== null && (
        <>
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => onChange({ hours: [...rows, WORKING_HOURS] })}
          >
            {t('geofence.form.addHours')}
          </Button>
          <Select
            size="sm"
            searchable
            allowDeselect={false}
            label={t('geofence.form.zone')}
            data={[...new Set([form.timeZone, 'UTC', ...Intl.supportedValuesOf('timeZone')])]}
            value={form.timeZone}
            limit={50}
            onChange={(timeZone) => timeZone !== null && onChange({ timeZone })}
          />
        </>
      )}
    </>
  );
}

interface HoursProps {
  readonly row: HoursRow;
  readonly canRemove: boolean;
  readonly onChange: (row: HoursRow | null) => void;
}

function Hours({ row, canRemove, onChange }: HoursProps) {
  const t = useTranslate();
  const { language } = usePreferences();
  // The 4th of January 1970 was a Sunday.
  const nameOf = (day: number) =>
    new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(
      new Date(Date.UTC(1970, 0, 4 + day)),
    );
  return (
    <div className={classes.hours}>
      <Checkbox.Group
        size="sm"
        label={t('geofence.form.days')}
        value={row.days.map(String)}
        error={row.days.length === 0 ? t('geofence.form.noDays') : null}
        onChange={(days) => onChange({ ...row, days: days.map(Number) })}
      >
        <div className={classes.days}>
          {DAYS.map((day) => (
            <Checkbox key={day} size="sm" value={String(day)} label={nameOf(day)} />
          ))}
        </div>
      </Checkbox.Group>
      <div className={classes.pair}>
        <TextInput
          size="sm"
          type="time"
          required
          label={t('geofence.form.from')}
          value={row.from}
          onChange={(event) => onChange({ ...row, from: event.currentTarget.value })}
        />
        <TextInput
          size="sm"
          type="time"
          required
          label={t('geofence.form.to')}
          value={row.to}
          onChange={(event) => onChange({ ...row, to: event.currentTarget.value })}
        />
      </div>
      {canRemove && (
        <Button variant="default" size="compact-sm" onClick={() => onChange(null)}>
          {t('geofence.form.removeHours')}
        </Button>
      )}
    </div>
  );
}
