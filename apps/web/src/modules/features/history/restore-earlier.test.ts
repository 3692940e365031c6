import { ApiError } from '@waypost/client';
import type { Feature, FeatureConflict } from '@waypost/contract';
import { describe, expect, it } from 'vitest';
import { restoreEarlier } from './restore-earlier.ts';

/** Only the version of the feature matters here. */
const at = (version: number) => ({ properties: { version } }) as Feature;

function toConflict(version: number): FeatureConflict {
  return {
    feature: at(version),
    changed_by: { member_id: 2, display_name: 'Ben Marsh' },
    changed_at: '2026-01-01T00:00:00Z',
  };
}

/** A feature that others save a number of times, each time just before it is restored. */
function restore(options: { others: number; answers: boolean[] }) {
  let present = 3;
  let { others } = options;
  const asked: (number | null)[] = [];
  const shown: number[] = [];
  const done = restoreEarlier({
    startedFrom: present,
    ask: async (newer) => {
      asked.push(newer?.feature.properties.version ?? null);
      return options.answers[asked.length - 1] ?? false;
    },
    showNewer: (newer) => shown.push(newer.properties.version),
    send: async (startedFrom) => {
      if (others > 0) {
        others -= 1;
        present += 1;
      }
      if (startedFrom !== present) {
        throw new ApiError(409, { code: 'feature_changed', detail: '', conflict: toConflict(present) });
      }
      present += 1;
      return at(present);
    },
  });
  return { done, asked, shown, getPresent: () => present };
}

describe('restoring an earlier version', () => {
  it('is confirmed once if nobody else saves', async () => {
    const { done, asked, shown } = restore({ others: 0, answers: [true] });
    expect((await done)?.properties.version).toBe(4);
    expect([asked, shown]).toEqual([[null], []]);
  });

  it('shows what someone else saved and asks again, each time', async () => {
    const { done, asked, shown } = restore({ others: 2, answers: [true, true, true] });
    expect((await done)?.properties.version).toBe(6);
    expect([asked, shown]).toEqual([
      [null, 4, 5],
      [4, 5],
    ]);
  });

  it('keeps what someone else saved if the person declines', async () => {
    const { done, shown, getPresent } = restore({ others: 1, answers: [true, false] });
    expect(await done).toBeNull();
    expect([shown, getPresent()]).toEqual([[4], 4]);
  });

  it('passes on other errors', async () => {
    const failing = restoreEarlier({
      startedFrom: 1,
      ask: async () => true,
      showNewer: () => {},
      send: () => Promise.reject(new ApiError(404, { code: 'version_not_found', detail: '' })),
    });
    await expect(failing).rejects.toMatchObject({ code: 'version_not_found' });
  });
});
