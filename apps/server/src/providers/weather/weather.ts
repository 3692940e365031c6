import type { WeatherHour } from '@waypost/contract';

/** Who knows what the weather will be. Every call may throw AppError `weather_unavailable`. */
export interface Weather {
  /**
   * The hours from the present one on, at most 18.
   * @param position `[lng, lat]`
   */
  forecast(position: readonly [number, number], now?: Date): Promise<WeatherHour[]>;
}
