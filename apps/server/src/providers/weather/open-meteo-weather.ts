import { WEATHER_HOURS, type WeatherHour } from '@waypost/contract';
import { z } from 'zod';
import { fetchJson } from '../../platform/http/fetch-json.ts';
import { ProviderDownError } from '../../platform/provider-down-error.ts';
import { createRecentCache } from '../../platform/recent-cache.ts';
import type { Weather } from './weather.ts';

const HOUR_MS = 3_600_000;
const KEEP_MS = 10 * 60_000;
const PLACES_KEPT = 500;
/** After this many consecutive failures, no requests are made for this long. */
const FAULTS_TO_PAUSE = 4;
const PAUSE_MS = 30_000;

/** An hour at the end of the forecast may be missing: it is null then. */
const answer = z.object({
  hourly: z.object({
    time: z.array(z.number().int()).max(400),
    temperature_2m: z.array(z.number().min(-120).max(80).nullable()),
    weather_code: z.array(z.number().int().min(0).max(99).nullable()),
  }),
});

function toHours({ hourly }: z.output<typeof answer>): WeatherHour[] {
  return hourly.time.flatMap((seconds, index) => {
    const temperature_c = hourly.temperature_2m[index];
    const weather_code = hourly.weather_code[index];
    if (temperature_c == null || weather_code == null) return [];
    return [{ at: new Date(seconds * 1_000).toISOString(), temperature_c, weather_code }];
  });
}

/**
 * The forecast of a service with Open-Meteo's API (https://open-meteo.com/en/docs).
 * @param url base URL, without `/v1/forecast`.
 */
export function createOpenMeteoWeather({ url, timeoutMs }: { url: string; timeoutMs?: number }): Weather {
  const kept = createRecentCache<WeatherHour[]>(PLACES_KEPT, KEEP_MS);
  let faults = 0;
  let pausedUntil = 0;
  const ask = async (lng: number, lat: number): Promise<WeatherHour[]> => {
    if (pausedUntil > Date.now()) throw new ProviderDownError('weather', 'weather_unavailable');
    const query = new URLSearchParams({
      latitude: String(lat),
      longitude: String(lng),
      hourly: 'temperature_2m,weather_code',
      forecast_days: '2',
      timeformat: 'unixtime',
      timezone: 'GMT',
    });
    try {
      const { isOk, status, body } = await fetchJson(`${url.replace(/\/+$/, '')}/v1/forecast?${query}`, {
        ...(timeoutMs === undefined ? {} : { timeoutMs }),
      });
      if (!isOk) throw new Error(`The weather service answered ${status}.`);
      const hours = toHours(answer.parse(body));
      faults = 0;
      return hours;
    } catch (cause) {
      faults += 1;
      if (faults >= FAULTS_TO_PAUSE) pausedUntil = Date.now() + PAUSE_MS;
      throw new ProviderDownError('weather', 'weather_unavailable', cause);
    }
  };
  return {
    async forecast([lng, lat], now = new Date()) {
      // A kilometre is precise enough for weather, and exact positions are not sent to a third party.
      const [x, y] = [Number(lng.toFixed(2)), Number(lat.toFixed(2))];
      const hours = await kept.get(`${x} ${y}`, () => ask(x, y));
      const from = now.getTime() - HOUR_MS;
      return hours.filter(({ at }) => Date.parse(at) > from).slice(0, WEATHER_HOURS);
    },
  };
}
