import { ApiError, type HttpClient } from '@waypost/client';
import { featureEndpoints, importEndpoints } from '@waypost/contract';
import { describe, expect, it } from 'vitest';
import { createLocalUuid } from '../../../data/local-uuid.ts';
import { makeItem } from '../items/import-item.fixture.ts';
import type { ImportItem } from '../items/import-item.ts';
import { countRun, estimateRemaining, formatDuration, isComplete, type UploadRun } from './upload-run.ts';
import { UPLOADS_AT_ONCE, upload } from './uploader.ts';

function toItems(count: number): ImportItem[] {
  return Array.from({ length: count }, (_, index) =>
    makeItem({
      localUuid: createLocalUuid(),
      fileId: 'f',
      fileName: 'f.kml',
      geometry: { type: 'Point', coordinates: [index / 100, 0] },
      name: `Point ${index}`,
    }),
  );
}

interface Call {
  readonly endpoint: unknown;
  readonly body?: { feature: { name: string; local_uuid: string } };
  readonly files?: readonly File[];
  readonly signal: AbortSignal;
}

/** A client that passes every call to `answer`; it has the interface of the real one. */
function toClient(answer: (call: Call) => Promise<unknown>): HttpClient {
  return {
    fetch: () => Promise.reject(new Error('Uploads read no responses themselves.')),
    call: (endpoint, ...[input]) => answer({ ...(input as unknown as Call), endpoint }) as never,
  };
}

/** The lines of a batch request. */
async function readLines({ files = [] }: Call): Promise<{ name: string; local_uuid: string }[]> {
  const text = (await files[0]?.text()) ?? '';
  return text.split('\n').map((line) => JSON.parse(line) as { name: string; local_uuid: string });
}

const encode = (lines: readonly object[]) =>
  new TextEncoder().encode(lines.map((line) => `${JSON.stringify(line)}\n`).join('')).buffer;
const END = { outcome: 'end', lines: 0, error: null };

/** A server that accepts everything not named otherwise. */
async function answerAll(call: Call, refusedName = ''): Promise<unknown> {
  if (call.endpoint === featureEndpoints.createFeature) return { properties: { code: 'c' } };
  if (call.endpoint !== importEndpoints.sendImport) return {};
  const results = (await readLines(call)).map(({ name, local_uuid }, index) =>
    name === refusedName
      ? {
          line: index + 1,
          local_uuid,
          outcome: 'error',
          code: null,
          error: { code: 'geometry_invalid', detail: 'no' },
        }
      : { line: index + 1, local_uuid, outcome: 'created', code: 'c' },
  );
  return encode([...results, END]);
}

const offline = new ApiError(0, { detail: 'no answer' });

function run(
  items: readonly ImportItem[],
  answer: (call: Call) => Promise<unknown>,
  left = new Set<string>(),
) {
  const states: UploadRun[] = [];
  const ends: UploadRun[] = [];
  const uploader = upload(
    items,
    { projectId: 12, importUuid: 'u' },
    {
      client: toClient(answer),
      toErrorText: (error) =>
        error instanceof ApiError ? error.code : error instanceof Error ? error.message : 'unknown',
      toPicture: async (photo) => {
        if (photo.size === 0) throw new Error('no picture');
        return new File([photo], photo.name.replace('.heic', '.jpg'));
      },
      findSource: () => null,
      isLeft: ({ localUuid }) => left.has(localUuid),
      onChange: (state) => states.push(state),
      onEnd: (state) => ends.push(state),
      now: () => 1_000,
      sleep: async () => undefined,
    },
  );
  return { uploader, states, ends };
}

const withPhoto = (item: ImportItem | undefined, name: string, bytes = 'x'): ImportItem => {
  if (item === undefined) throw new Error('no item');
  return { ...item, photo: new File([bytes], name) };
};

describe('upload', () => {
  it('sends a photograph with its feature; an invalid picture fails alone, an existing one is kept', async () => {
    const [whole, empty, plain, there] = toItems(4);
    const sent: string[][] = [];
    const items = [withPhoto(whole, 'a.heic'), withPhoto(empty, 'b.jpg', ''), withPhoto(there, 'c.jpg')];
    const { uploader } = run(
      plain === undefined ? items : [...items, plain],
      async (call) => {
        if (call.endpoint === featureEndpoints.createFeature)
          sent.push((call.files ?? []).map(({ name }) => name));
        return answerAll(call);
      },
      new Set([there?.localUuid ?? '']),
    );
    const { entries } = await uploader.ended;
    expect(entries.map(({ status, message, outcome }) => [status, message, outcome])).toEqual([
      ['success', null, 'created'],
      ['error', 'no picture', undefined],
      ['success', null, 'skipped'],
      ['success', null, 'created'],
    ]);
    expect(sent).toEqual([['a.jpg']]);
  });

  it('sends pictures of a KMZ with their features; for an existing file the server decides on each', async () => {
    const [fresh, known] = toItems(2).map((item, index) => ({
      ...item,
      pictures: [`${index}a.jpg`, `${index}b.jpg`].map((name) => new File(['x'], name)),
    }));
    if (fresh === undefined || known === undefined) throw new Error('no items');
    const sent: (string | undefined)[][] = [];
    const { uploader } = run(
      [fresh, known],
      async (call) => {
        if (call.endpoint === featureEndpoints.createFeature)
          sent.push((call.files ?? []).map(({ name }) => name));
        if (call.endpoint === importEndpoints.sendImport)
          sent.push((await readLines(call)).map(({ name }) => name));
        return answerAll(call);
      },
      new Set([known.localUuid]),
    );
    const { entries } = await uploader.ended;
    expect(entries.map(({ status }) => status)).toEqual(['success', 'success']);
    expect(sent.toSorted()).toEqual([['0a.jpg', '0b.jpg'], ['Point 1']]);
  });

  it('sends four photographs at a time, and counts each on the import', async () => {
    let under = 0;
    let most = 0;
    let noted = 0;
    const { uploader } = run(
      toItems(12).map((item, index) => withPhoto(item, `${index}.jpg`)),
      async (call) => {
        if (call.endpoint === importEndpoints.noteImported) noted += 1;
        under += 1;
        most = Math.max(most, under);
        await new Promise((resolve) => setTimeout(resolve, 1));
        under -= 1;
        return answerAll(call);
      },
    );
    expect(countRun(await uploader.ended)).toMatchObject({ success: 12, failed: 0 });
    expect([most, noted]).toEqual([UPLOADS_AT_ONCE, 12]);
  });

  it('sends every feature once, 500 per request and two requests at a time, with its uuid', async () => {
    const items = toItems(1_800);
    let under = 0;
    let most = 0;
    const sent: string[] = [];
    const sizes: number[] = [];
    const { uploader, ends } = run(items, async (call) => {
      under += 1;
      most = Math.max(most, under);
      const lines = await readLines(call);
      sent.push(...lines.map(({ local_uuid }) => local_uuid));
      sizes.push(lines.length);
      under -= 1;
      return answerAll(call);
    });
    const end = await uploader.ended;
    expect(most).toBe(2);
    expect(sizes.sort()).toEqual([300, 500, 500, 500]);
    expect(sent.sort()).toEqual(items.map((item) => item.localUuid).sort());
    expect(countRun(end)).toEqual({ total: 1_800, success: 1_800, failed: 0, uploading: 0, pending: 0 });
    expect(ends).toHaveLength(1);
    expect(end.endedAt).toBe(1_000);
  });

  it('continues after a failure and reports it', async () => {
    const { uploader } = run(toItems(5), (call) => answerAll(call, 'Point 1'));
    const end = await uploader.ended;
    expect(countRun(end)).toMatchObject({ success: 4, failed: 1 });
    expect(end.entries[1]).toMatchObject({ status: 'error', message: 'geometry_invalid' });
    expect(isComplete(countRun(end))).toBe(true);
  });

  it('retries transient failures with the same uuids', async () => {
    const tries: string[] = [];
    const { uploader } = run(toItems(2), async (call) => {
      tries.push((await readLines(call)).map(({ local_uuid }) => local_uuid).join());
      if (tries.length === 1) throw offline;
      // A response that broke off, and one that reports why it ended early.
      if (tries.length === 2) return encode([]);
      if (tries.length === 3) return encode([{ ...END, error: { code: 'unavailable', detail: 'no' } }]);
      return answerAll(call);
    });
    expect(countRun(await uploader.ended)).toMatchObject({ success: 2, failed: 0 });
    expect(new Set(tries).size).toBe(1);
    expect(tries).toHaveLength(4);
  });

  it('ends when the server becomes unreachable: unsent features are pending, none failed', async () => {
    let calls = 0;
    const { uploader } = run(toItems(2_000), async (call) => {
      calls += 1;
      if (calls > 1) throw offline;
      return answerAll(call);
    });
    const end = await uploader.ended;
    expect(end).toMatchObject({ isInterrupted: true, isCancelled: false });
    expect(countRun(end)).toMatchObject({ success: 500, failed: 0, uploading: 0, pending: 1_500 });
  });

  it('reports a refused request on each of its features', async () => {
    const { uploader } = run(toItems(3), async () => {
      throw new ApiError(403, { code: 'forbidden', detail: 'no' });
    });
    const end = await uploader.ended;
    expect(end.entries.map(({ message }) => message)).toEqual(Array(3).fill('forbidden'));
    expect(end.isInterrupted).toBe(false);
  });

  it('stops when cancelled: starts nothing new, and requests in flight become pending', async () => {
    const began = Promise.withResolvers<void>();
    let calls = 0;
    const { uploader } = run(
      toItems(2_000),
      (call) =>
        new Promise((_, reject) => {
          calls += 1;
          call.signal.addEventListener('abort', () => reject(new Error('aborted')));
          if (calls === 2) began.resolve();
        }),
    );
    await began.promise;
    uploader.cancel();
    const end = await uploader.ended;
    expect(calls).toBe(2);
    expect(end).toMatchObject({ isCancelled: true, isInterrupted: false });
    expect(countRun(end)).toMatchObject({ success: 0, failed: 0, uploading: 0, pending: 2_000 });
  });
});

describe('the progress of a run', () => {
  it('estimates the remaining time from the pace so far', () => {
    const counts = { total: 100, success: 20, failed: 5, uploading: 4, pending: 71 };
    expect(estimateRemaining(counts, 5_000)).toBe(15_000);
    expect(estimateRemaining({ ...counts, success: 0, failed: 0 }, 5_000)).toBeNull();
  });

  it('formats durations', () => {
    expect([400, 4_000, 65_000, 3_729_000].map(formatDuration)).toEqual(['0 s', '4 s', '1:05', '1:02:09']);
  });
});

describe('createLocalUuid', () => {
  it('makes version 4 uuids without crypto.randomUUID', () => {
    const source = { getRandomValues: crypto.getRandomValues.bind(crypto) };
    const made = new Set(Array.from({ length: 100 }, () => createLocalUuid(source)));
    expect(made.size).toBe(100);
    for (const uuid of made)
      expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
