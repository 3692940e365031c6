import type { LngLat } from '@waypost/map-engine';
import { createStore } from '../../data/create-store.ts';

/** A track of a radar that was clicked on the map. */
export interface OpenedTrack {
  /** The code of the layer that draws it. */
  readonly layer: string;
  readonly trackId: number;
  /** The time of the clicked detection in milliseconds since 1970; null: the track as a whole. */
  readonly at: number | null;
  /** Where it was clicked. */
  readonly lngLat: LngLat;
}

/** The track whose popup is open. */
export const openedTrack = createStore<{ readonly track: OpenedTrack | null }>({ track: null });

/** Opens the popup of a track; closes it if the same is clicked again. */
export function toggleTrack(track: OpenedTrack): void {
  const { track: before } = openedTrack.get();
  const isSame = before?.layer === track.layer && before.trackId === track.trackId && before.at === track.at;
  openedTrack.set({ track: isSame ? null : track });
}

export function closeTrack(): void {
  if (openedTrack.get().track !== null) openedTrack.set({ track: null });
}
