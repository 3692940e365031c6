import { screen, waitFor } from '@testing-library/react';
import {
  ENDPOINTS,
  type Feature,
  type FenceCrossing,
  type FenceNow,
  type FenceSubject,
  type FenceTrial,
  fenceSettings,
} from '@waypost/contract';
import { describe, expect, test } from 'vitest';
import type { FakeServer } from '../../../../test/fake-server.ts';
import { handsOf, sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { PROJECT } from '../../../../test/people.ts';
import { toEmpty } from '../../../../test/to-empty.ts';
import { queryClient } from '../../../data/queries/query-client.ts';

const { getFeature, getNeighbours, updateFeature } = ENDPOINTS.features;
const { getFenceNow, listFenceCrossings, putFenceSettings, tryFence } = ENDPOINTS.geofence;
const CODE = '00000000-0000-4000-8000-000000000001';
const MINUTE = 60_000;
const RING: [number, number][] = [
  [-110.4, 24.4],
  [-110.3, 24.4],
  [-110.3, 24.5],
  [-110.4, 24.4],
];

const empty = toEmpty(getFeature.response) as Feature; // of that schema
const zone: Feature = {
  ...empty,
  geometry: { type: 'Polygon', coordinates: [RING] },
  properties: {
    ...empty.properties,
    ...{ code: CODE, name: 'No-take zone', project_id: 70, organization_id: 7, type: 'Polygon' },
    ...{ geofence: true, geofence_events: ['in', 'out'] },
  },
};
const now: FenceNow = { settings: fenceSettings.parse({}), usual_zone: null, radar: null, inside: [] };

const jorge: FenceSubject = { kind: 'member', id: 2, display_name: 'Jorge Ruiz', avatar_url: null };
const collar: FenceSubject = { kind: 'device', id: 2, display_name: 'Jaguar Sol', avatar_url: null };

const vessel: FenceSubject = { kind: 'vessel', id: 3, display_name: 'La Perla', avatar_url: null };

const THEN = Date.now() - 5 * 60 * MINUTE;
const at = (minutes: number) => new Date(THEN + minutes * MINUTE).toISOString();

/** An event that was told at once. */
const crossing = (id: number, minutes: number, more: Partial<FenceCrossing> = {}): FenceCrossing => ({
  ...{ id: `judged-${id}`, source: 'judged', kind: 'enter', cause: 'crossed', subject: jorge },
  ...{ at: at(minutes), told_at: at(minutes), withdrawn_at: null, corrections: [] },
  ...more,
});
const moved = (from: number, to: number): FenceCrossing['corrections'][number] => ({
  kind: 'moved',
  was_at: at(from),
  by_ms: (to - from) * MINUTE,
  corrected_at: at(200),
});

const openZone = (crossings: readonly FenceCrossing[], prepare: (server: FakeServer) => unknown = () => {}) =>
  openPage(`${PROJECT}/features/${CODE}`, {
    prepare: (server) => {
      server.answerEmpty(getNeighbours).answerEmpty(ENDPOINTS.notes.listNotes).answer(getFeature, zone);
      server.answer(getFenceNow, now).answer(listFenceCrossings, [...crossings]);
      prepare(server);
    },
  });

/** The row of an event, which has a text. */
const rowWith = async (text: string) => {
  const row = (await sees(text)).closest('li');
  if (row === null) throw new Error(`“${text}” is in no row.`);
  return row;
};

describe('an event of a geofence that was corrected', () => {
  test('says by how much it happened earlier or later than was told at first', async () => {
    openZone([
      crossing(3, 100, { kind: 'leave', corrections: [moved(90, 95), moved(95, 100)] }),
      crossing(2, 26, { corrections: [moved(40, 26)] }),
    ]);
    const earlier = await rowWith('14 minutes earlier than told at first');
    expect(earlier.textContent).toContain('Jorge Ruiz entered');
    expect(earlier.querySelector('[data-struck]')).toBeNull();
    // Of several corrections, what they come to.
    const later = await rowWith('10 minutes later than told at first');
    expect(later.textContent).toContain('Jorge Ruiz left');
  });

  test('says that it was withdrawn, struck through, and not by how much it moved before', async () => {
    const withdrawn = { kind: 'withdrawn', was_at: at(26), by_ms: null, corrected_at: at(210) } as const;
    openZone([
      crossing(2, 26, { withdrawn_at: at(210), corrections: [moved(40, 26), withdrawn] }),
      crossing(1, 10, { kind: 'leave' }),
    ]);
    const row = await rowWith('Withdrawn');
    expect(row.textContent).toContain('later positions show that it did not happen');
    expect(row.textContent).not.toContain('earlier');
    expect(row.querySelector('[data-struck]')?.textContent).toContain('Jorge Ruiz entered');
    const [struck, ...others] = document.querySelectorAll('[data-struck]');
    expect(row.contains(struck ?? null)).toBe(true);
    expect(others).toEqual([]);
  });
});

test('an event that was told late says how late, unless a correction says more; one told by a program says so', async () => {
  openZone([
    crossing(4, 120, { told_at: at(125) }),
    crossing(3, 60, { told_at: at(240) }),
    crossing(2, 30, { kind: 'leave', told_at: at(240), corrections: [moved(20, 30)] }),
    crossing(1, 5, { id: 'told-1', source: 'told', told_at: null, subject: collar }),
  ]);
  const late = await rowWith('told 3 hours late');
  expect(late.textContent).toContain('Jorge Ruiz entered');
  expect(screen.getAllByText(/told .* late/)).toHaveLength(1);
  const program = await rowWith('Told by a program, not judged from positions');
  expect(program.textContent).toContain('Jaguar Sol entered');
});

test('a vessel that was lost is lost here if it was inside, and near here if it was not', async () => {
  openZone([
    crossing(2, 60, { kind: 'lost_near', subject: { ...vessel, display_name: 'Estela' } }),
    crossing(1, 30, { kind: 'absent', subject: vessel }),
  ]);
  expect((await rowWith('was lost from sight near here')).textContent).toContain('Estela');
  expect((await rowWith('was lost from sight here')).textContent).toContain('La Perla');
});

test('a geofence says which radar layer it watches, and that nothing is judged once the layer is gone', async () => {
  const watched: FenceNow = { ...now, radar: { layer_name: 'La Ventana', fault: null, tells_length: true } };
  const { server } = openZone([crossing(1, 30, { subject: vessel })], (fake) =>
    fake.answer(getFenceNow, watched),
  );
  await sees('Watches the vessels of the radar layer “La Ventana”.');
  server.answer(getFenceNow, {
    ...now,
    radar: { layer_name: null, fault: 'layer_gone', tells_length: false },
  });
  await queryClient.invalidateQueries();
  await sees('The radar layer that this geofence watched was deleted: nothing is judged any more.');
  expect(screen.queryByText(/Watches the vessels/)).toBeNull();
  expect((await rowWith('entered')).textContent).toContain('La Perla');
});

const trial: FenceTrial = {
  from: at(-90 * 24 * 60),
  to: at(0),
  positions_count: 1_200,
  subjects_count: 2,
  is_cut: false,
  counts: { enter: 2, leave: 0, dwell: 1, still: 0, absent: 0, lost_near: 0 },
  events: [
    { kind: 'dwell', cause: 'crossed', subject: collar, at: at(90) },
    { kind: 'enter', cause: 'crossed', subject: collar, at: at(60) },
    { kind: 'enter', cause: 'appeared', subject: jorge, at: at(30) },
  ],
};

describe('“Try on the last 90 days”', () => {
  async function openForm() {
    const page = openZone([]);
    const hands = handsOf(page.user);
    await hands.press('Settings');
    return { ...page, ...hands, tryIt: () => hands.press('Try on the last 90 days') };
  }

  test('shows what the geofence would have told of people and devices, and saves nothing', async () => {
    const { server, tryIt } = await openForm();
    server.answer(tryFence, trial);
    await tryIt();
    const result = await waitFor(() => {
      const shown = screen.getAllByRole('status').find((one) => one.textContent?.includes('would have told'));
      if (shown === undefined) throw new Error('No result is shown.');
      return shown;
    });
    expect(result.textContent).toContain('It would have told: 2 coming in, 1 staying inside.');
    expect(result.textContent).toContain('Judged from 1,200 positions of 2 people.');
    const rows = [...result.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringContaining('Jaguar Sol is still inside'),
      expect.stringContaining('Jaguar Sol entered'),
      expect.stringContaining('Jorge Ruiz entered'),
    ]);
    expect(server.sentTo(tryFence).at(-1)?.body).toMatchObject({
      geometry: zone.geometry,
      watches: ['in', 'out'],
      settings: { margin_m: 15, stay_s: 30 },
    });
    expect([...server.sentTo(putFenceSettings), ...server.sentTo(updateFeature)]).toEqual([]);
  });

  test('counts vessels that were lost near apart from those that came in', async () => {
    const { server, tryIt } = await openForm();
    const counts = { ...trial.counts, dwell: 0, lost_near: 3 };
    const event = { kind: 'lost_near', cause: 'crossed', subject: vessel, at: at(30) } as const;
    server.answer(tryFence, { ...trial, counts, events: [event] });
    await tryIt();
    await sees(/2 coming in, 3 lost from sight nearby/);
    expect((await rowWith('was lost from sight near here')).textContent).toContain('La Perla');
  });

  test('says that it would have told nothing, that older positions were left out, and that it failed', async () => {
    const { server, tryIt } = await openForm();
    const none = { enter: 0, leave: 0, dwell: 0, still: 0, absent: 0, lost_near: 0 };
    server.answer(tryFence, { ...trial, is_cut: true, counts: none, events: [] });
    await tryIt();
    await sees('It would have told nothing.');
    await sees('There were more positions; the oldest were left out.');
    server.refuse(tryFence, 'internal');
    await tryIt();
    await sees('The geofence could not be tried');
  });
});

test.each([
  ['of the other geofences of the project', 'America/Mazatlan', 'America/Mazatlan'],
  ['of the browser where no other has hours', null, new Intl.DateTimeFormat().resolvedOptions().timeZone],
])('hours begin in the time zone %s', async (_, usual_zone, expected) => {
  const { server, user } = openZone([], (fake) => fake.answer(getFenceNow, { ...now, usual_zone }));
  const { press } = handsOf(user);
  await press('Settings');
  await user.click(await screen.findByRole('switch', { name: 'Only at certain hours' }));
  expect(await screen.findByLabelText('Time zone', { selector: 'input' })).toHaveProperty('value', expected);
  server.answer(putFenceSettings, { ...now, usual_zone });
  await press('Save');
  await waitFor(() =>
    expect(server.sentTo(putFenceSettings).at(-1)?.body).toMatchObject({ time_zone: expected }),
  );
});
