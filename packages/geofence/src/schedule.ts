const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Weekly hours. A span whose end is not after its start lasts until the next day. */
export interface WeeklyHours {
  /** 0 is Sunday. */
  readonly day: number;
  /** In minutes since midnight. */
  readonly from: number;
  readonly to: number;
}

/** What is added to UTC from a time on. */
export interface ZoneOffset {
  readonly from: number;
  readonly offsetMs: number;
}

/** Weekly hours, and the offsets of their time zone in order of time: the first one holds for all earlier times too. */
export interface Schedule {
  readonly hours: readonly WeeklyHours[];
  readonly zone: readonly ZoneOffset[];
}

function offsetAt({ zone }: Schedule, at: number): number {
  let offset = zone[0]?.offsetMs ?? 0;
  for (const change of zone) {
    if (change.from > at) break;
    offset = change.offsetMs;
  }
  return offset;
}

/** Local time to UTC. A time that a change of clocks skips or repeats counts by the offset after it. */
function toUtc(schedule: Schedule, local: number): number {
  const guess = local - offsetAt(schedule, local);
  return local - offsetAt(schedule, guess);
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The spans that begin within eight days before a time and eight after it, merged and in order. */
function listSpans(schedule: Schedule, at: number): Span[] {
  const midnight = Math.floor((at + offsetAt(schedule, at)) / DAY) * DAY;
  const spans: Span[] = [];
  for (let day = -8; day <= 8; day += 1) {
    const start = midnight + day * DAY;
    const weekday = new Date(start).getUTCDay();
    for (const hours of schedule.hours) {
      if (hours.day !== weekday) continue;
      const to = hours.to > hours.from ? hours.to : hours.to + DAY / MINUTE;
      spans.push({
        from: toUtc(schedule, start + hours.from * MINUTE),
        to: toUtc(schedule, start + to * MINUTE),
      });
    }
  }
  return merge(spans.filter(({ from, to }) => to > from).sort((a, b) => a.from - b.from));
}

function merge(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last !== undefined && span.from <= last.to) {
      merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    } else merged.push(span);
  }
  return merged;
}

export function isOpen(schedule: Schedule, at: number): boolean {
  return listSpans(schedule, at).some(({ from, to }) => from <= at && at < to);
}

/** The first beginning of the hours after a time; infinite if they never begin. */
export function findOpening(schedule: Schedule, after: number): number {
  return listSpans(schedule, after).find(({ from }) => from > after)?.from ?? Number.POSITIVE_INFINITY;
}

/** The end of the hours that a time lies in; infinite if they never end. */
export function findClosing(schedule: Schedule, at: number): number {
  const span = listSpans(schedule, at).find(({ from, to }) => from <= at && at < to);
  // Hours that fill the week are merged into a span that ends only where the listed days do.
  if (span === undefined || span.to >= at + 7 * DAY) return Number.POSITIVE_INFINITY;
  return span.to;
}
