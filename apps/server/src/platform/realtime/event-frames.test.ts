import type { Writable } from 'node:stream';
import type { LoggedEvent } from '@waypost/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as ws from 'ws';
import { toPieces } from './event-frames.ts';

// The library exports it; its types leave it out.
const { Receiver } = ws as unknown as {
  readonly Receiver: new (options: { readonly isServer: boolean }) => Writable;
};

/** An event whose text has about this many characters more than the shortest. */
const toEvent = (seq: number, length: number): LoggedEvent => ({
  ...{
    topic: 'project:1',
    seq,
    type: 'job.changed',
    member_id: null,
    created_at: '2026-01-01T00:00:00.000Z',
  },
  payload: { job_id: 'b9a0ae4c-8d4b-4a4e-9a3c-0e5a1d3d0c11', kind: 'ñ'.repeat(length), state: 'running' },
});

/** What a client of the library reads. */
function read(pieces: readonly Buffer[]): unknown[] {
  const heard: unknown[] = [];
  const receiver = new Receiver({ isServer: false });
  receiver.on('message', (data: Buffer, isBinary: boolean) => {
    expect(isBinary).toBe(false);
    heard.push(JSON.parse(String(data)));
  });
  for (const piece of pieces) receiver.write(piece);
  return heard;
}

const tellAll = (events: readonly LoggedEvent[]) => events.map((event) => ({ action: 'event', ...event }));

test.each([0, 40_000, 300_000])('a client reads an event of %d characters more', (length) => {
  const events = [toEvent(1, length)];
  expect(read(toPieces(events))).toEqual(tellAll(events));
});

test('events of any lengths are read in their order, each once', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 70_000 }), { minLength: 1, maxLength: 12 }), (lengths) => {
      const events = lengths.map((length, index) => toEvent(index + 1, length));
      expect(read(toPieces(events))).toEqual(tellAll(events));
    }),
    { numRuns: 30 },
  );
});

test('few bytes are one piece, the same for all who receive the same events; many are several', () => {
  const events = Array.from({ length: 100 }, (_, index) => toEvent(index + 1, 10));
  expect(toPieces(events)).toHaveLength(1);
  expect(toPieces(events)[0]).toBe(toPieces(events)[0]);
  expect(toPieces(events.map(({ seq }) => toEvent(seq, 20_000))).length).toBeGreaterThan(5);
});
