import { expect, test } from 'vitest';
import { BackupError, inWords } from './backup-error.ts';

const fault = (code: string) => Object.assign(new Error(`${code}: something of the system`), { code });

test.each([
  ['ENOSPC', 'There is no room left on the disk of /backups. Make room'],
  ['EDQUOT', 'There is no room left'],
  ['EACCES', '/backups may not be written by this user'],
  ['EROFS', '/backups may not be written by this user'],
])('%s is put into words that say what to do', (code, words) => {
  const said = inWords(fault(code), '/backups');
  expect(said).toBeInstanceOf(BackupError);
  expect((said as Error).message).toContain(words);
});

test('other errors stay as they are', () => {
  const error = fault('ECONNRESET');
  expect(inWords(error, '/backups')).toBe(error);
});
