import fs, { Stats } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const READ = ['atimeMs', 'mtimeMs', 'ctimeMs', 'birthtimeMs'];

/** Seconds, or a date, as `utimes` takes them. */
const toSeconds = (time) => (time instanceof Date ? time.getTime() / 1000 : Number(time));

/**
 * Shifts the times of files as they are read and set, since the system has them by its own clock: what is removed after
 * a day must not be months old, or new for months.
 * @param {number} offsetMs
 */
export function shiftFileTimes(offsetMs) {
  if (offsetMs === 0) return;
  for (const name of READ) {
    // The constructor assigns each, once.
    Object.defineProperty(Stats.prototype, name, {
      configurable: true,
      set(ms) {
        const value = ms + offsetMs;
        Object.defineProperty(this, name, { value, configurable: true, enumerable: true, writable: true });
      },
    });
  }
  const toReal = (time) => toSeconds(time) - offsetMs / 1000;
  const { utimes, utimesSync, promises } = fs;
  const { utimes: utimesLater } = promises;
  fs.utimes = (path, atime, mtime, done) => utimes(path, toReal(atime), toReal(mtime), done);
  fs.utimesSync = (path, atime, mtime) => utimesSync(path, toReal(atime), toReal(mtime));
  promises.utimes = (path, atime, mtime) => utimesLater(path, toReal(atime), toReal(mtime));
  syncBuiltinESMExports();
}
