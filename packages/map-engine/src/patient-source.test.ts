import type { Source } from 'pmtiles';
import { describe, expect, it } from 'vitest';
import { toPatientSource } from './patient-source.ts';

/** A source that fails with each of `faults` before it answers. */
function makeSource(faults: Error[]): Source & { calls: number } {
  return {
    calls: 0,
    getKey: () => 'archive',
    async getBytes(_offset, length) {
      this.calls += 1;
      const fault = faults.shift();
      if (fault !== undefined) throw fault;
      return { data: new ArrayBuffer(length) };
    },
  };
}

describe('toPatientSource', () => {
  it('asks again when the network failed, and gives up after the last pause', async () => {
    const passing = makeSource([new TypeError('Failed to fetch'), new TypeError('Failed to fetch')]);
    expect((await toPatientSource(passing, [0, 0]).getBytes(0, 7)).data.byteLength).toBe(7);
    expect(passing.calls).toBe(3);
    const dead = makeSource(Array.from({ length: 3 }, () => new TypeError('Failed to fetch')));
    await expect(toPatientSource(dead, [0, 0]).getBytes(0, 7)).rejects.toThrow('Failed to fetch');
    expect(dead.calls).toBe(3);
  });

  it('does not ask again for what was refused or is wanted no longer', async () => {
    const refused = makeSource([new Error('Bad response code: 404')]);
    await expect(toPatientSource(refused, [0]).getBytes(0, 1)).rejects.toThrow('404');
    expect(refused.calls).toBe(1);
    const left = makeSource([new TypeError('Failed to fetch')]);
    await expect(toPatientSource(left, [0]).getBytes(0, 1, AbortSignal.abort())).rejects.toThrow();
    expect(left.calls).toBe(1);
  });
});
