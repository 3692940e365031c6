import type { ServerResponse } from 'node:http';
import { type FaultyServer, startFaultyServer } from './faulty-server.ts';

/**
 * A weather service whose days are all alike, with the part of Open-Meteo’s API that Waypost uses; its address is for
 * `WEATHER_URL`.
 */
export interface WeatherSandbox extends FaultyServer {
  /** Requested paths, oldest first. */
  readonly calls: readonly string[];
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Clear, cloudy, fog, drizzle, rain, snow, showers, thunderstorm, in turn. */
const CODES = [0, 1, 2, 3, 45, 51, 61, 71, 80, 95];

/** Warm at noon and at the equator, below zero towards the poles. */
function forecast(latitude: number, longitude: number, days: number, now: Date) {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const hours = Array.from({ length: days * 24 }, (_, index) => midnight + index * HOUR_MS);
  const solarHour = (time: number) => (time / HOUR_MS + longitude / 15) % 24;
  const temperature = (time: number) =>
    32 - Math.abs(latitude) * 0.55 + 6 * Math.cos(((solarHour(time) - 14) / 24) * 2 * Math.PI);
  return {
    latitude,
    longitude,
    utc_offset_seconds: 0,
    timezone: 'GMT',
    hourly_units: { time: 'unixtime', temperature_2m: '°C', weather_code: 'wmo code' },
    hourly: {
      time: hours.map((time) => time / 1_000),
      temperature_2m: hours.map((time) => Math.round(temperature(time) * 10) / 10),
      weather_code: hours.map((time) => CODES[Math.floor(time / HOUR_MS / 3) % CODES.length]),
    },
  };
}

function answer(response: ServerResponse, { pathname, searchParams: query }: URL): void {
  const [latitude, longitude] = [Number(query.get('latitude')), Number(query.get('longitude'))];
  const isFine =
    pathname === '/v1/forecast' &&
    query.has('latitude') &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 360;
  const body = isFine
    ? forecast(latitude, longitude, Number(query.get('forecast_days') ?? 7), new Date())
    : { error: true, reason: 'Latitude must be in range of -90 to 90°.' };
  response.writeHead(isFine ? 200 : 400, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Starts it on the loopback address. `port` 0 (the default) requests a free one. */
export async function startWeatherSandbox({
  port = 0,
}: {
  readonly port?: number;
} = {}): Promise<WeatherSandbox> {
  const calls: string[] = [];
  const server = await startFaultyServer(port, {
    hear: (_request, url) => calls.push(url.pathname + url.search),
    answer,
    garbage: '{"hourly":{"time":["soon"]}}',
  });
  return { ...server, calls };
}
