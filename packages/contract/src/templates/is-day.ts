/** Whether a text is a day of the calendar, `2026-11-24`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  // The 31st of February would be another day.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
