/** What the results of the search tell the field above them. */
export interface PaletteReport {
  readonly isWaiting: boolean;
  readonly hasItems: boolean;
  /** The id of the chosen line. */
  readonly activeId: string | undefined;
}

/** The keys of the list, which the field passes on; true for those that it took. */
export type PaletteKeys = (key: string) => boolean;
