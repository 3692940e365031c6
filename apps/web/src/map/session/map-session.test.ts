import type { DrawingScene } from '@waypost/map-engine';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  mapSession,
  parseRemembered,
  removeDrawing,
  removeFromMap,
  setDrawing,
  setFeatureHidden,
  tellDrawing,
  togglePopup,
  turnPile,
} from './map-session.ts';

const open = (...codes: readonly string[]) =>
  togglePopup(
    [1, 2],
    codes.map((code) => ({ code, name: code, color: '#0059ff', hasPicture: false, layer: null })),
  );

beforeEach(() => mapSession.set({ popup: null, hiddenCodes: [], selectedCode: null }));

describe('the popup', () => {
  it('opens, moves to another feature, and closes on the same one', () => {
    open('a');
    expect(mapSession.get().popup?.code).toBe('a');
    open('b');
    expect(mapSession.get().popup?.code).toBe('b');
    open('b');
    expect(mapSession.get().popup).toBeNull();
  });

  it('cycles through the features at one place without moving', () => {
    open('a', 'b', 'c');
    const { lngLat } = mapSession.get().popup ?? {};
    const seen = [1, 1, 1, -1, -1].map((steps) => {
      turnPile(steps);
      return mapSession.get().popup?.code;
    });
    expect(seen).toEqual(['b', 'c', 'a', 'c', 'b']);
    expect(mapSession.get().popup?.lngLat).toBe(lngLat);
    // The same place closes it, whichever of its features is shown; another feature on top is another place.
    open('b');
    expect(mapSession.get().popup).toMatchObject({ code: 'b', pile: [{ code: 'b' }] });
    open('a', 'b');
    turnPile(1);
    open('a', 'b');
    expect(mapSession.get().popup).toBeNull();
  });

  it('closes only when its feature is hidden or deleted', () => {
    open('a');
    setFeatureHidden('b', true);
    expect(mapSession.get().popup?.code).toBe('a');
    setFeatureHidden('a', true);
    expect(mapSession.get()).toMatchObject({ popup: null, hiddenCodes: ['b', 'a'] });
    setFeatureHidden('b', false);
    expect(mapSession.get().hiddenCodes).toEqual(['a']);
    open('c');
    removeFromMap('c');
    expect(mapSession.get().popup).toBeNull();
    expect(mapSession.get().freshEdits.hides).toContain('c');
  });
});

describe('parseRemembered', () => {
  it('takes defaults for absent and invalid values', () => {
    expect(parseRemembered(null)).toEqual({ baseStyle: null, baseMap: null });
    expect(parseRemembered('{"baseStyle":"dark"}')).toEqual({ baseStyle: 'dark', baseMap: null });
    expect(parseRemembered('{"baseMap":"town.pmtiles"}')).toMatchObject({ baseMap: 'town.pmtiles' });
    for (const text of ['{"baseStyle":"neon","baseMap":1}', 'null', '{'])
      expect(parseRemembered(text)).toEqual({ baseStyle: null, baseMap: null });
  });
});

describe('a drawing on the map', () => {
  it('is removed with its own listener, not with that of the one before', () => {
    const heard: string[] = [];
    const scene: DrawingScene = {
      tool: { kind: 'select' },
      shapes: [],
      selectedId: null,
      vertex: null,
      path: [],
      color: '#0059ff',
      fault: null,
    };
    const first = () => heard.push('first');
    const second = () => heard.push('second');
    setDrawing(scene, first);
    setDrawing(scene, second, 'code');
    removeDrawing(first);
    tellDrawing({ type: 'drawing.selected', id: null, vertex: null });
    expect(heard).toEqual(['second']);
    expect(mapSession.get()).toMatchObject({ drawing: scene, redrawnCode: 'code' });
    removeDrawing(second);
    expect(mapSession.get()).toMatchObject({ drawing: null, redrawnCode: null });
  });
});
