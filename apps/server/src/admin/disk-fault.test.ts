import { expect, test } from 'vitest';
import { inWordsOfInstallation, toDiskFault } from './disk-fault.ts';

const fault = (code: string, path?: string) =>
  Object.assign(new Error(code), { code, ...(path === undefined ? {} : { path }) });
const folder = { folder: '/maps', elsewhere: 'give DATA_DIR another place' };

test('a folder is blamed for what names no file or one in it, and not for others', () => {
  expect(toDiskFault(fault('ENOSPC'), folder)).toMatch(/^There is no room left on the disk of \/maps\./);
  expect(toDiskFault(fault('EROFS', '/maps/a.pmtiles'), folder)).toMatch(/^\/maps may not be written/);
  expect(toDiskFault(fault('EROFS', '/maps-of-old/a.pmtiles'), folder)).toBe(null);
  expect(toDiskFault(fault('ECONNRESET'), folder)).toBe(null);
});

test('a folder that cannot be made says so, whichever error that gave', () => {
  expect(toDiskFault(fault('ENOENT', '/maps'), folder)).toBe(
    '/maps is not there, or is on a disk that is read-only. Make it, or give DATA_DIR another place.',
  );
});

test('what no command has put into words is of DATA_DIR, unless it names a file elsewhere', () => {
  const words = (error: unknown) => (inWordsOfInstallation(error, { dataDir: '/data' }) as Error).message;
  expect(words(fault('EROFS', '/data/lock'))).toMatch(/^\/data may not be written/);
  expect(words(fault('ENOSPC'))).toMatch(/^There is no room left on the disk of \/data\./);
  const other = fault('EROFS', '/elsewhere/lock');
  expect(inWordsOfInstallation(other, { dataDir: '/data' })).toBe(other);
});
