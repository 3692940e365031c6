import { bboxOf, type DrawnGeometry } from '@waypost/geo';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { setToolCover, toToolCover } from '../../../map/camera/tool-cover.ts';
import { bringIntoFreePart, findMapElement } from '../../../map/engine/engine-holder.ts';
import { getMapInsets } from '../../../ui/page/map-insets.ts';

/**
 * Keeps the selected drawing in the part of the map that the tools leave free: when it is selected, and when the tools grow
 * over it. While it is dragged or a path is placed the camera stays.
 */
export function useFreeSketch(
  tools: RefObject<HTMLElement | null>,
  selected: { readonly id: string; readonly geometry: DrawnGeometry } | null,
): void {
  const bring = useEffectEvent(() => {
    const bbox = selected === null ? null : bboxOf(selected.geometry);
    if (bbox !== null) bringIntoFreePart(bbox);
  });
  useEffect(() => {
    const element = tools.current;
    if (element === null) return;
    const measure = () => {
      const map = findMapElement();
      if (map === null) return;
      const [area, box] = [map.getBoundingClientRect(), element.getBoundingClientRect()];
      if (setToolCover(toToolCover(area, box, getMapInsets().bottom))) bring();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      setToolCover(null);
    };
  }, [tools]);
  const id = selected?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a selection, not at each change of it
  useEffect(() => bring(), [id]);
}
