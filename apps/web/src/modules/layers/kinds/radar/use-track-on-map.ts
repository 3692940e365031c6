import { useQuery } from '@tanstack/react-query';
import type { Layer, RadarDetection, RadarTrack } from '@waypost/contract';
import { useEffect, useId } from 'react';
import { showAbove } from '../../../../map/scene/scene-layers.ts';
import { useSettledRange } from '../../use-layer-range.ts';
import { detectionsQuery } from './radar-api.ts';
import { toOpenFeatures } from './to-radar-features.ts';

const NONE: readonly RadarDetection[] = [];

/** Draws an open track above the others, with its detections, which can be clicked. @returns them, once they are loaded. */
export function useTrackOnMap(layer: Layer, track: RadarTrack, at: number | null): readonly RadarDetection[] {
  const range = useSettledRange();
  // A track that goes on has others.
  const { data } = useQuery(detectionsQuery(layer, track, range));
  const detections = data?.detections ?? NONE;
  // A popup and the panel may show the same track: closing one leaves that of the other.
  const key = `${layer.code}:open:${track.id}:${useId()}`;
  useEffect(
    () => showAbove(key, { kind: 'radar', key, opacity: 1, data: toOpenFeatures(track, detections, at) }),
    [key, track, detections, at],
  );
  useEffect(() => () => showAbove(key, null), [key]);
  return detections;
}
