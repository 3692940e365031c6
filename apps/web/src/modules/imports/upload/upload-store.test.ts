import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLocalUuid } from '../../../data/local-uuid.ts';
import { clearToasts, dismissToast, type Toast, toastStore } from '../../../ui/toasts/toaster.ts';
import { makeItem } from '../items/import-item.fixture.ts';
import type { ImportItem } from '../items/import-item.ts';
import { EMPTY_IMPORTS, type ImportFile } from '../items/import-state.ts';
import { importStore } from '../items/import-store.ts';
import {
  answerDuplicates,
  cancelUpload,
  discardLeft,
  resumeLeft,
  retryFailed,
  startUpload,
  uploadStore,
} from './upload-store.ts';

const DIGEST = 'd'.repeat(64);

/** An import on the test server. */
interface Taken {
  readonly projectId: number;
  readonly onDuplicate: string;
  readonly done: Map<string, string>;
  isFinished: boolean;
}

/** A server with the endpoints of imports, which records requests. */
const server = {
  imports: new Map<string, Taken>(),
  /** Features of the file that each project has already. */
  known: new Map<number, number>(),
  /** Names that it refuses. */
  refused: new Set<string>(),
  /** Called before features are created. */
  onFeatures: async (_signal: AbortSignal | null) => {},
};

const toJson = (value: unknown) =>
  new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });

function preview(projectId: number): Response {
  const known = server.known.get(projectId) ?? 0;
  const counts = { created: 1, updated: 0, skipped: known };
  const files = [{ digest: DIGEST, known_count: known, earlier: [] }];
  return toJson({ files, skip: counts, update: counts, duplicate: counts });
}

async function takeLines(taken: Taken, init: RequestInit): Promise<Response> {
  await server.onFeatures(init.signal ?? null);
  init.signal?.throwIfAborted();
  const text = await new Response(init.body).text();
  const results = text.split('\n').map((row, index) => {
    // The page writes lines of the contract.
    const { local_uuid, name } = JSON.parse(row) as { local_uuid: string; name: string };
    const line = { line: index + 1, local_uuid };
    if (server.refused.has(name)) {
      return { ...line, outcome: 'error', code: null, error: { code: 'geometry_invalid', detail: 'no' } };
    }
    taken.done.set(local_uuid, name);
    return { ...line, outcome: 'created', code: createLocalUuid() };
  });
  const end = { outcome: 'end', lines: results.length, error: null };
  return new Response([...results, end].map((row) => `${JSON.stringify(row)}\n`).join(''));
}

async function answer(url: string, init: RequestInit): Promise<Response> {
  const [, project = '', uuid = '', what = ''] =
    /\/geo\/imports\/(\d+)(?:\/([^/?]+))?(?:\/([^/?]+))?/.exec(url) ?? [];
  const projectId = Number(project);
  if (uuid === 'preview') return preview(projectId);
  if (uuid === '') {
    const body = JSON.parse(String(init.body)) as { uuid: string; on_duplicate: string };
    const fresh = { projectId, onDuplicate: body.on_duplicate, done: new Map(), isFinished: false };
    if (!server.imports.has(body.uuid)) server.imports.set(body.uuid, fresh);
    return toJson({ uuid: body.uuid });
  }
  const taken = server.imports.get(uuid);
  if (taken === undefined) throw new Error(`There is no import ${uuid}.`);
  if (what === 'features') return takeLines(taken, init);
  if (what === 'done') {
    const features = [...taken.done.keys()].map((local_uuid) => ({
      local_uuid,
      outcome: 'created',
      code: null,
    }));
    return toJson({ features, next: null });
  }
  taken.isFinished = true;
  return toJson({ uuid });
}

const file: ImportFile = {
  id: 'f',
  name: 'buoys.kml',
  status: 'read',
  count: 4,
  message: null,
  report: null,
  digest: DIGEST,
};
const toItem = (name: string, sourceIndex: number, projectId: number | null = null): ImportItem =>
  makeItem({
    localUuid: createLocalUuid(),
    fileId: 'f',
    fileName: 'buoys.kml',
    geometry: { type: 'Point', coordinates: [sourceIndex, 0] },
    name,
    projectId,
    sourceIndex,
  });

function list(items: readonly ImportItem[]): readonly ImportItem[] {
  importStore.set({ ...EMPTY_IMPORTS, files: [file], items });
  return items;
}
const listNames = () => importStore.get().items.map(({ name }) => name);
const listTaken = () =>
  [...server.imports.values()].map(({ projectId, onDuplicate, done, isFinished }) => ({
    projectId,
    onDuplicate,
    names: [...done.values()],
    isFinished,
  }));
const ended = () =>
  vi.waitFor(() => {
    const { run, isPreparing } = uploadStore.get();
    expect(run?.endedAt).toEqual(expect.any(Number));
    expect(isPreparing).toBe(false);
  });

beforeAll(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => answer(url, init));
});
afterAll(() => {
  vi.unstubAllGlobals();
  importStore.set(EMPTY_IMPORTS);
});
beforeEach(() => {
  clearToasts();
  server.imports.clear();
  server.known.clear();
  server.refused.clear();
  server.onFeatures = async () => {};
  uploadStore.set({ run: null, isDialogOpen: false, duplicates: null, left: [] });
});

describe('an upload', () => {
  it('runs one project after the other, an import each, and empties the list', async () => {
    const items = list([toItem('Buoy', 0), toItem('Net', 1, 7), toItem('Mooring', 2)]);
    await startUpload(items, 5);
    await vi.waitFor(() => expect(listNames()).toEqual([]));
    await vi.waitFor(() =>
      expect(listTaken()).toEqual([
        { projectId: 5, onDuplicate: 'duplicate', names: ['Buoy', 'Mooring'], isFinished: true },
        { projectId: 7, onDuplicate: 'duplicate', names: ['Net'], isFinished: true },
      ]),
    );
    await vi.waitFor(() => expect(toastStore.getCurrent()?.tone).toBe('good'));
  });

  it('reports what the first project refused, even if the next one accepts all', async () => {
    server.refused.add('Buoy');
    const told: (Toast | undefined)[] = [];
    const stop = toastStore.subscribe(() => told.push(toastStore.getCurrent()));
    await startUpload(list([toItem('Buoy', 0), toItem('Net', 1, 7)]), 5);
    await vi.waitFor(() => expect(listTaken()[1]).toMatchObject({ projectId: 7, isFinished: true }));
    await vi.waitFor(() => expect(told).toHaveLength(2));
    stop();
    const [fault] = told;
    expect(fault?.tone).toBe('error');
    // Errors stay until closed.
    dismissToast(fault?.id ?? 0);
    expect(toastStore.getCurrent()?.tone).toBe('good');
    expect(listNames()).toEqual(['Buoy']);
  });

  it('asks about a file that exists already, and sends nothing without an answer', async () => {
    server.known.set(5, 1);
    const items = list([toItem('Buoy', 0)]);
    await startUpload(items, 5);
    expect(uploadStore.get().duplicates?.preview.files[0]?.known_count).toBe(1);
    await answerDuplicates(null);
    expect(uploadStore.get()).toMatchObject({ duplicates: null, run: null });
    expect(listTaken()).toEqual([]);
    expect(listNames()).toEqual(['Buoy']);

    await startUpload(items, 5);
    await answerDuplicates('update');
    await ended();
    expect(listTaken()).toEqual([{ projectId: 5, onDuplicate: 'update', names: ['Buoy'], isFinished: true }]);
  });

  it('keeps refused features, and retries only those in the same import', async () => {
    server.refused.add('Net');
    const items = list([toItem('Buoy', 0), toItem('Net', 1)]);
    await startUpload(items, 5);
    await ended();
    await vi.waitFor(() => expect(listNames()).toEqual(['Net']));
    expect(toastStore.getCurrent()).toMatchObject({ tone: 'error' });
    server.refused.clear();
    await retryFailed();
    await ended();
    expect(uploadStore.get().run?.entries.map(({ item, status }) => [item.name, status])).toEqual([
      ['Net', 'success'],
    ]);
    expect(listTaken().map(({ names }) => names)).toEqual([['Buoy', 'Net']]);
    expect(listNames()).toEqual([]);
  });

  it('stops at once when cancelled, keeps unsent features, and resumes on request', async () => {
    let asked = 0;
    server.onFeatures = (signal) => {
      asked += 1;
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    };
    const items = list([toItem('Buoy', 0), toItem('Net', 1)]);
    await startUpload(items, 5);
    await vi.waitFor(() => expect(asked).toBe(1));
    cancelUpload();
    await ended();
    expect(uploadStore.get().run).toMatchObject({ isCancelled: true });
    expect(uploadStore.get().run?.entries.map(({ status }) => status)).toEqual(['pending', 'pending']);
    expect(listNames()).toEqual(['Buoy', 'Net']);
    server.onFeatures = async () => {};
    await retryFailed();
    await ended();
    expect(listTaken().map(({ names }) => names)).toEqual([['Buoy', 'Net']]);
  });
});

describe('an upload interrupted by closing the page', () => {
  const leave = (items: readonly ImportItem[]) => {
    const uuid = createLocalUuid();
    const files = [{ id: 'f', name: 'buoys.kml', digest: DIGEST, featuresCount: items.length }];
    const plan = { projectId: 5, uuid, onDuplicate: 'duplicate' as const, later: [], files, items };
    const left = { plan, done: new Set<string>() };
    uploadStore.set({ left: [left] });
    return left;
  };

  it('resumes with all features that the server does not have', async () => {
    importStore.set(EMPTY_IMPORTS);
    const items = [toItem('Buoy', 0), toItem('Net', 1)];
    const left = leave(items);
    const done = new Map([[items[0]?.localUuid ?? '', 'Buoy']]);
    server.imports.set(left.plan.uuid, { projectId: 5, onDuplicate: 'duplicate', done, isFinished: false });
    await resumeLeft(left);
    await ended();
    expect(uploadStore.get().run?.entries.map(({ item }) => item.name)).toEqual(['Net']);
    expect(uploadStore.get().left).toEqual([]);
    expect(listTaken()).toMatchObject([{ names: ['Buoy', 'Net'], isFinished: true }]);
    await vi.waitFor(() => expect(listNames()).toEqual([]));
  });

  it('is removed when discarded, and nothing else is', async () => {
    const first = leave([toItem('Buoy', 0)]);
    const second = leave([toItem('Net', 1)]);
    uploadStore.set({ left: [first, second] });
    await discardLeft(first.plan.uuid);
    expect(uploadStore.get().left).toEqual([second]);
    expect(listTaken()).toEqual([]);
  });
});
