import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Generation } from '../generation/generation.ts';
import type { Changes } from '../tile-set/tile-set.ts';
import type { BuildReply, BuildRequest } from './build-protocol.ts';

/** A generation being built in its own thread. Either `finish` or `cancel` must be called. */
export interface BuildingTiles {
  /** @param json an array of features as text, which is transferred fast, while objects would be copied one by one. */
  add(json: string): void;
  /** @throws Error when the thread fails, most likely for lack of memory. */
  finish(): Promise<Generation>;
  cancel(): Promise<void>;
}

function startWorker() {
  const worker = new Worker(new URL('./build-worker.ts', import.meta.url));
  const tell = (request: BuildRequest) => worker.postMessage(request);
  const ended = once(worker, 'exit').then(() => {
    throw new Error('The thread that builds tiles ended before it answered.');
  });
  // A thread that fails reports the error and then exits.
  const generation = Promise.race([
    once(worker, 'message').then(([reply]) => (reply as BuildReply).generation),
    ended,
  ]);
  // There may be no caller waiting yet.
  generation.catch(() => {});
  ended.catch(() => {});
  return { worker, tell, generation };
}

/** Starts to build a generation in a worker, from features that arrive in pieces. */
export function startTileBuild(): BuildingTiles {
  const { worker, tell, generation } = startWorker();
  return {
    add: (json) => tell({ op: 'add', json }),
    finish() {
      tell({ op: 'finish' });
      return generation;
    },
    async cancel() {
      await worker.terminate();
    },
  };
}

/** Like `mergeTileSet`, in a worker: the arrays of the generation are shared with it, the changes are copied. */
export function mergeInWorker(base: Generation, changes: Changes): Promise<Generation> {
  const { tell, generation } = startWorker();
  tell({ op: 'merge', base, changes });
  return generation;
}
