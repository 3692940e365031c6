import { ENDPOINTS, type FeatureCreateInput } from '@waypost/contract';
import { describe, expect, test } from 'vitest';
import { toErrorBody } from '../../../../test/app/raw-request.ts';
import { FAKE_PICTURES } from '../../../../test/pictures/fake-pictures.ts';
import { makePicture } from '../../../../test/pictures/picture.ts';
import { expectFault, GOOD_FEATURE, useRefusals } from '../../../../test/rules/refusals.ts';

const { features } = ENDPOINTS;
const server = useRefusals();

const client = () => server().app.as(server().accessToken);
const uuid = () => crypto.randomUUID();

describe('a new feature', () => {
  test.each(FAKE_PICTURES)('with %s is rejected with its path, and nothing is written', async (_, file) => {
    const feature = GOOD_FEATURE as FeatureCreateInput;
    const call = client().call(features.createFeature, {
      query: { project_id: server().projectId },
      body: { feature },
      files: [await makePicture(), file],
    });
    await expect(call).rejects.toMatchObject({
      status: 400,
      code: 'validation_failed',
      issues: [{ path: 'body.files.1', message: expect.stringContaining(file.name) }],
    });
  });
});

describe('geometry and geofence', () => {
  test.each([
    ['of 100,000 points in one ring', [100_000]],
    ['of 60,000 points in three rings', [20_000, 20_000, 20_000]],
  ])('a polygon %s is rejected with the limit', async (_, sizes) => {
    const coordinates = sizes.map((size, at) => {
      const ring = Array.from({ length: size - 1 }, (_unused, index) => {
        const angle = (index / size) * 2 * Math.PI;
        const radius = 10 - at;
        return [radius * Math.cos(angle), radius * Math.sin(angle)];
      });
      return [...ring, ring[0]];
    });
    const answer = await server().createFeature({
      ...GOOD_FEATURE,
      geometry: { type: 'Polygon', coordinates },
    });
    expectFault(answer, 400, 'validation_failed');
    expect(toErrorBody(answer).issues?.[0]?.message).toBe('A feature may have at most 50,000 points.');
  });

  test.each([
    ['a geofence on a point', { geofence: true, geofence_events: ['in'] }, 'geofence'],
    ['an unknown geofence event', { geofence_events: ['over'] }, 'geofence_events.0'],
    ['a repeated geofence event', { geofence_events: ['in', 'in'] }, 'geofence_events'],
    ['a missing parent', { parent_code: uuid() }, 'parent_code'],
    ['a malformed parent code', { parent_code: 'mother' }, 'parent_code'],
  ])('%s is rejected', async (_, more, path) => {
    expectFault(await server().createFeature({ ...GOOD_FEATURE, ...more }), 400, 'validation_failed', [
      { path: `body.feature.${path}` },
    ]);
  });

  test('a geofence without any notification is rejected', async () => {
    const ring = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ];
    const geometry = { type: 'Polygon', coordinates: [ring] };
    const answer = await server().createFeature({ ...GOOD_FEATURE, geometry, geofence: true });
    expectFault(answer, 400, 'validation_failed', [{ path: 'body.feature.geofence_events' }]);
  });
});
