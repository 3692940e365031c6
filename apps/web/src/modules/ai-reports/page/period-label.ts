const FORMATS: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  day: { month: 'short', day: 'numeric' },
  week: { month: 'short', day: 'numeric' },
  month: { month: 'short', year: '2-digit' },
  year: { year: 'numeric' },
};

/** The day that a period begins with, its month or its year. @param tz the time zone of its report; null: that of the browser. */
export function toPeriodLabel(at: Date, unit: string, locale: string, tz: string | null): string {
  const options = { ...FORMATS[unit], ...(tz !== null && { timeZone: tz }) };
  return new Intl.DateTimeFormat(locale, options).format(at);
}
