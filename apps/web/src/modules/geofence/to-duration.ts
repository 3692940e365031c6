/** A length of time in the largest unit that it fills, for a text of `geofence.units`. */
export function toDuration(ms: number): {
  readonly unit: 'ms' | 's' | 'min' | 'h' | 'd';
  readonly count: number;
} {
  const seconds = Math.round(Math.abs(ms) / 1000);
  if (seconds === 0) return { unit: 'ms', count: 0 };
  if (seconds < 90) return { unit: 's', count: seconds };
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return { unit: 'min', count: minutes };
  const hours = Math.round(minutes / 60);
  return hours < 36 ? { unit: 'h', count: hours } : { unit: 'd', count: Math.round(hours / 24) };
}
