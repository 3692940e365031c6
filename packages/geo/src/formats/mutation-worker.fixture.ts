import { parentPort } from 'node:worker_threads';
import { decodeFile } from './decode-file.ts';
import type { Decoded, FidelityReport } from './outcome/decoded.ts';

/** What came of one damaged file. */
export interface MutationAnswer {
  readonly ok: boolean;
  readonly message: string;
  readonly report: FidelityReport | null;
  /** Bytes of heap and buffers after it. */
  readonly memory: number;
}

function toAnswer(decoded: Decoded): MutationAnswer {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  const memory = heapUsed + arrayBuffers;
  return { ok: decoded.ok, message: decoded.ok ? '' : decoded.message, report: decoded.report, memory };
}

// In a thread of its own, so that a file that hangs or eats all memory ends the thread and not the run.
parentPort?.on('message', ({ name, bytes }: { name: string; bytes: Uint8Array }) => {
  void decodeFile({ name, bytes }).then((decoded) => parentPort?.postMessage(toAnswer(decoded)));
});
