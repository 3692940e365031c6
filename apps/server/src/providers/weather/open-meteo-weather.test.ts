import { startWeatherSandbox, type WeatherSandbox } from '@waypost/sandbox';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createOpenMeteoWeather } from './open-meteo-weather.ts';

let sandbox: WeatherSandbox;
beforeAll(async () => {
  sandbox = await startWeatherSandbox();
});
afterEach(() => sandbox.setFault('none'));
afterAll(() => sandbox.close());

const make = (timeoutMs?: number) =>
  createOpenMeteoWeather({ url: `${sandbox.url}/`, ...(timeoutMs === undefined ? {} : { timeoutMs }) });
const fault = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: { code?: string }) => error.code,
  );
const HOUR_MS = 3_600_000;

test('returns the current hour and the seventeen after it', async () => {
  const now = new Date();
  now.setUTCHours(23, 40);
  const hours = await make().forecast([-110.31, 24.14], now);
  expect(hours).toHaveLength(18);
  const begin = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  expect(hours.map(({ at }) => Date.parse(at))).toEqual(hours.map((_, index) => begin + index * HOUR_MS));
});

test('sends one request per place, with a rounded position', async () => {
  const weather = make();
  const before = sandbox.calls.length;
  await Promise.all([weather.forecast([-110.312_345, 24.141_234]), weather.forecast([-110.311, 24.139])]);
  await weather.forecast([-110.309, 24.142]);
  const asked = sandbox.calls.slice(before);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('latitude=24.14&longitude=-110.31&hourly=temperature_2m%2Cweather_code');
  expect(asked[0]).toContain('forecast_days=2');
});

test.each(['error', 'garbage', 'flood', 'redirect'] as const)('reports %s', async (name) => {
  sandbox.setFault(name);
  expect(await fault(make().forecast([1, 2]))).toBe('weather_unavailable');
});

test('times out when the service hangs, and pauses when it keeps failing', async () => {
  sandbox.setFault('hang');
  const weather = make(200);
  const limits = vi.spyOn(AbortSignal, 'timeout');
  for (let round = 0; round < 4; round += 1) {
    expect(await fault(weather.forecast([round, 0]))).toBe('weather_unavailable');
  }
  expect(new Set(limits.mock.calls.flat())).toEqual(new Set([200]));
  limits.mockRestore();
  sandbox.setFault('none');
  const before = sandbox.calls.length;
  expect(await fault(weather.forecast([9, 9]))).toBe('weather_unavailable');
  expect(sandbox.calls.length).toBe(before);
});
