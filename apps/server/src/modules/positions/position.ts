/** Who or what moves: a member or a device of a project. */
export interface PositionSubject {
  readonly projectId: number;
  readonly kind: 'member' | 'device';
  /** The id of the member or the device. */
  readonly id: number;
}

/** Where a subject was at a time. Null stands for unknown. */
export interface Position {
  /** Milliseconds since 1970, by the clock of its device. */
  readonly at: number;
  /** In millionths of a degree. */
  readonly lone6: number;
  readonly late6: number;
  /** Radius in metres within which it lies. */
  readonly accuracy: number | null;
  /** Degrees clockwise from north. */
  readonly heading: number | null;
  /** Metres a second. */
  readonly speed: number | null;
  /** Metres. */
  readonly altitude: number | null;
  /** From 0 to 1. */
  readonly battery: number | null;
}

/** New positions of one subject. */
export interface PositionChange {
  readonly subject: PositionSubject;
  /** The window of time that changed: of the first and of the last new position, in milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  /** In order of time. Positions that had been kept already are not among them. */
  readonly positions: readonly Position[];
  /** Whether the project keeps trails: if not, the positions are in no table, and come again when they are sent again. */
  readonly isKept: boolean;
}
