import { variablesKind } from '@waypost/contract';
import { expect, test } from 'vitest';
import { findDayFaults, toDraft, toVariableData, type VariableDraft } from './variable-draft.ts';

const draft: VariableDraft = toDraft('forest_carbon_diligence_30m', 'canopy_height');
const monitoring: VariableDraft = toDraft('forest_carbon_monitoring_3m', 'canopy_cover');
const aoi = {
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ],
  ],
};

test('a new draft asks for all days of its group', () => {
  expect(draft).toMatchObject({ from: '2013-01-01', to: '2022-01-01' });
  expect(monitoring).toMatchObject({ from: '2021-01-01', to: '2024-07-01' });
  expect(findDayFaults(draft)).toEqual({ from: null, to: null });
});

test.each([
  [
    { ...draft, from: '2012-12-31' },
    { from: 'outOfRange', to: null },
  ],
  [
    { ...draft, to: '2022-01-02' },
    { from: null, to: 'outOfRange' },
  ],
  [
    { ...monitoring, from: '2020-06-01', to: '2024-07-02' },
    { from: 'outOfRange', to: 'outOfRange' },
  ],
  [
    { ...draft, from: '' },
    { from: 'outOfRange', to: null },
  ],
  [
    { ...draft, from: '2020-01-01', to: '2020-01-01' },
    { from: null, to: 'wrongOrder' },
  ],
])('days are checked as the server checks them', (asked, faults) => {
  expect(findDayFaults(asked)).toEqual(faults);
  const isValid = variablesKind.layer.safeParse({ aoi, data: toVariableData(asked) }).success;
  expect(isValid).toBe(faults.from === null && faults.to === null);
});

test('a draft asks for the newest version of its variable', () => {
  expect(toVariableData(monitoring)).toEqual({
    type: 'forest_carbon_monitoring_3m',
    parameters: { id: 'CANOPY_COVER_v1.2.0_3', start_date: '2021-01-01', end_date: '2024-07-01' },
  });
});
