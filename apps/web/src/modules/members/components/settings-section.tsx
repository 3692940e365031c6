import { Button, SegmentedControl, Select } from '@mantine/core';
import { useMemo } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { changeSettings } from '../../../data/session/member-settings.ts';
import { type Translate, useTranslate } from '../../../i18n/i18n.ts';
import { mapWhereabouts } from '../../../map/session/map-session.ts';
import {
  type Language,
  type Preferences,
  type Theme,
  type TimeFormat,
  type Units,
  usePreferences,
} from '../../../ui/theme/preferences.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import classes from './profile-page.module.css';

const UNITS = ['metric', 'imperial', 'nautical'] as const;

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly data: { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, data, onChange }: ChoiceProps) {
  return (
    <div>
      <div className={classes.label}>{label}</div>
      <SegmentedControl fullWidth aria-label={label} data={data} value={value} onChange={onChange} />
    </div>
  );
}

/** Changes settings; they apply here even if the server refuses. */
function useChange(t: Translate): (change: Partial<Preferences>) => void {
  return (change) => {
    changeSettings(change).catch((error: unknown) => {
      showToast({ tone: 'error', title: t('members.settingsFailed'), message: toErrorText(t, error) });
    });
  };
}

/** Theme, language and time settings, wherever the member signs in. */
export function SettingsSection() {
  const t = useTranslate();
  const { language, timeFormat, theme, units } = usePreferences();
  const change = useChange(t);
  return (
    <section aria-labelledby="appearance" className={classes.form}>
      <div>
        <h2 id="appearance" className={classes.heading}>
          {t('account.appearance')}
        </h2>
        <p className={classes.hint}>{t('account.appearanceHint')}</p>
      </div>
      <Choice
        label={t('account.language')}
        value={language}
        data={[
          { value: 'en', label: t('preferences.english') },
          { value: 'es', label: t('preferences.spanish') },
        ]}
        onChange={(value) => change({ language: value as Language })}
      />
      <TimeZone onChange={(tz) => change({ tz })} />
      <Choice
        label={t('account.timeFormat')}
        value={timeFormat}
        data={[
          { value: '24', label: t('account.hours24') },
          { value: '12', label: t('account.hours12') },
        ]}
        onChange={(value) => change({ timeFormat: value as TimeFormat })}
      />
      <Choice
        label={t('account.units')}
        value={units}
        data={UNITS.map((value) => ({ value, label: t(`account.unitsOf.${value}`) }))}
        onChange={(value) => change({ units: value as Units })}
      />
      <Choice
        label={t('account.theme')}
        value={theme}
        data={[
          { value: 'light', label: t('shell.themeLight') },
          { value: 'dark', label: t('shell.themeDark') },
          { value: 'auto', label: t('shell.themeAuto') },
        ]}
        onChange={(value) => change({ theme: value as Theme })}
      />
      <MapStart onChange={(location) => change({ location })} />
    </section>
  );
}

function TimeZone({ onChange }: { onChange: (tz: string | null) => void }) {
  const t = useTranslate();
  const { tz } = usePreferences();
  const zones = useMemo(() => Intl.supportedValuesOf('timeZone'), []);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <Select
      label={t('account.timeZone')}
      searchable
      clearable={tz !== null}
      clearButtonProps={{ 'aria-label': t('account.timeZoneClear') }}
      placeholder={t('account.timeZoneOfBrowser', { zone: timeZone })}
      nothingFoundMessage={t('account.timeZoneUnknown')}
      // Includes a zone that only the server knows.
      data={tz === null || zones.includes(tz) ? zones : [tz, ...zones]}
      value={tz}
      onChange={onChange}
      limit={60}
    />
  );
}

/** The initial view of the map on a new device. */
function MapStart({ onChange }: { onChange: (location: Preferences['location']) => void }) {
  const t = useTranslate();
  const { location } = usePreferences();
  const keep = () => {
    const center = mapWhereabouts.get().view?.center;
    if (center === undefined) return;
    const [lng, lat] = center;
    onChange({ lat: Number(lat.toFixed(5)), lng: Number(lng.toFixed(5)) });
    showToast({ tone: 'good', message: t('common.saved') });
  };
  return (
    <div>
      <div className={classes.label}>{t('account.mapStart')}</div>
      <p className={classes.hint}>
        {location === null ? t('account.mapStartNone') : `${location.lat}, ${location.lng}`}
      </p>
      <div className={classes.verify}>
        <Button variant="default" size="xs" onClick={keep}>
          {t('account.mapStartHere')}
        </Button>
        {location !== null && (
          <Button variant="subtle" size="xs" onClick={() => onChange(null)}>
            {t('account.mapStartForget')}
          </Button>
        )}
      </div>
    </div>
  );
}
