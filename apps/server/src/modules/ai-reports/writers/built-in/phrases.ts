import type { GeometryType, ReportSection } from '@waypost/contract';

/** A value that is already written, such as “1,204” or “3 May 2026”. */
type Written = string;
/** A name, and how often it occurs. */
export interface Share {
  readonly name: string;
  readonly count: Written;
  readonly percent: Written;
}

/** The sentences of the built-in writer in one language. */
export interface Phrases {
  readonly titles: Readonly<Record<ReportSection['kind'], string>>;
  readonly geometries: Readonly<Record<GeometryType, string>>;
  /** Of a field with yes or no. */
  readonly yes: string;
  readonly no: string;
  total(count: Written, isOne: boolean, layer: string): string;
  range(from: Written, until: Written): string;
  previous(count: Written, isMore: boolean | null): string;
  photographs(count: Written, percent: Written): string;
  unpictured(count: Written, isOne: boolean, percent: Written): string;
  mostPictured(name: string, photographs: Written): string;
  noted(count: Written, isOne: boolean, percent: Written, notes: Written): string;
  mostNotes(name: string, notes: Written): string;
  templates(shares: readonly Share[]): string;
  geometryTypes(shares: readonly Share[]): string;
  projects(shares: readonly Share[]): string;
  members(shares: readonly Share[]): string;
  /** How many a template or an author had in the time before. */
  namedBefore(name: string, before: Written, count: Written, isMore: boolean | null): string;
  busiestDay(day: Written, count: Written): string;
  busiestHour(hours: Written, count: Written): string;
  gap(duration: Written, from: Written, until: Written): string;
  cell(place: Written, count: Written, percent: Written): string;
  areas(sum: Written, count: Written): string;
  largest(name: string, area: Written): string;
  lengths(sum: Written, count: Written): string;
  longest(name: string, length: Written): string;
  numbers(
    field: string,
    count: Written,
    least: Written,
    greatest: Written,
    mean: Written,
    median: Written,
    lowerQuartile: Written,
    upperQuartile: Written,
  ): string;
  /** How many have a long text in a field. */
  texts(field: string, count: Written): string;
  /** How many left a field empty. */
  unanswered(field: string, count: Written, percent: Written): string;
  meanBefore(field: string, before: Written, mean: Written, isMore: boolean | null): string;
  outliers(field: string, count: Written, isOne: boolean): string;
  fenceEntries(fences: readonly Omit<Share, 'percent'>[]): string;
  fenceTimes(fences: readonly Omit<Share, 'percent'>[]): string;
  answers(field: string, shares: readonly Omit<Share, 'percent'>[]): string;
}
