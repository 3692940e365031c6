import type { FidelityReport, UnplacedPhoto } from '@waypost/geo';

/** A photograph that came without a position, kept until a track gives it one. */
export interface WaitingPhoto extends UnplacedPhoto {
  readonly photo: File;
  /** What is said of the file while it waits. */
  readonly report: FidelityReport | null;
}
