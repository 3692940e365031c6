import { screen } from '@testing-library/react';
import { ENDPOINTS, type ImageryOrder, type OrderFault, type OrganizationRole } from '@waypost/contract';
import { describe, expect, test } from 'vitest';
import type { FakeServer } from '../../../../../test/fake-server.ts';
import { handsOf, sees } from '../../../../../test/hands.ts';
import { openPage } from '../../../../../test/open-page.tsx';
import { bahia, ORGANIZATION } from '../../../../../test/people.ts';
import { toEmpty } from '../../../../../test/to-empty.ts';
import { makeOrdered } from '../ordered/ordered.fixture.ts';

const { layers, organizations, scenes } = ENDPOINTS;
const ORDER_TYPE = 1;

interface Opening {
  readonly role?: OrganizationRole;
  readonly item_ids?: string[];
  readonly fail?: (server: FakeServer) => unknown;
}

/** Opens the page of an order at a status, as one of a role. */
function openOrder(status: number, fault: OrderFault | null, opening: Opening = {}) {
  const { role = 'org_admin', item_ids = [], fail } = opening;
  const layer = makeOrdered(ORDER_TYPE, status);
  const order: ImageryOrder = {
    ...(toEmpty(scenes.getOrder.response) as ImageryOrder), // of that schema
    ...{ layer_code: layer.code, status, fault, item_type: 'PSScene', product_bundle: 'visual', item_ids },
    fault_detail: fault === 'refused' ? 'No quota is left.' : null,
  };
  return openPage(`${ORGANIZATION}/layers/${layer.code}`, {
    prepare: (server) => {
      server
        .answer(organizations.listOrganizations, [bahia(role)])
        .answer(layers.listLayers, [layer])
        .answer(scenes.getOrder, order);
      fail?.(server);
    },
  });
}

const countButtons = (name: string) => screen.queryAllByRole('button', { name }).length;

describe('an order that failed', () => {
  test.each<[status: number, step: string, fault: OrderFault, words: string]>([
    [-1, 'Failed: Initialization', 'refused', 'order other scenes or another area.'],
    [-1, 'Failed: Initialization', 'imagery_key_refused', 'An administrator can replace it in the settings.'],
    [-1, 'Failed: Initialization', 'imagery_access_required', 'An administrator can enter a key'],
    [-2, 'Failed: Activation', 'provider_failed', 'Another try orders it anew.'],
    [-2, 'Failed: Activation', 'cancelled', 'It was cancelled. Another try orders it anew.'],
    [-2, 'Failed: Activation', 'took_too_long', 'Another try waits on, and orders nothing twice.'],
    [-3, 'Failed: Waiting for result', 'delivery_broken', 'fetches it anew, and orders nothing twice.'],
    [-3, 'Failed: Waiting for result', 'delivery_empty', 'fetches it again, and orders nothing twice.'],
    [-4, 'Failed: Creating tiles', 'delivery_broken', 'fetches it anew, and orders nothing twice.'],
    [-4, 'Failed: Creating tiles', 'internal', 'Something went wrong on our side.'],
  ])(
    'at %d says its step (%s), and for the fault %s what can be done',
    async (status, step, fault, words) => {
      openOrder(status, fault);
      await sees(step);
      await sees(words);
      if (fault === 'refused') await sees('No quota is left.');
      expect(countButtons('Try again')).toBe(1);
      expect(countButtons('Cancel order')).toBe(0);
    },
  );

  test('is only looked at by those who may not make layers', async () => {
    openOrder(-2, 'provider_failed', { role: 'org_viewer' });
    await sees('Failed: Activation');
    await sees('The provider could not make it.');
    expect(countButtons('Try again')).toBe(0);
  });

  test('and cannot be tried again says why', async () => {
    const { server, user } = openOrder(-1, 'imagery_key_refused');
    server.refuse(scenes.retryOrder, 'imagery_access_required');
    await handsOf(user).press('Try again');
    await sees('The order was not tried again');
    await sees('An administrator of the organization can give it.');
  });
});

describe('a scene of an order that cannot be loaded', () => {
  const { getScene } = scenes;

  test.each<[what: string, words: string, fail: (server: FakeServer) => FakeServer]>([
    ['says why, as the server does', 'no such scene', (server) => server.refuse(getScene, 'scene_not_found')],
    ['says so without an answer', 'Failed to fetch item data', (server) => server.cut(getScene)],
  ])('%s', async (_, words, fail) => {
    openOrder(0, null, { item_ids: ['a'], fail });
    await sees('Error loading item data');
    await sees(new RegExp(words));
  });
});

describe('an order that is under way', () => {
  test('while the provider takes no more requests says that it goes on', async () => {
    openOrder(1, 'imagery_limited');
    await sees('The provider takes no more requests for now. It is being tried again.');
    expect(countButtons('Cancel order')).toBe(1);
  });

  test('and has begun is not cancelled, and says so', async () => {
    const { server, user } = openOrder(2, null);
    server.refuse(scenes.cancelOrder, 'order_has_begun');
    const { press, pressInDialog } = handsOf(user);
    await press('Cancel order');
    await pressInDialog('Cancel order');
    await sees('The order was not cancelled');
    await sees('The provider has begun this order, so that it can no longer be cancelled.');
    expect(countButtons('Cancel order')).toBe(1);
  });
});
