import { PassThrough, Readable } from 'node:stream';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CutOff, readBatches } from './read-batches.ts';

const PLENTY = { lines: 100, lineBytes: 1_000, bytes: 10_000, seconds: 60 };

const toLine = (index: number) =>
  `${JSON.stringify({
    local_uuid: crypto.randomUUID(),
    name: `Buoy ${index}`,
    geometry: { type: 'Point', coordinates: [index, 0] },
  })}\n`;
const toLines = (count: number) => Array.from({ length: count }, (_, index) => toLine(index));

/** The batches before the end, and what ended the stream. */
async function readAll(stream: Readable, limits = PLENTY) {
  const numbers: number[] = [];
  try {
    for await (const batch of readBatches(stream, limits)) numbers.push(...batch.map(({ number }) => number));
  } catch (error) {
    return { numbers, error };
  }
  return { numbers, error: null };
}

const bodyOf = (lines: readonly string[]) => Readable.from(lines.map((line) => Buffer.from(line)));

afterEach(() => {
  vi.useRealTimers();
});

describe('a body', () => {
  test('may have the maximum number of lines, and not one more', async () => {
    expect(await readAll(bodyOf(toLines(3)), { ...PLENTY, lines: 3 })).toEqual({
      numbers: [1, 2, 3],
      error: null,
    });
    expect((await readAll(bodyOf(toLines(4)), { ...PLENTY, lines: 3 })).error).toMatchObject({
      code: 'payload_too_large',
      detail: 'Send at most 3 lines at once.',
    });
  });

  test('may have the maximum number of bytes, and not one more', async () => {
    const lines = toLines(3);
    const bytes = lines.join('').length;
    expect(await readAll(bodyOf(lines), { ...PLENTY, bytes })).toEqual({ numbers: [1, 2, 3], error: null });
    expect((await readAll(bodyOf(lines), { ...PLENTY, bytes: bytes - 1 })).error).toMatchObject({
      code: 'payload_too_large',
      detail: `Send at most ${bytes - 1} bytes at once.`,
    });
  });

  test('may have lines of the maximum length; a longer line is rejected alone', async () => {
    const lines = toLines(2);
    const [first = ''] = lines;
    const batches: { fault: string | null }[] = [];
    for await (const batch of readBatches(bodyOf([first, `${first.trimEnd()} \n`]), {
      ...PLENTY,
      lineBytes: first.length - 1,
    })) {
      batches.push(...batch.map(({ fault }) => ({ fault: fault?.code ?? null })));
    }
    expect(batches).toEqual([{ fault: null }, { fault: 'payload_too_large' }]);
  });

  test('may take the maximum time, and not longer', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const startMs = Date.now();
    const late = async (afterMs: number) => {
      vi.setSystemTime(startMs);
      const stream = new PassThrough();
      const reading = readAll(stream, { ...PLENTY, seconds: 60 });
      stream.write(toLine(0));
      await vi.waitFor(() => expect(stream.readableLength).toBe(0));
      vi.setSystemTime(startMs + afterMs);
      stream.end(toLine(1));
      return reading;
    };
    expect((await late(60_000)).error).toBeNull();
    expect((await late(60_001)).error).toMatchObject({
      code: 'too_many_requests',
      detail: 'The upload took too long.',
    });
  });

  test('that breaks off counts up to its last complete line', async () => {
    const stream = new PassThrough();
    const reading = readAll(stream);
    stream.write(`${toLine(0)}{"local_uuid`);
    await vi.waitFor(() => expect(stream.readableLength).toBe(0));
    stream.destroy(new Error('gone'));
    const { numbers, error } = await reading;
    expect(numbers).toEqual([1]);
    expect(error).toBeInstanceOf(CutOff);
  });
});
