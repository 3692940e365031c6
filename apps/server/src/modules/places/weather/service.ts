import type { WeatherHour } from '@waypost/contract';
import type { FeatureGrant } from '../../../access/grant.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Database } from '../../../platform/db/database.ts';
import { NotSetUpError } from '../../../platform/not-set-up-error.ts';
import type { Weather } from '../../../providers/weather/weather.ts';
import { findCenter } from '../store.ts';

export interface WeatherService {
  /** @throws AppError `weather_unavailable`, also when no service is configured. */
  forecast(grant: FeatureGrant<'feature:read'>): Promise<WeatherHour[]>;
}

/** The weather at the centroid of a feature. */
export function createWeatherService(database: Database, weather: Weather | null): WeatherService {
  return {
    async forecast({ code }) {
      if (weather === null) throw new NotSetUpError('weather_unavailable');
      const center = await findCenter(database.read, code);
      if (center === null) throw new AppError('feature_not_found');
      return weather.forecast(center);
    },
  };
}
