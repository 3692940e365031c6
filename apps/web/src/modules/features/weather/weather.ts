/** The kinds of sky with an icon. */
export type Sky = 'clear' | 'cloudy' | 'fog' | 'rain' | 'snow' | 'storm';

/** The sky of a WMO code (table 4677), as used in forecasts. */
export function toSky(code: number): Sky {
  if (code >= 95) return 'storm';
  if ((code >= 71 && code <= 77) || code === 85 || code === 86) return 'snow';
  if (code >= 51) return 'rain';
  if (code === 45 || code === 48) return 'fog';
  return code <= 1 ? 'clear' : 'cloudy';
}

export type Warmth = 'hot' | 'warm' | 'mild' | 'cool' | 'frost';

/** The colour class of a temperature: above 30, 20, 10 and 0 °C, and below. */
export function toWarmth(celsius: number): Warmth {
  if (celsius > 30) return 'hot';
  if (celsius > 20) return 'warm';
  if (celsius > 10) return 'mild';
  return celsius > 0 ? 'cool' : 'frost';
}

const LOWEST_SHARE = 0.15;

/** The height of a temperature's bar relative to the others, up to 1. */
export function toBarShare(celsius: number, all: readonly number[]): number {
  const [low, high] = [Math.min(...all), Math.max(...all)];
  if (high === low) return 0.5;
  return LOWEST_SHARE + ((celsius - low) / (high - low)) * (1 - LOWEST_SHARE);
}
