import type { MapEngine, MapEngineOptions, MapEvent, MapScene } from '@waypost/map-engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  beginEarlyMap,
  completeEarlyMap,
  type EarlyPlace,
  endEarlyMap,
  isMapEarly,
  showEarlyMap,
  takeEarlyMap,
} from './early-map.ts';

/** The part of an element that the map uses: its parent, and whether it was removed. */
class Box {
  parentElement: Box | null = null;
  isRemoved = false;
  append(child: Box) {
    child.parentElement = this;
  }
  remove() {
    this.isRemoved = true;
  }
}
const asElement = (box: Box) => box as unknown as HTMLElement;
const scene = { baseStyle: 'outdoors' } as unknown as MapScene;
const moved = { type: 'viewChanged', moving: false } as unknown as MapEvent;
const idle: MapEvent = { type: 'idle', hasAllTiles: true };

let frame: Box;
let container: Box;
let tell: MapEngineOptions['onEvent'];
const engine = { setScene: vi.fn(), destroy: vi.fn() } as unknown as MapEngine;

beforeEach(() => {
  vi.clearAllMocks();
  frame = new Box();
  container = new Box();
  frame.append(container);
  const at: EarlyPlace = { frame: asElement(frame), container: asElement(container) };
  beginEarlyMap(at, ({ onEvent }) => {
    tell = onEvent;
    return engine;
  });
});
afterEach(() => endEarlyMap());

describe('the early map', () => {
  it("is taken once, with the page's scene, and its frame is removed", () => {
    const place = new Box();
    const options = { container: asElement(place), scene, onEvent: vi.fn() };
    expect(isMapEarly()).toBe(true);
    expect(takeEarlyMap(options)).toBe(engine);
    expect(engine.setScene).toHaveBeenCalledExactlyOnceWith(scene);
    expect([container.parentElement, frame.isRemoved, isMapEarly()]).toEqual([place, true, false]);
    expect(takeEarlyMap(options)).toBeNull();
  });

  it('replays earlier events to the page, then forwards new ones', () => {
    completeEarlyMap(scene);
    tell(moved);
    tell(idle);
    const heard: MapEvent[] = [];
    takeEarlyMap({ container: asElement(new Box()), scene, onEvent: (event) => heard.push(event) });
    expect(heard).toEqual([moved, idle]);
    tell(moved);
    expect(heard).toEqual([moved, idle, moved]);
  });

  it('does not count as drawn before it shows the project', () => {
    tell(idle);
    completeEarlyMap(scene);
    const onEvent = vi.fn();
    takeEarlyMap({ container: asElement(new Box()), scene, onEvent });
    expect(onEvent).not.toHaveBeenCalled();
  });

  it('ignores its starter once the page has taken it', () => {
    takeEarlyMap({ container: asElement(new Box()), scene, onEvent: () => undefined });
    expect(completeEarlyMap(scene)).toBe(false);
    expect(engine.setScene).toHaveBeenCalledOnce();
  });

  it("is moved into the page's container before the page takes it", () => {
    const place = new Box();
    showEarlyMap(asElement(place));
    expect([container.parentElement, isMapEarly()]).toEqual([place, true]);
  });

  it('is destroyed if no page takes it', () => {
    endEarlyMap();
    expect(engine.destroy).toHaveBeenCalledOnce();
    expect([frame.isRemoved, isMapEarly()]).toEqual([true, false]);
  });
});
