import { hostname } from 'node:os';

/** How often a process shows that it is there. */
export const BEAT_MS = 60_000;
/** A process of another machine that was not seen for so long is gone. */
const LOST_MS = 5 * BEAT_MS;

/** Which process does something, and when it was last seen. */
export interface LifeSign {
  readonly name: string;
  readonly host: string;
  readonly pid: number;
  readonly seen_at: string;
}

/** Names of what this process does. */
const own = new Set<string>();

/** The sign of this process for what it begins; it ends with `endLife`. */
export function beginLife(name: string): LifeSign {
  own.add(name);
  return { name, host: hostname(), pid: process.pid, seen_at: new Date().toISOString() };
}

export function endLife(name: string): void {
  own.delete(name);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether its process is gone. In a container, this process may have the number of the one before it. */
export function hasEnded({ name, host, pid, seen_at }: LifeSign, now = Date.now()): boolean {
  if (now - Date.parse(seen_at) > LOST_MS) return true;
  if (host !== hostname()) return false;
  if (pid === process.pid) return !own.has(name);
  return !isAlive(pid);
}
