import { expect, test } from 'vitest';
import { z } from 'zod';
import { radarSettings, toRadarConfig } from './radar-settings.ts';

const read = (environment: Readonly<Record<string, string>>) =>
  toRadarConfig({
    ...z.object(radarSettings).parse({ MARINE_MONITOR_URL: 'https://radar.example.org/', ...environment }),
    SANDBOX: false,
  });

test('a station is read every minute while somebody looks at it and every five else, unless settings say otherwise', () => {
  expect(read({})).toMatchObject({ watchedMs: 60_000, idleMs: 300_000 });
  expect(read({ RADAR_WATCHED_SECONDS: '30', RADAR_IDLE_SECONDS: '900' })).toMatchObject({
    watchedMs: 30_000,
    idleMs: 900_000,
  });
});
