import { describe, expect, test } from 'vitest';
import { EMPTY_SOURCE, findSourceFaults, isTemplate, toSourceChange, toSourceData } from './source-draft.ts';

const XYZ = 'https://tiles.example/{z}/{x}/{y}.png';
const WMTS = 'https://maps.example/wmts';

describe('an address of tiles', () => {
  test('is a template with places for zoom, column and row, from the north or the south', () => {
    expect(isTemplate(XYZ)).toBe(true);
    expect(isTemplate('https://tiles.example/{Z}/{X}/{-y}')).toBe(true);
    expect(isTemplate('https://tiles.example/{z}/{x}.png')).toBe(false);
    expect(isTemplate(WMTS)).toBe(false);
  });

  test('is needed for a new layer, and may stay for another', () => {
    expect(findSourceFaults(EMPTY_SOURCE, false).address).toBe('tileSources.addressRequired');
    expect(findSourceFaults({ ...EMPTY_SOURCE, address: '  ' }, true)).toEqual({
      address: null,
      wmtsLayer: null,
      maxZoom: null,
    });
    expect(toSourceData({ ...EMPTY_SOURCE, address: ' ' })).toEqual({ wmts_layer: null, attribution: '' });
  });

  test('of a WMTS needs a layer, and a template has none', () => {
    const draft = { ...EMPTY_SOURCE, address: WMTS };
    expect(findSourceFaults(draft, false).wmtsLayer).toBe('tileSources.wmtsLayerRequired');
    expect(findSourceFaults({ ...draft, wmtsLayer: 'ortho' }, false).wmtsLayer).toBeNull();
    expect(toSourceData({ ...draft, wmtsLayer: 'ortho' })).toMatchObject({ wmts_layer: 'ortho' });
    expect(toSourceData({ ...draft, address: XYZ, wmtsLayer: 'ortho' })).toEqual({
      address: XYZ,
      wmts_layer: null,
      attribution: '',
    });
  });

  test('has zooms in order, of which those that are not entered are not sent', () => {
    const draft = { ...EMPTY_SOURCE, address: XYZ, minZoom: 9, maxZoom: 4 };
    expect(findSourceFaults(draft, false).maxZoom).toBe('tileSources.zoomOrder');
    expect(toSourceData({ ...draft, minZoom: null, attribution: ' © Survey ' })).toEqual({
      address: XYZ,
      wmts_layer: null,
      attribution: '© Survey',
      max_zoom: 4,
    });
  });

  test('in place of another one has zooms of its own, unless somebody entered some', () => {
    const source = { min_zoom: 3, max_zoom: 14 };
    const draft = { ...EMPTY_SOURCE, minZoom: 3, maxZoom: 14 };
    expect(toSourceChange(draft, source)).toMatchObject({ min_zoom: 3, max_zoom: 14 });
    expect(toSourceChange({ ...draft, address: XYZ }, source)).toEqual({
      address: XYZ,
      wmts_layer: null,
      attribution: '',
    });
    expect(toSourceChange({ ...draft, address: XYZ, maxZoom: 16 }, source)).toMatchObject({
      min_zoom: 3,
      max_zoom: 16,
    });
  });
});
