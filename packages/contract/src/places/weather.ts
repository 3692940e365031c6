import { z } from 'zod';
import { timestamp } from '../common.ts';
import { endpoint } from '../endpoint.ts';

/** Hours of the forecast, including the current one. */
export const WEATHER_HOURS = 18;

/** One hour of a forecast. */
export const weatherHour = z.object({
  /** When the hour begins. */
  at: timestamp,
  temperature_c: z.number(),
  /** The weather code of WMO table 4677, from 0 for a clear sky to 99 for hail. */
  weather_code: z.number().int().min(0).max(99),
});
export type WeatherHour = z.infer<typeof weatherHour>;

export const weatherEndpoints = {
  getWeather: endpoint({
    method: 'GET',
    path: '/geo/feature/{code}/weather',
    summary: 'The weather at a feature in the next 18 hours',
    params: z.object({ code: z.string().min(1).max(64) }),
    response: z.object({ hours: z.array(weatherHour).max(WEATHER_HOURS) }),
    errors: ['feature_not_found', 'weather_unavailable'],
    access: { kind: 'feature', needs: 'feature:read', code: 'params.code' },
    ratePerMinute: 120,
  }),
};
