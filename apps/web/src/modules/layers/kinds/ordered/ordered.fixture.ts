import type { Layer } from '@waypost/contract';
import { makeLayer } from '../../layer.fixture.ts';

/** A layer of Rosa’s organization whose contents a provider makes, for tests of its page. */
export function makeOrdered(type: number, status: number): Layer {
  const layer = makeLayer(257, { type, status, name: 'El Mogote' });
  return { ...layer, properties: { ...layer.properties, organization_id: 7 } };
}
