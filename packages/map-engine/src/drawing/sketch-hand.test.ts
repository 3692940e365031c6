import { type DrawnGeometry, toDrawnGeometry } from '@waypost/geo';
import { beforeEach, describe, expect, test } from 'vitest';
import type { LngLat } from '../scene/scene.ts';
import type { DrawingEvent, DrawingScene, DrawingTool } from './drawing-scene.ts';
import { SketchHand } from './sketch-hand.ts';
import { toTidyLngLat } from './tidy-lng-lat.ts';

const square: LngLat[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];
let events: DrawingEvent[];
let cursor = '';

/** A hand on a plane where a degree is ten pixels, with a scene that follows its events as the page does. */
function makeHand(tool: DrawingTool, change: Partial<DrawingScene> = {}) {
  let drawing: DrawingScene = {
    tool,
    shapes: [],
    selectedId: null,
    vertex: null,
    path: [],
    color: '#0059ff',
    fault: null,
    ...change,
  };
  const hand: SketchHand = new SketchHand(
    {
      project: ([lng, lat]) => ({ x: lng * 10, y: -lat * 10 }),
      unproject: ({ x, y }) => [x / 10, -y / 10],
      listLines: () => [],
      setCursor: (next) => {
        cursor = next;
      },
      emit: (event) => {
        events.push(event);
        if (event.type !== 'drawing.changed') return;
        drawing = { ...drawing, path: event.path };
        hand.setDrawing(drawing);
      },
      show: () => {},
    },
    drawing,
  );
  return hand;
}

const at = ([lng, lat]: LngLat) => ({ x: lng * 10, y: -lat * 10 });
const edited = () => events.find((event) => event.type === 'drawing.edited' && event.isFinal);
const shape = (geometry: DrawnGeometry) => ({
  shapes: [{ id: 'a', geometry, color: '#0059ff' }],
  selectedId: 'a',
});

beforeEach(() => {
  events = [];
});

describe('drawing', () => {
  test('one press draws a point', () => {
    makeHand({ kind: 'draw', shape: 'Point' }).press(at([3, 4]));
    expect(events).toEqual([{ type: 'drawing.finished', geometry: { type: 'Point', coordinates: [3, 4] } }]);
  });

  test('an area goes on beyond the 180th meridian, and its first corner finishes it', () => {
    const hand = makeHand({ kind: 'draw', shape: 'Polygon' });
    const corners: LngLat[] = [
      [170, 0],
      [190, 0],
      [190, 10],
      [170, 10],
    ];
    for (const place of [...corners, corners[0] ?? [0, 0]]) hand.press(at(place));
    expect(events.at(-1)).toEqual({
      type: 'drawing.finished',
      geometry: { type: 'Polygon', coordinates: [[...corners, corners[0]]] },
    });
  });

  test('a corner that is dragged over the 180th meridian stays beside the others', () => {
    const area = toDrawnGeometry('Polygon', [
      [160, 0],
      [179, 0],
      [170, 10],
    ]);
    const hand = makeHand({ kind: 'select' }, shape(area));
    hand.startDrag(at([179, 0]));
    hand.endDrag(at([185, 0]));
    expect(edited()).toMatchObject({
      geometry: {
        coordinates: [
          [
            [160, 0],
            [185, 0],
            [170, 10],
            [160, 0],
          ],
        ],
      },
    });
  });

  test('a line ends with a second press at the same place', () => {
    const hand = makeHand({ kind: 'draw', shape: 'LineString' });
    for (const place of [
      [0, 0],
      [5, 5],
      [5, 5],
    ] as LngLat[])
      hand.press(at(place));
    expect(events.at(-1)).toEqual({
      type: 'drawing.finished',
      geometry: {
        type: 'LineString',
        coordinates: [
          [0, 0],
          [5, 5],
        ],
      },
    });
  });

  test('an area ends at its first vertex, and a near press snaps to it', () => {
    const hand = makeHand({ kind: 'draw', shape: 'Polygon' });
    for (const place of [...square, [0.3, 0.2]] as LngLat[]) hand.press(at(place));
    expect(events.at(-1)).toEqual({ type: 'drawing.finished', geometry: toDrawnGeometry('Polygon', square) });
  });

  test('a self-intersecting area is refused and keeps its vertices', () => {
    const hand = makeHand({ kind: 'draw', shape: 'Polygon' });
    for (const place of [
      [0, 0],
      [10, 10],
      [10, 0],
      [0, 10],
      [0, 10],
    ] as LngLat[])
      hand.press(at(place));
    expect(events.at(-1)).toEqual({ type: 'drawing.refused', reason: 'self_crossing', at: [5, 5] });
    expect(events.findLast((event) => event.type === 'drawing.changed')?.path).toHaveLength(4);
  });

  test('a ring drawn inside the selected area becomes a hole', () => {
    const hand = makeHand({ kind: 'hole' }, shape(toDrawnGeometry('Polygon', square)));
    for (const place of [
      [3, 3],
      [6, 3],
      [6, 6],
      [3, 3],
    ] as LngLat[])
      hand.press(at(place));
    expect(edited()).toMatchObject({ id: 'a', geometry: { coordinates: [{ length: 5 }, { length: 4 }] } });
  });
});

describe('editing', () => {
  const area = shape(toDrawnGeometry('Polygon', square));

  test('dragging moves a vertex, and the map elsewhere', () => {
    const hand = makeHand({ kind: 'select' }, area);
    expect(hand.startDrag(at([5, 5]))).toBe(false);
    expect(hand.startDrag(at([10, 10]))).toBe(true);
    hand.drag(at([11, 11]));
    hand.endDrag(at([12, 12]));
    expect(events.map((event) => event.type === 'drawing.edited' && event.isFinal)).toEqual([false, true]);
    expect(edited()).toMatchObject({
      geometry: {
        coordinates: [
          [
            [0, 0],
            [10, 0],
            [12, 12],
            [0, 10],
            [0, 0],
          ],
        ],
      },
    });
  });

  test('pressing the midpoint of an edge inserts a vertex', () => {
    makeHand({ kind: 'select' }, area).press(at([5, 0]));
    expect(edited()).toMatchObject({
      geometry: {
        coordinates: [
          [
            [0, 0],
            [5, 0],
            [10, 0],
            [10, 10],
            [0, 10],
            [0, 0],
          ],
        ],
      },
      vertex: { index: 1 },
    });
  });

  test('a long press removes a vertex, down to the minimum', () => {
    const hand = makeHand({ kind: 'select' }, area);
    expect(hand.pressLong(at([5, 5]))).toBe(false);
    expect(hand.pressLong(at([10, 10]))).toBe(true);
    expect(edited()).toMatchObject({
      geometry: {
        coordinates: [
          [
            [0, 0],
            [10, 0],
            [0, 10],
            [0, 0],
          ],
        ],
      },
    });
    const line = shape(toDrawnGeometry('LineString', square.slice(0, 2)));
    makeHand({ kind: 'select' }, line).pressLong(at([0, 0]));
    expect(events.at(-1)).toMatchObject({ type: 'drawing.refused', reason: 'too_few' });
  });

  test('a press selects the shape below it, inside an area but not in its hole', () => {
    const hand = makeHand({ kind: 'select' }, { ...area, selectedId: null });
    hand.move(at([5, 5]));
    expect(cursor).toBe('pointer');
    hand.press(at([5, 5]));
    expect(events.at(-1)).toMatchObject({ type: 'drawing.selected', id: 'a' });
    hand.move(at([30, 30]));
    expect(cursor).toBe('');
  });
});

test('positions are wrapped and rounded to meaningful digits', () => {
  expect(toTidyLngLat([190.123456789, 95])).toEqual([-169.8765432, 90]);
  expect(toTidyLngLat([180, -0.00000001])).toEqual([180, 0]);
});
