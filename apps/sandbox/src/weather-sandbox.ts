import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export type WeatherFault = 'none' | 'error' | 'hang' | 'garbage' | 'flood' | 'redirect';

/** A weather service whose days are all alike: it speaks the part of Open-Meteo's API that Waypost uses. */
export interface WeatherSandbox {
  /** For `WEATHER_URL`. */
  readonly url: string;
  /** Paths that were asked, the oldest first. */
  readonly calls: readonly string[];
  setFault(fault: WeatherFault): void;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** What a flood sends: more than anybody should take. */
const FLOOD_CHUNKS = Array(40).fill('x'.repeat(1024 * 1024));
/** Clear, cloudy, fog, drizzle, rain, snow, showers, a storm: one after the other. */
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

async function misbehave(fault: WeatherFault, response: ServerResponse): Promise<void> {
  if (fault === 'error') response.writeHead(500).end('Internal Server Error');
  if (fault === 'garbage')
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"hourly":{"time":["soon"]}}');
  if (fault === 'redirect') response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
  if (fault === 'flood') {
    response.writeHead(200, { 'content-type': 'application/json' });
    // Whoever has had enough hangs up, which is the point.
    await pipeline(Readable.from(FLOOD_CHUNKS), response).catch(() => {});
  }
}

/** Starts it on this machine alone. `port` 0 (when left out) asks the system for a free one. */
export async function startWeatherSandbox(options: { readonly port?: number } = {}): Promise<WeatherSandbox> {
  let fault: WeatherFault = 'none';
  const calls: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${HOST}`);
    calls.push(url.pathname + url.search);
    if (fault === 'none') answer(response, url);
    else void misbehave(fault, response);
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, HOST, resolve));
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    calls,
    setFault: (next) => {
      fault = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
