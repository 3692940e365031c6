import type { MapScene } from '../scene/scene.ts';
import { createMapEngine } from './engine.ts';
import { engineParts } from './engine-parts.ts';
import type { MapEngine, MapEngineOptions } from './map-engine.ts';

/** What `createComparison` needs. */
export type ComparisonOptions = Pick<
  MapEngineOptions,
  'workerUrl' | 'getAuthHeader' | 'onEvent' | 'loadPicture'
> & {
  /** Lies below, takes every gesture and leads. */
  main: MapEngine;
  /** The element that holds the main map; the second one is laid over it. */
  container: Element | null;
  /** What the second map shows; its `padding` and `threeD` are those of the main one. */
  scene: MapScene;
  /** Where the edge of the second map stands, from 0 (left) to 1 (right); the map is left of it. */
  position: number;
};

/** A second map over the left part of a first, with the same view at every frame. */
export type Comparison = {
  setScene: (scene: MapScene) => void;
  /** Moves the edge; from 0 (the second map is not seen) to 1 (it covers the first). */
  setPosition: (position: number) => void;
  /** Takes the second map away and frees what it held. */
  destroy: () => void;
};

/**
 * Lays a second map over a first. It is a mirror: gestures, popups and drawing stay with the first, which lies
 * below it at the same view, so they work on both sides of the edge.
 * @throws TypeError when the container does not hold the main map.
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
  // A canvas that takes no keys must not take the focus either.
  element.querySelector('canvas')?.setAttribute('tabindex', '-1');
  // Where only one of the two has its ground raised, the camera must not climb with that ground.
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
    // Drawn at once: in the next frame it would trail behind the main map.
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

/** A camera of its own would fight with the one it follows. */
function toMirrorScene(scene: MapScene): MapScene {
  return { ...scene, padding: { top: 0, right: 0, bottom: 0, left: 0 }, threeD: false };
}
