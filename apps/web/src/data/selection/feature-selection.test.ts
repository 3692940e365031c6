import { featureSelection } from '@waypost/contract';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { toFeatureSelection } from './feature-selection.ts';
import { parseSearchParams } from './search-params.ts';

describe('toFeatureSelection', () => {
  it('keeps what selects features, and nothing of the view', () => {
    const search = {
      member_ids: ['9', '7', '7'],
      tags: ['kelp'],
      template_ids: ['3'],
      feature_tags: ['12', '4'],
      shared: true,
      text: ' net ',
      start_date: '2026-11-01T00:00:00Z',
      zoom: 5,
    };
    expect(toFeatureSelection(search)).toEqual({
      member_ids: [7, 9],
      tags: ['kelp'],
      template_ids: [3],
      feature_tags: [4, 12],
      shared: 'true',
      text: 'net',
      start_date: Date.UTC(2026, 10, 1),
    });
  });

  it('drops values without effect', () => {
    expect(toFeatureSelection({ member_ids: ['me', '-1', '1e12'], tags: [], text: '  ' })).toEqual({});
  });

  it('never sends what the server refuses, whatever the address holds', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const names = [
      'member_ids',
      'template_ids',
      'feature_tags',
      'tags',
      'shared',
      'text',
      'start_date',
      'end_date',
      'is_static',
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.jsonValue()), (search) => {
        const asked = toFeatureSelection(parseSearchParams(search));
        expect(featureSelection.safeParse(asked).error).toBeUndefined();
      }),
    );
    warn.mockRestore();
  });
});
