import type { Selected } from '../../features/index.ts';

/** What facts are computed of. */
export interface FactRequest {
  readonly selected: Selected;
  /** The same features in as much time before; null for a range without an end. */
  readonly previous: Selected | null;
  /** In which days and hours are counted, by its IANA name. */
  readonly timeZone: string;
  /** The ends of the range, the last no later than the report: before and after them nothing is known. Null: it has none. */
  readonly from: Date | null;
  readonly until: Date | null;
}

/** The projects that a selection reads as a whole. */
export const listWhole = ({ projects }: Selected): number[] =>
  projects.filter(({ only_shared }) => !only_shared).map(({ project_id }) => project_id);
