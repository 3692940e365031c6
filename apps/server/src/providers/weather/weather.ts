import type { WeatherHour } from '@waypost/contract';

/** A weather forecast. Every call may throw AppError `weather_unavailable`. */
export interface Weather {
  /**
   * The hours from the current one on, at most 18.
   * @param position `[lng, lat]`
   */
  forecast(position: readonly [number, number], now?: Date): Promise<WeatherHour[]>;
}
