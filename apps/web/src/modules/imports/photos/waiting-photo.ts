import type { FidelityReport, UnplacedPhoto } from '@waypost/geo';

/** A photograph without a position, kept until a track places it. */
export interface WaitingPhoto extends UnplacedPhoto {
  readonly photo: File;
  /** The file's message while it waits. */
  readonly report: FidelityReport | null;
}
