import { toBytes } from './fixture-files.fixture.ts';

const SAMPLE_BYTES = 50 * 1024 * 1024;
const SAMPLE_RECORDS = 100_000;

/** The processor time since a start, in milliseconds, of this process alone: what else runs must not fail a test. */
export function takeCpuMs(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/**
 * The processor time of a fixed amount of what readers do, in milliseconds: looking at bytes, and making text and values
 * of them. A slow or busy machine takes longer for it, and for a refusal beside it.
 */
export function timeSample(): number {
  const bytes = new Uint8Array(SAMPLE_BYTES);
  const record = toBytes('{"a":1}');
  const decoder = new TextDecoder();
  const start = process.cpuUsage();
  let seen = 0;
  // Faster than an iterator, as the readers are.
  for (let at = 0; at < bytes.length; at += 1) seen += bytes[at] === 10 ? 0 : 1;
  for (let made = 0; made < SAMPLE_RECORDS; made += 1) seen += JSON.parse(decoder.decode(record)).a;
  const cpuMs = takeCpuMs(start);
  // The result is used, so that no compiler may leave the loops out.
  if (seen !== SAMPLE_BYTES + SAMPLE_RECORDS) throw new Error('The sample was not read to its end.');
  return cpuMs;
}

/** What some work takes, in samples. The machine may slow down meanwhile: where that is much, it is sampled again. */
export function toSamples(cpuMs: number, sampleBeforeMs: number, most: number): number {
  return cpuMs / (cpuMs < most * sampleBeforeMs ? sampleBeforeMs : timeSample());
}

/**
 * The least processor time of some rounds, in milliseconds: in any single one of them the machine may compile code,
 * collect garbage or serve others.
 */
export async function leastCpuMs(work: () => unknown, rounds = 5): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = process.cpuUsage();
    await work();
    times.push(takeCpuMs(start));
  }
  return Math.min(...times);
}
