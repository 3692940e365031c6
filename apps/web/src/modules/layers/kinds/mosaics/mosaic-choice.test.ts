import type { MosaicLists } from '@waypost/contract';
import { describe, expect, it } from 'vitest';
import { makeLayer } from '../../layer.fixture.ts';
import { findMosaic, readChoice, toChoice, toMosaicTitle } from './mosaic-choice.ts';

const toMosaic = (name: string, first_acquired: string) => ({
  name,
  first_acquired,
  last_acquired: first_acquired,
  bbox: null,
  max_zoom: 15,
});
const lists: MosaicLists = {
  monthly: [toMosaic('m9', '2026-09-01T00:00:00.000Z'), toMosaic('m10', '2026-10-01T00:00:00.000Z')],
  quarterly: [toMosaic('q3', '2026-07-01T00:00:00.000Z')],
};

describe('the mosaic of a layer', () => {
  it('is the newest unless one is chosen, and none if that is gone', () => {
    expect(readChoice(makeLayer(1, { type: 0 }))).toEqual({ cadence: 'monthly', mosaic: null });
    expect(findMosaic(lists, { cadence: 'monthly', mosaic: null })?.name).toBe('m10');
    expect(findMosaic(lists, { cadence: 'monthly', mosaic: 'm9' })?.name).toBe('m9');
    expect(findMosaic(lists, { cadence: 'quarterly', mosaic: 'm9' })).toBeNull();
    expect(findMosaic({ monthly: [], quarterly: [] }, { cadence: 'monthly', mosaic: null })).toBeNull();
  });

  it('is chosen by its place; the last place follows the newest', () => {
    expect(toChoice(lists, 'monthly', 0)).toEqual({ cadence: 'monthly', mosaic: 'm9' });
    expect(toChoice(lists, 'monthly', 1)).toEqual({ cadence: 'monthly', mosaic: null });
  });

  it('is named after its month or quarter, wherever the reader is', () => {
    const [september] = lists.monthly;
    const [summer] = lists.quarterly;
    expect(september && toMosaicTitle(september, 'monthly', 'en')).toBe('September 2026');
    expect(september && toMosaicTitle(september, 'monthly', 'es')).toBe('septiembre de 2026');
    expect(summer && toMosaicTitle(summer, 'quarterly', 'en')).toBe('Q3 2026');
  });
});
