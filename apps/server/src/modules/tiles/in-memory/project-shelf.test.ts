import type { FeatureSelection } from '@waypost/contract';
import { expect, test } from 'vitest';
import { findSelected } from '../cache/kept-project.ts';
import { TileCache, TileStore } from '../cache/tile-cache.ts';
import { loadIndex } from './load-index.fixture.ts';
import { createProjectShelf, type ShelvedProject } from './project-shelf.ts';

const store = new TileStore(1_000);
const index = await loadIndex([], 0);

function makeProject(bytes: number): ShelvedProject {
  const live = { count: 0, bytes, at: () => index, apply: async () => {} };
  return {
    version: '1',
    from: 'memory',
    tiles: { live, seqs: new Map() },
    whole: new TileCache(store, index),
    selected: new Map(),
    select: async () => new TileCache(store, index),
    describe: async () => ({ count: 0, bbox: null }),
  };
}

test('over budget the least recently used project is evicted, and a project in use never is', () => {
  const evicted: number[] = [];
  const shelf = createProjectShelf(100, (id) => evicted.push(id));
  for (const id of [1, 2, 3]) shelf.put(id, makeProject(33));
  shelf.find(1);
  shelf.put(4, makeProject(33));
  const ids = () => [1, 2, 3, 4, 5].filter((id) => shelf.find(id) !== undefined);
  expect(ids()).toEqual([1, 3, 4]);
  shelf.put(5, makeProject(500));
  expect(ids()).toEqual([5]);
  expect(evicted.toSorted()).toEqual([1, 2, 3, 4]);
  shelf.remove(5);
  expect(ids()).toEqual([]);
});

test('a filter is built once, and the least recently used of many are evicted', async () => {
  const made: (string | undefined)[] = [];
  const project = {
    ...makeProject(1),
    async select({ text }: FeatureSelection) {
      made.push(text);
      return new TileCache(store, index);
    },
  };
  const ask = (text: string) => findSelected(project, text, { text });
  const names = Array.from({ length: 12 }, (_, n) => `filter ${n}`);
  for (const name of names) await ask(name);
  await Promise.all([ask('filter 0'), ask('filter 0')]);
  expect(made).toEqual(names);
  await ask('another');
  await ask('filter 0');
  await ask('filter 1');
  expect(made.slice(names.length)).toEqual(['another', 'filter 1']);
});

test('a filter that fails is retried', async () => {
  const project = makeProject(1);
  const failing = { ...project, select: () => Promise.reject(new Error('no database')) };
  await expect(findSelected(failing, 'a', {})).rejects.toThrow();
  await expect(findSelected(project, 'a', {})).resolves.toBeDefined();
});
