import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { BackupError } from './backup-error.ts';
import type { BackupReply, BackupTask } from './backup-task.ts';

const SCRIPT = fileURLToPath(new URL('./backup-process.ts', import.meta.url));
/** Behind everything that people wait for. */
const NICE = 15;

export interface BackupProcessOptions {
  /** Ends the process. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((stage: string, done: number) => void) | undefined;
}

/** Runs a task in a process of its own. @throws BackupError with words, or what the process failed with. */
export function runBackupProcess<K extends 'made' | 'checked'>(
  kind: K,
  task: BackupTask,
  { signal, onProgress }: BackupProcessOptions,
): Promise<Extract<BackupReply, { kind: K }>> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const child = fork(SCRIPT, { serialization: 'advanced', execArgv: [] });
    const end = () => child.kill('SIGKILL');
    signal?.addEventListener('abort', end);
    child.on('spawn', () => {
      try {
        if (child.pid !== undefined && task.backup.pace === 'gentle') setPriority(child.pid, NICE);
      } catch {
        // It is merely less polite.
      }
    });
    child.on('error', reject);
    child.on('exit', (code, killedBy) => {
      signal?.removeEventListener('abort', end);
      reject(
        signal?.reason ??
          new BackupError(
            `The process of the backup ended too early (${killedBy ?? code}): perhaps there was not enough memory. Earlier backups are unharmed.`,
          ),
      );
    });
    child.on('message', (reply: BackupReply) => {
      if (reply.kind === 'progress') onProgress?.(reply.stage, reply.done);
      else if (reply.kind === 'failed') reject(toError(reply));
      else if (reply.kind === kind) resolve(reply as Extract<BackupReply, { kind: K }>);
    });
    child.send(task);
  });
}

function toError({ message, isExpected, stack }: Extract<BackupReply, { kind: 'failed' }>): Error {
  if (isExpected) return new BackupError(message);
  const error = new Error(message);
  error.stack = stack;
  return error;
}
