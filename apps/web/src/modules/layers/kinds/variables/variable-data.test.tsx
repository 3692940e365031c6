import { screen } from '@testing-library/react';
import { ENDPOINTS, type ImageryVariable, type VariableFault } from '@waypost/contract';
import { describe, expect, test } from 'vitest';
import { sees } from '../../../../../test/hands.ts';
import { openPage } from '../../../../../test/open-page.tsx';
import { ORGANIZATION } from '../../../../../test/people.ts';
import { toEmpty } from '../../../../../test/to-empty.ts';
import { makeOrdered } from '../ordered/ordered.fixture.ts';

const { layers, variables } = ENDPOINTS;
const VARIABLE_TYPE = 2;

/** Opens the page of a variable at a status. */
function openVariable(status: number, fault: VariableFault) {
  const layer = makeOrdered(VARIABLE_TYPE, status);
  const variable: ImageryVariable = {
    ...(toEmpty(variables.getVariable.response) as ImageryVariable), // of that schema
    ...{ layer_code: layer.code, status, fault, id: 'CANOPY_HEIGHT_v1.2.0_30' },
  };
  return openPage(`${ORGANIZATION}/layers/${layer.code}`, {
    prepare: (server) => server.answer(layers.listLayers, [layer]).answer(variables.getVariable, variable),
  });
}

describe('a planetary variable', () => {
  test.each<[status: number, step: string, fault: VariableFault, words: string]>([
    [-1, 'Starting (Failed)', 'imagery_access_required', 'An administrator can set a key in the settings.'],
    [-2, 'Ordering Data (Failed)', 'refused', 'order another area or other days.'],
    [-2, 'Ordering Data (Failed)', 'imagery_key_refused', 'An administrator can replace it in the settings.'],
    [-3, 'Delivering Data (Failed)', 'provider_failed', 'Another try orders it anew.'],
    [-3, 'Delivering Data (Failed)', 'took_too_long', 'Another try waits on, and orders nothing twice.'],
    [-4, 'Uploading Data (Failed)', 'delivery_broken', 'fetches it anew, and orders nothing twice.'],
    [-6, 'Generating Tiles (Failed)', 'delivery_broken', 'fetches it anew, and orders nothing twice.'],
    [-9, 'Preparing Data (Failed)', 'delivery_empty', 'order another area or other days.'],
  ])(
    'at %d says its step (%s), and for the fault %s what can be done',
    async (status, step, fault, words) => {
      openVariable(status, fault);
      await sees(step);
      await sees(words);
      expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(1);
      expect(screen.queryByRole('table')).toBeNull();
    },
  );

  test('while the provider takes no more requests says that it goes on', async () => {
    openVariable(2, 'imagery_limited');
    await sees('The provider takes no more requests for now. It is being tried again.');
    expect(screen.queryAllByRole('button', { name: 'Cancel order' })).toHaveLength(1);
  });
});
