import { Skeleton } from '@mantine/core';
import {
  type Icon,
  IconCloud,
  IconCloudBolt,
  IconCloudFog,
  IconCloudRain,
  IconCloudSnow,
  IconSun,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { WeatherHour } from '@waypost/contract';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { frontConfigQuery } from '../../../data/session/member.ts';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import section from '../../../ui/page/section.module.css';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { usePreferences } from '../../../ui/theme/preferences.ts';
import { formatHour } from '../../../ui/times/time-format.ts';
import { useWeather } from '../api.ts';
import classes from './feature-weather.module.css';
import { type Sky, toBarShare, toSky, toWarmth } from './weather.ts';

const ICONS: Readonly<Record<Sky, Icon>> = {
  clear: IconSun,
  cloudy: IconCloud,
  fog: IconCloudFog,
  rain: IconCloudRain,
  snow: IconCloudSnow,
  storm: IconCloudBolt,
};

/** The weather at a feature in the next 18 hours; absent if no weather service is configured. */
export function FeatureWeather({ code }: { readonly code: string }) {
  const t = useTranslate();
  const isShown = useQuery(frontConfigQuery).data?.showWeather === true;
  const query = useWeather(code, isShown);
  if (!isShown) return null;
  return (
    <section className={section.section} aria-labelledby="weather">
      <h2 id="weather" className={section.title}>
        {t('report.weather.title')}
      </h2>
      <AsyncView
        query={query}
        skeleton={<Skeleton height={112} />}
        toErrorText={(error) => t('report.weather.failed', { error: toErrorText(t, error) })}
        isEmpty={({ hours }) => hours.length === 0}
        empty={<p className={classes.none}>{t('report.weather.none')}</p>}
      >
        {({ hours }) => <Chart hours={hours} />}
      </AsyncView>
    </section>
  );
}

function Chart({ hours }: { readonly hours: readonly WeatherHour[] }) {
  const t = useTranslate();
  const locale = useLocale();
  const preferences = usePreferences();
  const degrees = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const temperatures = hours.map(({ temperature_c }) => temperature_c);
  return (
    <ol className={classes.chart}>
      {hours.map(({ at, temperature_c, weather_code }) => {
        const sky = toSky(weather_code);
        const Glyph = ICONS[sky];
        const temperature = `${degrees.format(temperature_c)}°`;
        const time = formatHour(new Date(at), preferences);
        return (
          <li
            key={at}
            className={classes.hour}
            title={`${time}: ${temperature}, ${t(`report.weather.skies.${sky}`)}`}
          >
            <span className={classes.temperature}>{temperature}</span>
            <span className={classes.track} aria-hidden>
              <span
                className={classes.bar}
                data-warmth={toWarmth(temperature_c)}
                style={{ height: `${toBarShare(temperature_c, temperatures) * 100}%` }}
              />
            </span>
            <Glyph size={16} stroke={1.5} role="img" aria-label={t(`report.weather.skies.${sky}`)} />
            <time className={classes.time} dateTime={at}>
              {time}
            </time>
          </li>
        );
      })}
    </ol>
  );
}
