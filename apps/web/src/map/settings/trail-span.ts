import { createStore } from '../../data/create-store.ts';

/** How far back trails are shown. */
export const TRAIL_SPANS = ['day', 'week', 'month', 'year'] as const;
export type TrailSpan = (typeof TRAIL_SPANS)[number];

/** The same in hours. */
export const TRAIL_HOURS: Readonly<Record<TrailSpan, number>> = {
  day: 24,
  week: 7 * 24,
  month: 30 * 24,
  year: 365 * 24,
};

const STORAGE_KEY = 'waypost.map.trails';

const readChosen = (): TrailSpan => {
  const stored = typeof localStorage === 'undefined' ? null : localStorage.getItem(STORAGE_KEY);
  return TRAIL_SPANS.find((span) => span === stored) ?? 'day';
};

export interface TrailChoice {
  /** The last choice, stored in this browser. */
  readonly chosen: TrailSpan;
  /** What the open project keeps; 0: it keeps no trails, or none is open. */
  readonly keptHours: number;
}

export const trailChoice = createStore<TrailChoice>({ chosen: readChosen(), keptHours: 0 });

export function chooseTrailSpan(chosen: TrailSpan): void {
  trailChoice.set({ chosen });
  localStorage.setItem(STORAGE_KEY, chosen);
}

/** Notes for how long the open project keeps trails. */
export function setKeptHours(keptHours: number): void {
  if (trailChoice.get().keptHours !== keptHours) trailChoice.set({ keptHours });
}

/** What can be chosen: no more than is kept. */
export const listTrailSpans = ({ keptHours }: Pick<TrailChoice, 'keptHours'>): TrailSpan[] =>
  TRAIL_SPANS.filter((span) => TRAIL_HOURS[span] <= keptHours);

/** What is shown: the choice, or as much of it as is kept. */
export const toShownSpan = ({ chosen, keptHours }: TrailChoice): TrailSpan =>
  listTrailSpans({ keptHours: Math.min(keptHours, TRAIL_HOURS[chosen]) }).at(-1) ?? 'day';
