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

/** An element as far as the map wanders: it knows its parent, and whether it was taken away. */
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

describe('a map that begins before its page', () => {
  it('is taken once, with the scene of the page, and its frame goes', () => {
    const place = new Box();
    const options = { container: asElement(place), scene, onEvent: vi.fn() };
    expect(isMapEarly()).toBe(true);
    expect(takeEarlyMap(options)).toBe(engine);
    expect(engine.setScene).toHaveBeenCalledExactlyOnceWith(scene);
    expect([container.parentElement, frame.isRemoved, isMapEarly()]).toEqual([place, true, false]);
    expect(takeEarlyMap(options)).toBeNull();
  });

  it('tells the page what it told before anybody listened, and then everything', () => {
    completeEarlyMap(scene);
    tell(moved);
    tell(idle);
    const heard: MapEvent[] = [];
    takeEarlyMap({ container: asElement(new Box()), scene, onEvent: (event) => heard.push(event) });
    expect(heard).toEqual([moved, idle]);
    tell(moved);
    expect(heard).toEqual([moved, idle, moved]);
  });

  it('is not at rest before it shows what the server said of its project', () => {
    tell(idle);
    completeEarlyMap(scene);
    const onEvent = vi.fn();
    takeEarlyMap({ container: asElement(new Box()), scene, onEvent });
    expect(onEvent).not.toHaveBeenCalled();
  });

  it('takes nothing more from whoever began it once the page has it', () => {
    takeEarlyMap({ container: asElement(new Box()), scene, onEvent: () => undefined });
    expect(completeEarlyMap(scene)).toBe(false);
    expect(engine.setScene).toHaveBeenCalledOnce();
  });

  it('wanders to where the page will have it, before the page has it', () => {
    const place = new Box();
    showEarlyMap(asElement(place));
    expect([container.parentElement, isMapEarly()]).toEqual([place, true]);
  });

  it('ends where no page takes it', () => {
    endEarlyMap();
    expect(engine.destroy).toHaveBeenCalledOnce();
    expect([frame.isRemoved, isMapEarly()]).toEqual([true, false]);
  });
});
