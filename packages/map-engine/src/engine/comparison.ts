import type { MapScene } from '../scene/scene.ts';
import { createMapEngine } from './engine.ts';
import { engineParts } from './engine-parts.ts';
import type { MapEngine, MapEngineOptions } from './map-engine.ts';

/** Options of `createComparison`. */
export type ComparisonOptions = Pick<
  MapEngineOptions,
  'workerUrl' | 'getAuthHeader' | 'onEvent' | 'loadPicture'
> & {
  /** The main map, below: it handles gestures and controls the camera. */
  main: MapEngine;
  /** The element that contains the main map; the second map is laid over it. */
  container: Element | null;
  /** The scene of the second map; its `padding` and `threeD` are those of the main one. */
  scene: MapScene;
  /** The position of the divider, from 0 (left) to 1 (right); the second map is left of it. */
  position: number;
};

/** A second map over the left part of a main map, with the same view on every frame. */
export type Comparison = {
  setScene: (scene: MapScene) => void;
  /** Moves the divider, from 0 (second map hidden) to 1 (it covers the first). */
  setPosition: (position: number) => void;
  /** Removes the second map and frees its resources. */
  destroy: () => void;
};

/**
 * Lays a second map over a main map. It is a mirror: gestures, popups and drawing stay with the main map, which lies
 * below it with the same view, so they work on both sides of the divider.
 * @throws TypeError when the container does not contain the main map.
 */
export function createComparison(options: ComparisonOptions): Comparison {
  const { main, container, scene, position, ...rest } = options;
  const leader = engineParts.get(main);
  if (leader === undefined || container === null || !container.contains(leader.map.getContainer()))
    throw new TypeError('The container of a comparison must be an element that holds the main map.');
  const element = document.createElement('div');
  element.className = 'waypost-comparison';
  element.setAttribute('aria-hidden', 'true');
  container.append(element);
  const { bearing, pitch, center, zoom } = main.getView();
  const mirror = createMapEngine({
    ...rest,
    container: element,
    scene: toMirrorScene(scene),
    view: { center, zoom, bearing, pitch },
    isMirror: true,
  });
  const follower = engineParts.get(mirror);
  // A canvas without keyboard handling must not be focusable.
  element.querySelector('canvas')?.setAttribute('tabindex', '-1');
  // If only one of the two has terrain, the camera must not follow its elevation.
  follower?.map.setCenterClampedToGround(false);
  const follow = () => {
    if (follower === undefined) return;
    const { map } = leader;
    follower.map.jumpTo({
      center: map.getCenter(),
      zoom: map.getZoom(),
      bearing: map.getBearing(),
      pitch: map.getPitch(),
      roll: map.getRoll(),
      elevation: map.getCenterElevation(),
      padding: map.getPadding(),
    });
    // Drawn in the same frame, or it would lag behind the main map.
    follower.map.redraw();
  };
  leader.map.on('move', follow);
  if (follower) leader.followers.add(follower.applier);
  follow();
  const setPosition = (next: number) => {
    const share = Math.min(Math.max(next, 0), 1);
    element.style.clipPath = `inset(0 ${(1 - share) * 100}% 0 0)`;
  };
  setPosition(position);
  return {
    setScene: (next) => mirror.setScene(toMirrorScene(next)),
    setPosition,
    destroy: () => {
      leader.map.off('move', follow);
      if (follower) leader.followers.delete(follower.applier);
      mirror.destroy();
      element.remove();
    },
  };
}

/** Without padding and pitch of its own, which would conflict with the camera it follows. */
function toMirrorScene(scene: MapScene): MapScene {
  return { ...scene, padding: { top: 0, right: 0, bottom: 0, left: 0 }, threeD: false };
}
