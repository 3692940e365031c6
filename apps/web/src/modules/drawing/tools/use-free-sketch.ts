import { bboxOf, type DrawnGeometry } from '@waypost/geo';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { setToolCover, toToolCover } from '../../../map/camera/tool-cover.ts';
import { bringIntoFreePart, findMapElement } from '../../../map/engine/engine-holder.ts';
import { getMapInsets } from '../../../ui/page/map-insets.ts';

/** Notes what the tools cover as they are now. @returns whether that is another part than before. */
function measureCover(tools: HTMLElement | null): boolean {
  const map = findMapElement();
  if (tools === null || map === null) return false;
  const [area, box] = [map.getBoundingClientRect(), tools.getBoundingClientRect()];
  return setToolCover(toToolCover(area, box, getMapInsets().bottom));
}

/**
 * Keeps the selected drawing in the part of the map that the tools leave free: when it is selected, and when the tools grow
 * over it or the map changes its size. While it is dragged or a path is placed the camera stays.
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
    const observer = new ResizeObserver(() => {
      if (measureCover(element)) bring();
    });
    observer.observe(element);
    // The map too: the pane beside it folds while one draws, which may end after the first point.
    const map = findMapElement();
    if (map !== null) observer.observe(map);
    return () => {
      observer.disconnect();
      setToolCover(null);
    };
  }, [tools]);
  const id = selected?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a selection, not at each change of it
  useEffect(() => {
    // The form is there already, and wider than the tools it takes the place of.
    measureCover(tools.current);
    bring();
  }, [id, tools]);
}
