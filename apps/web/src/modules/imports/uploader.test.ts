import { ApiError, type HttpClient } from '@waypost/client';
import { describe, expect, it } from 'vitest';
import { type ImportItem, judge } from './import-item.ts';
import { createLocalUuid } from './local-uuid.ts';
import { countRun, estimateRemaining, formatDuration, isComplete, type UploadRun } from './upload-run.ts';
import { UPLOADS_AT_ONCE, upload } from './uploader.ts';

function toItems(count: number): ImportItem[] {
  return Array.from({ length: count }, (_, index) =>
    judge({
      localUuid: createLocalUuid(),
      fileId: 'f',
      fileName: 'f.kml',
      geometry: { type: 'Point', coordinates: [index / 100, 0] },
      name: `Point ${index}`,
      description: '',
      color: '#0059ff',
      shared: false,
      isStatic: false,
      projectId: null,
      createdOrigin: null,
      data: [],
    }),
  );
}

interface Call {
  readonly query: { project_id: number };
  readonly body: { feature: { name: string; local_uuid: string } };
  readonly files?: readonly File[];
  readonly signal: AbortSignal;
}

/** A client whose every call goes to `answer`; it has the interface of the real one. */
function toClient(answer: (call: Call) => Promise<unknown>): HttpClient {
  return { call: (_endpoint, ...[input]) => answer(input as unknown as Call) as never };
}

const refused = new ApiError(400, { code: 'geometry_invalid', detail: 'no' });
const offline = new ApiError(0, { detail: 'no answer' });

function run(items: readonly ImportItem[], answer: (call: Call) => Promise<unknown>) {
  const states: UploadRun[] = [];
  const ends: UploadRun[] = [];
  const uploader = upload(items, 12, {
    client: toClient(answer),
    toErrorText: (error) =>
      error instanceof ApiError ? error.code : error instanceof Error ? error.message : 'unknown',
    toPicture: async (photo) => {
      if (photo.size === 0) throw new Error('no picture');
      return new File([photo], photo.name.replace('.heic', '.jpg'));
    },
    onChange: (state) => states.push(state),
    onEnd: (state) => ends.push(state),
    now: () => 1_000,
    sleep: async () => undefined,
  });
  return { uploader, states, ends };
}

describe('upload', () => {
  it('sends a photograph with its feature; one that is no picture fails alone', async () => {
    const [whole, empty, plain] = toItems(3);
    if (whole === undefined || empty === undefined || plain === undefined) throw new Error('no items');
    const sent: string[][] = [];
    const { uploader } = run(
      [{ ...whole, photo: new File(['x'], 'a.heic') }, { ...empty, photo: new File([], 'b.jpg') }, plain],
      async ({ files = [] }) => sent.push(files.map(({ name }) => name)),
    );
    const { entries } = await uploader.ended;
    expect(entries.map(({ status, message }) => [status, message])).toEqual([
      ['success', null],
      ['error', 'no picture'],
      ['success', null],
    ]);
    expect(sent.sort()).toEqual([[], ['a.jpg']]);
  });

  it('sends every feature once, four at a time, with its own uuid', async () => {
    const items = toItems(30);
    let under = 0;
    let most = 0;
    const sent: string[] = [];
    const { uploader, ends } = run(items, async (call) => {
      under += 1;
      most = Math.max(most, under);
      sent.push(call.body.feature.local_uuid);
      expect(call.query.project_id).toBe(12);
      await new Promise((resolve) => setTimeout(resolve, 1));
      under -= 1;
    });
    const end = await uploader.ended;
    expect(most).toBe(UPLOADS_AT_ONCE);
    expect(sent.sort()).toEqual(items.map((item) => item.localUuid).sort());
    expect(countRun(end)).toEqual({ total: 30, success: 30, failed: 0, uploading: 0, pending: 0 });
    expect(ends).toHaveLength(1);
    expect(end.endedAt).toBe(1_000);
  });

  it('goes on after a failure and says why', async () => {
    const items = toItems(5);
    const { uploader } = run(items, async (call) => {
      if (call.body.feature.name === 'Point 1') throw refused;
    });
    const end = await uploader.ended;
    expect(countRun(end)).toMatchObject({ success: 4, failed: 1 });
    expect(end.entries[1]).toMatchObject({ status: 'error', message: 'geometry_invalid' });
    expect(isComplete(countRun(end))).toBe(true);
  });

  it('tries again what failed in passing, with the same uuid, and gives up at the third time', async () => {
    const tries = new Map<string, number>();
    const { uploader } = run(toItems(2), async (call) => {
      const uuid = call.body.feature.local_uuid;
      const count = (tries.get(uuid) ?? 0) + 1;
      tries.set(uuid, count);
      if (call.body.feature.name === 'Point 0' && count < 3) throw offline;
      if (call.body.feature.name === 'Point 1') throw offline;
    });
    const end = await uploader.ended;
    expect(end.entries.map((entry) => entry.status)).toEqual(['success', 'error']);
    expect([...tries.values()]).toEqual([3, 3]);
  });

  it('stops when cancelled: nothing new begins, and what was on its way is pending again', async () => {
    let calls = 0;
    const { uploader } = run(
      toItems(20),
      (call) =>
        new Promise((_, reject) => {
          calls += 1;
          call.signal.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    await new Promise((resolve) => setTimeout(resolve, 5));
    uploader.cancel();
    const end = await uploader.ended;
    expect(calls).toBe(UPLOADS_AT_ONCE);
    expect(end.isCancelled).toBe(true);
    expect(countRun(end)).toMatchObject({ success: 0, failed: 0, uploading: 0, pending: 20 });
  });
});

describe('the figures of a run', () => {
  it('estimates what is left by the pace so far', () => {
    const counts = { total: 100, success: 20, failed: 5, uploading: 4, pending: 71 };
    expect(estimateRemaining(counts, 5_000)).toBe(15_000);
    expect(estimateRemaining({ ...counts, success: 0, failed: 0 }, 5_000)).toBeNull();
  });

  it('writes durations', () => {
    expect([400, 4_000, 65_000, 3_729_000].map(formatDuration)).toEqual(['0 s', '4 s', '1:05', '1:02:09']);
  });
});

describe('createLocalUuid', () => {
  it('makes version 4 uuids where the browser has none to give', () => {
    const source = { getRandomValues: crypto.getRandomValues.bind(crypto) };
    const made = new Set(Array.from({ length: 100 }, () => createLocalUuid(source)));
    expect(made.size).toBe(100);
    for (const uuid of made)
      expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
