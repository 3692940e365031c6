import { featureCreate, MAX_VERTICES } from '@waypost/contract';
import {
  type DecodedFeature,
  type DecodedProperties,
  type FeatureGeometry,
  MAX_FEATURE_POSITIONS,
} from '@waypost/geo';
import { describe, expect, it } from 'vitest';
import { NO_BULK_EDIT } from '../../bulk-edit/index.ts';
import { applyBulkEdit } from '../editing/bulk-edit.ts';
import { lookAtOutline } from '../reading/look-at-outline.ts';
import { isNamed, judge, toFeatureCreate, toImportItem } from './import-item.ts';
import { EMPTY_IMPORTS, editItem } from './import-state.ts';

const UUID = '7c6b0f5e-94b4-4d55-9a53-2f6fb4f2a001';
const point: FeatureGeometry = { type: 'Point', coordinates: [-110.3, 24.1] };

function toItem(properties: Partial<DecodedProperties> = {}, geometry: FeatureGeometry = point) {
  const feature: DecodedFeature = {
    type: 'Feature',
    geometry,
    properties: {
      name: 'Buoy 4',
      description: '',
      color: null,
      fileName: 'buoys.kml',
      created_origin: null,
      data: [],
      folder: null,
      ...properties,
    },
  };
  return toImportItem(feature, 'file-1', UUID);
}

describe('judge', () => {
  it('accepts a plain feature and gives it the default colour', () => {
    expect(toItem()).toMatchObject({ status: 'valid', issues: [], color: '#0059ff', localUuid: UUID });
    expect(toItem({ color: '#ff0000' }).color).toBe('#ff0000');
  });

  it('warns of values that will be changed and rejects what cannot be saved', () => {
    expect(toItem({ name: ' ' })).toMatchObject({ status: 'warning', issues: ['missing_name'] });
    expect(toItem({ name: 'A' })).toMatchObject({ status: 'warning', issues: ['name_short'] });
    expect(toItem({ description: 'd'.repeat(256) })).toMatchObject({
      status: 'warning',
      issues: ['description_long'],
    });
    expect(toItem({}, { type: 'Point', coordinates: [200, 0] })).toMatchObject({
      status: 'error',
      issues: ['invalid_coordinates'],
    });
    expect(toItem({}, { type: 'LineString', coordinates: [[0, 0]] })).toMatchObject({
      status: 'error',
      issues: ['line_too_short'],
    });
  });

  it('rejects an area with more points than a feature may have', () => {
    const ring = (count: number) => {
      const positions = Array.from({ length: count - 1 }, (_, at) => {
        const angle = (at / (count - 1)) * 2 * Math.PI;
        return [Math.cos(angle), Math.sin(angle)];
      });
      return [...positions, positions[0] ?? []];
    };
    const area = (...rings: number[][][]) => toItem({}, { type: 'Polygon', coordinates: rings });
    expect(area(ring(50_000))).toMatchObject({ status: 'valid' });
    expect(area(ring(50_001))).toMatchObject({ status: 'error', issues: ['too_many_points'] });
    expect(area(ring(40_000), ring(10_001)).issues).toContain('too_many_points');
    expect(MAX_FEATURE_POSITIONS).toBe(MAX_VERTICES);
  });

  it('rejects a self-intersecting area, and accepts a point after its coordinates are fixed', () => {
    const toFeature = (ring: number[][]): DecodedFeature => ({
      type: 'Feature',
      geometry: { type: 'Polygon', coordinates: [ring] },
      properties: { ...toItem(), fileName: 'a.kml', created_origin: null, folder: null, data: [] },
    });
    const bowTie = [
      [0, 0],
      [1, 1],
      [1, 0],
      [0, 1],
      [0, 0],
    ];
    const square = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
      [0, 0],
    ];
    const read = (ring: number[][]) => toImportItem(lookAtOutline(toFeature(ring)), 'f', UUID);
    expect(read(bowTie)).toMatchObject({ status: 'error', issues: ['self_intersection'] });
    expect(read(square)).toMatchObject({ status: 'valid', issues: [] });

    const astray = { ...EMPTY_IMPORTS, items: [toItem({}, { type: 'Point', coordinates: [200, 10, 4] })] };
    const [mended] = editItem(astray, UUID, { geometry: { type: 'Point', coordinates: [20, 10, 4] } }).items;
    expect(mended).toMatchObject({ status: 'valid', geometry: { coordinates: [20, 10, 4] } });
  });

  it('warns of a missing name without hiding an error', () => {
    expect(toItem({ name: ' ' })).toMatchObject({ status: 'warning', issues: ['missing_name'] });
    expect(toItem({ name: ' ' }, { type: 'Point', coordinates: [999, 2] })).toMatchObject({
      status: 'error',
      issues: ['invalid_coordinates', 'missing_name'],
    });
  });

  it('validates again after an edit', () => {
    expect(judge({ ...toItem({ name: '' }), name: 'Named now' })).toMatchObject({
      status: 'valid',
      issues: [],
    });
  });
});

describe('toFeatureCreate', () => {
  it('is accepted by the contract, whatever the file contains', () => {
    const awkward = toItem({
      name: 'x',
      description: 'd'.repeat(9_000),
      created_origin: 5_000_000_000,
      data: [
        { key: '', value: 'no key', type: 0 },
        { key: 'k'.repeat(300), value: 'v'.repeat(20_000), type: 0 },
        ...Array.from({ length: 600 }, (_, index) => ({ key: `k${index}`, value: '1', type: 1 as const })),
      ],
    });
    const parsed = featureCreate.parse(toFeatureCreate(awkward));
    expect(parsed.name).toBe('x (buoys)');
    expect(parsed.data).toHaveLength(500);
    expect(parsed.data[0]).toMatchObject({ key: 'description', value: 'd'.repeat(9_000) });
    expect(parsed.created_origin).toBe(5_000_000_000);
    expect(parsed.local_uuid).toBe(UUID);
  });

  it('contains only what the file or a person set', () => {
    const plain = toItem();
    expect(Object.keys(toFeatureCreate(plain))).toEqual(['geometry', 'name', 'local_uuid', 'file_name']);
    expect(isNamed(plain)).toBe(true);
    expect(isNamed(toItem({ name: ' ' }))).toBe(false);
    const full = toItem({ color: '#ff0000', description: 'Red', data: [{ key: 'k', value: 'v', type: 0 }] });
    expect(toFeatureCreate(full)).toMatchObject({
      color: '#ff0000',
      description: 'Red',
      data: [{ key: 'k' }],
    });

    const state = { ...EMPTY_IMPORTS, items: [plain] };
    const edit = { name: plain.name, description: '', color: plain.color, shared: true, isStatic: false };
    const [edited] = editItem(state, UUID, edit).items;
    expect(edited?.given).toEqual(['name', 'shared']);
    const bulk = applyBulkEdit(plain, { ...NO_BULK_EDIT, shared: false, color: plain.color }, 1);
    expect(toFeatureCreate(bulk)).toMatchObject({ shared: false, color: '#0059ff' });
    expect(toFeatureCreate(bulk)).not.toHaveProperty('is_static');
  });

  it('is public and static if one of our exports says so', () => {
    expect(toFeatureCreate(toItem({ shared: true, is_static: false }))).toMatchObject({
      shared: true,
      is_static: false,
    });
  });

  it('names a nameless feature after its file', () => {
    expect(toFeatureCreate(toItem({ name: '' })).name).toBe('buoys');
    expect(toFeatureCreate(toItem({ name: '', fileName: '.kml' })).name).toBe('Feature');
  });
});
