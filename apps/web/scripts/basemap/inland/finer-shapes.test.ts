import type { Position } from 'geojson';
import { expect, it } from 'vitest';
import { toFinerShapes } from './finer-shapes.ts';

const toLine = (line: readonly Position[]) => line;

it('replaces a shape by the finer one with the same box, and keeps one without', () => {
  const lake = [
    [30, 0],
    [34, 0.5],
    [32, -3],
  ];
  const finerLake = [
    [30.01, -0.01],
    [32.2, 0.48],
    [34.01, 0.49],
    [32.02, -2.99],
  ];
  const river = [
    [80, 60],
    [85, 66],
  ];
  expect(toFinerShapes([lake, river], [finerLake], toLine)).toEqual([finerLake, river]);
});

it('leaves out a piece that is cut off, and takes the nearest of two', () => {
  const river = [
    [120, 50],
    [130, 53],
  ];
  const piece = [
    [120, 50],
    [122, 51],
  ];
  const [near, nearer] = [0.03, 0.01].map((shift) => river.map(([lng = 0, lat = 0]) => [lng + shift, lat]));
  expect(toFinerShapes([river], [piece, near ?? [], nearer ?? []], toLine)).toEqual([nearer]);
  expect(toFinerShapes([river], [piece], toLine)).toEqual([river]);
});
