import type { Source } from 'pmtiles';
import { describe, expect, it } from 'vitest';
import { toPatientSource } from './patient-source.ts';

/** A source with these `faults` (an error to throw, or a number of bytes to answer with) before it works correctly. */
function makeSource(faults: (Error | number)[]): Source & { calls: number } {
  return {
    calls: 0,
    getKey: () => 'archive',
    async getBytes(_offset, length) {
      this.calls += 1;
      const fault = faults.shift();
      if (fault instanceof Error) throw fault;
      return { data: new ArrayBuffer(fault ?? length) };
    },
  };
}

/** @returns the patient source, and how often it was told to bypass the cache. */
function makePatient(source: Source) {
  const seen = { avoided: 0 };
  const avoidCache = () => {
    seen.avoided += 1;
  };
  return { seen, patient: toPatientSource(source, { avoidCache, pausesMs: [0, 0] }) };
}

describe('toPatientSource', () => {
  it('retries without the cache after a network error, and fails after the last pause', async () => {
    const passing = makeSource([new TypeError('Failed to fetch'), new TypeError('Failed to fetch')]);
    const { patient, seen } = makePatient(passing);
    expect((await patient.getBytes(9, 7)).data.byteLength).toBe(7);
    expect(passing.calls).toBe(3);
    expect(seen.avoided).toBe(2);
    const dead = makeSource(Array.from({ length: 3 }, () => new TypeError('Failed to fetch')));
    await expect(makePatient(dead).patient.getBytes(9, 7)).rejects.toThrow('Failed to fetch');
    expect(dead.calls).toBe(3);
  });

  it('retries without the cache when fewer bytes arrive than requested', async () => {
    const source = makeSource([0, 3]);
    const { patient, seen } = makePatient(source);
    expect((await patient.getBytes(9, 7)).data.byteLength).toBe(7);
    expect(source.calls).toBe(3);
    expect(seen.avoided).toBe(2);
    await expect(makePatient(makeSource([0, 0, 0])).patient.getBytes(9, 7)).rejects.toThrow('0 of 7 bytes');
  });

  it('accepts a short first response of a small archive', async () => {
    const source = makeSource([3]);
    expect((await makePatient(source).patient.getBytes(0, 7)).data.byteLength).toBe(3);
    expect(source.calls).toBe(1);
  });

  it('does not retry an HTTP error or an aborted request', async () => {
    const refused = makeSource([new Error('Bad response code: 404')]);
    await expect(makePatient(refused).patient.getBytes(9, 1)).rejects.toThrow('404');
    expect(refused.calls).toBe(1);
    const left = makeSource([new TypeError('Failed to fetch')]);
    await expect(makePatient(left).patient.getBytes(9, 1, AbortSignal.abort())).rejects.toThrow();
    expect(left.calls).toBe(1);
  });
});
