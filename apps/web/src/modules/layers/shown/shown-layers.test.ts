import { IMAGE_STATUS, type Layer } from '@waypost/contract';
import { describe, expect, it } from 'vitest';
import { GROUP_TYPE, makeLayer, toCode } from '../layer.fixture.ts';
import { listChosen, listDrawn } from './shown-layers.ts';
import { fromShownParam, toShownParam } from './shown-param.ts';

const codes = (...short: number[]) => new Set(short.map(toCode));
const layers = [
  makeLayer(1, { type: GROUP_TYPE }),
  makeLayer(2, { parent: 1 }),
  makeLayer(3, { type: GROUP_TYPE, parent: 1 }),
  makeLayer(4, { parent: 3 }),
  makeLayer(5, { visible: false }),
  makeLayer(6, { choice: { top: null, bottom: false, opacity: null } }),
  makeLayer(7, { visible: false, choice: { top: true, bottom: true, opacity: null } }),
];

describe('what is on at first', () => {
  it('is what the person chose, by map, else what the layer shows to everybody', () => {
    expect(listChosen(layers, 'bottom')).toEqual(codes(1, 2, 3, 4, 7));
    expect(listChosen(layers, 'top')).toEqual(codes(1, 2, 3, 4, 6, 7));
  });
});

describe('what is drawn', () => {
  const drawn = (...on: number[]) => listDrawn(layers, codes(...on)).map(({ code }) => code);

  it('is on, and so are all groups around it, in the order of the tree', () => {
    expect(drawn(7, 4, 3, 1)).toEqual([...codes(4, 7)]);
    expect(drawn(1, 4, 5)).toEqual([...codes(5)]);
    expect(drawn(2, 3, 4)).toEqual([]);
  });

  it('has no layers that are not done, and none before it is known what is on', () => {
    expect(listDrawn([makeLayer(1, { status: 3 }), makeLayer(2, { status: -1 })], codes(1, 2))).toEqual([]);
    expect(listDrawn(layers, null)).toEqual([]);
  });

  it('has a picture that is seen from near before it is ready, and not one that is not, or failed', () => {
    const picture = (at: number, status: number, facts: object): Layer => {
      const layer = makeLayer(at, { type: 101, status });
      return { ...layer, properties: { ...layer.properties, layer: { ...facts } } };
    };
    const { preparing, failed } = IMAGE_STATUS;
    const pictures = [
      picture(1, preparing, { near_zoom: 14 }),
      picture(2, preparing, { near_zoom: null }),
      picture(3, preparing, {}),
      picture(4, failed, { near_zoom: 14 }),
    ];
    expect(listDrawn(pictures, codes(1, 2, 3, 4)).map(({ code }) => code)).toEqual([...codes(1)]);
  });
});

describe('the address', () => {
  it('names the organization and the layers that are on', () => {
    expect(toShownParam(3, codes(0x2b, 0xa))).toBe('3-0000000a-0000002b');
    expect(toShownParam(3, [])).toBe('3');
    expect(
      toShownParam(
        3,
        Array.from({ length: 101 }, (_, index) => toCode(index)),
      ),
    ).toBeUndefined();
  });

  it('is read back as the layers of that organization', () => {
    expect(fromShownParam('3-00000002-00000004-00000009', 3, layers)).toEqual(codes(2, 4));
    expect(fromShownParam('3', 3, layers)).toEqual(new Set());
    expect(fromShownParam('4-00000002', 3, layers)).toBeNull();
    expect(fromShownParam(undefined, 3, layers)).toBeNull();
  });
});
