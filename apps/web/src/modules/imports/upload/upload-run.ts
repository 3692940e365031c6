import type { ImportItem } from '../items/import-item.ts';

export type UploadItemStatus = 'pending' | 'uploading' | 'success' | 'error';

/** One feature of a run. */
export interface UploadEntry {
  readonly item: ImportItem;
  readonly status: UploadItemStatus;
  readonly message: string | null;
  /** Its result on the server. */
  readonly outcome?: 'created' | 'updated' | 'skipped';
}

/** The state of an upload for its dialog. Times are milliseconds since 1970. */
export interface UploadRun {
  readonly projectId: number;
  readonly entries: readonly UploadEntry[];
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly isCancelled: boolean;
  /** The server became unreachable: pending features can be resumed. */
  readonly isInterrupted: boolean;
}

export interface UploadCounts {
  readonly total: number;
  readonly success: number;
  readonly failed: number;
  readonly uploading: number;
  readonly pending: number;
}

export function startRun(items: readonly ImportItem[], projectId: number, now: number): UploadRun {
  return {
    projectId,
    entries: items.map((item) => ({ item, status: 'pending', message: null })),
    startedAt: now,
    endedAt: null,
    isCancelled: false,
    isInterrupted: false,
  };
}

export function countRun(run: UploadRun): UploadCounts {
  const counts = { total: run.entries.length, success: 0, failed: 0, uploading: 0, pending: 0 };
  for (const { status } of run.entries) counts[status === 'error' ? 'failed' : status] += 1;
  return counts;
}

/** Whether all features have succeeded or failed. */
export function isComplete({ total, success, failed }: UploadCounts): boolean {
  return success + failed === total;
}

/** Estimated milliseconds left; null while nothing is done. */
export function estimateRemaining(counts: UploadCounts, elapsedMs: number): number | null {
  const done = counts.success + counts.failed;
  if (done === 0) return null;
  return Math.round((elapsedMs / done) * (counts.total - done));
}

/** `4 s`, `1:05`, `1:02:09`: a duration without words. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1_000));
  if (seconds < 60) return `${seconds} s`;
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
