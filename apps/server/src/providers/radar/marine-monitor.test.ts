import { type MarineSandbox, startMarineSandbox } from '@waypost/sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createMarineMonitor } from './marine-monitor.ts';
import { type RadarAccount, RadarError } from './radar.ts';

const NOW = new Date('2026-11-25T12:14:00Z');
const account: RadarAccount = { account: 'costa-viva', key: 'MM-of-a-test', id: 'a' };

let sandbox: MarineSandbox;
beforeAll(async () => {
  sandbox = await startMarineSandbox({ now: () => NOW });
});
afterEach(() => {
  sandbox.setFault('none');
  sandbox.setOddities({});
});
afterAll(() => sandbox.close());

const open = (timeoutMs = 2_000) => createMarineMonitor({ url: sandbox.url, isSimulated: true, timeoutMs });
const troubleOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof RadarError ? error : Promise.reject(error)),
  );

describe('Marine Monitor', () => {
  test('is asked for the stations of an account with its bare key', async () => {
    const stations = await open().readStations(account);
    expect(stations.map(({ id }) => id)).toEqual([32, 35, 41]);
    expect(sandbox.calls.at(-1)).toEqual({
      path: '/api/map/costa-viva/earthranger/trackmarkers',
      account: 'costa-viva',
      key: 'MM-of-a-test',
    });
  });

  test('gives numbers as they are, and no clutter', async () => {
    const radar = open();
    const [station] = await radar.readStations(account);
    expect(radar.units).toEqual({ speed: 'km/h', distance: 'nmi' });
    expect(station).toMatchObject({ name: 'Punta Arena de la Ventana', status: 'active', skipped: 0 });
    expect(station?.tracks.length).toBe(station?.targetCount);
    for (const { detection } of station?.tracks ?? []) {
      expect(detection.at).toBe(NOW.getTime());
      expect(detection.confidence).toBeGreaterThan(0.1);
      expect(detection.distance).toBeLessThan(28 / 1.852);
    }
  });

  test('has the same fleet at the same moment', async () => {
    const radar = open();
    const before = NOW.getTime() - 3_600_000;
    const [first, again] = [
      await radar.readStationsAt?.(account, before),
      await radar.readStationsAt?.(account, before),
    ];
    expect(first).toEqual(again);
    expect(first).not.toEqual(await radar.readStations(account));
  });

  test('that refuses a key is told apart from one that is down', async () => {
    expect(await troubleOf(open().readStations({ ...account, key: 'mistyped' }))).toMatchObject({
      trouble: 'refused',
    });
    sandbox.setFault('error');
    expect(await troubleOf(open().readStations(account))).toMatchObject({ trouble: 'unavailable' });
    sandbox.setFault('hang');
    expect(await troubleOf(open(200).readStations(account))).toMatchObject({ trouble: 'unavailable' });
    sandbox.setFault('redirect');
    expect(await troubleOf(open().readStations(account))).toMatchObject({ trouble: 'unavailable' });
  });

  test('may ask to wait', async () => {
    sandbox.setOddities({ retryAfterS: 90 });
    expect(await troubleOf(open().readStations(account))).toMatchObject({
      trouble: 'too_often',
      retryAfterMs: 90_000,
    });
  });

  test('may send half an answer, something else, or too much', async () => {
    sandbox.setOddities({ isHalf: true });
    expect(await troubleOf(open().readStations(account))).toMatchObject({ trouble: 'garbled' });
    sandbox.setFault('garbage');
    expect(await troubleOf(open().readStations(account))).toMatchObject({ trouble: 'garbled' });
    sandbox.setFault('flood');
    expect(await troubleOf(open(10_000).readStations(account))).toMatchObject({ trouble: 'garbled' });
  });

  test('may send a track that cannot be read, which is left out and counted', async () => {
    sandbox.setOddities({ hasBrokenTrack: true });
    const [station] = await open().readStations(account);
    expect(station?.skipped).toBe(1);
    expect(station?.tracks.length).toBe(station?.targetCount);
  });
});
