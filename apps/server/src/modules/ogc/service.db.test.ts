import { type OgcCollectionId, ogcItemsQuery } from '@waypost/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requireProject } from '../../access/require-access.ts';
import { type OgcWorld, startOgcWorld } from './ogc.fixture.ts';
import { createOgcService, type OgcService } from './service.ts';

let world: OgcWorld;
beforeAll(async () => {
  world = await startOgcWorld();
});
afterAll(() => world.app.close());

const addPoint = (name: string) => world.add([{ name, geometry: { type: 'Point', coordinates: [1, 1] } }]);

async function read(service: OgcService, collection: OgcCollectionId) {
  const principal = { memberId: world.admin.memberId };
  const grant = await requireProject(world.app.database.read, principal, world.projectId, 'feature:read');
  const { items, matched } = await service.listItems(grant, collection, ogcItemsQuery.parse({}));
  return { told: items.length, matched };
}

test('pages of many features are complete; counts by geometry kind may be a minute old, the total may not', async () => {
  const exact = createOgcService(world.app.database);
  const ofMany = createOgcService(world.app.database, 1);
  await addPoint('First');
  await addPoint('Second');
  for (const service of [exact, ofMany])
    expect(await read(service, 'points')).toEqual({ told: 2, matched: 2 });
  await addPoint('Third');
  expect(await read(exact, 'points')).toEqual({ told: 3, matched: 3 });
  expect(await read(ofMany, 'points')).toEqual({ told: 3, matched: 2 });
  expect(await read(ofMany, 'features')).toEqual({ told: 3, matched: 3 });
});
