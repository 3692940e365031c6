/** The day of a measurement, or one that is asked for: of UTC, as the provider counts them. */
export function formatMeasured(time: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(time));
}
