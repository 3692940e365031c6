/** What the results report to the field. */
export interface PaletteReport {
  readonly isWaiting: boolean;
  readonly hasItems: boolean;
  /** The id of the active line. */
  readonly activeId: string | undefined;
}

/** Handles a key of the field; true if it did. */
export type PaletteKeys = (key: string) => boolean;
