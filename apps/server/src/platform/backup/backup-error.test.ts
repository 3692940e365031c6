import { expect, test } from 'vitest';
import { BackupError, inWords, inWordsOfRights } from './backup-error.ts';

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

test.each(['ENOTDIR', 'EEXIST', 'EISDIR'])(
  '%s says that a file is where a folder has to be, and which',
  (code) => {
    const said = inWords(Object.assign(fault(code), { path: '/data/backups' }), '/data', 'DATA_DIR') as Error;
    expect(said).toBeInstanceOf(BackupError);
    expect(said.message).toBe(
      '/data is no folder, or a file in it is where a folder has to be (/data/backups). Move the file away, or give DATA_DIR another place.',
    );
  },
);

test('a database user without a right is told which, and what to do', () => {
  const error = Object.assign(new Error('permission denied for table members'), { code: '42501' });
  const said = inWordsOfRights(error) as Error;
  expect(said).toBeInstanceOf(BackupError);
  expect(said.message).toMatch(/lacks a right: permission denied for table members\. Use the user that owns/);
  expect(inWords(error, '/backups')).toEqual(said);
});

test('a database whose disk is full says so, and where to make room', () => {
  const full = 'could not extend file "base/5/27872": No space left on device';
  const said = inWords(Object.assign(new Error(full), { code: '53100' }), '/backups') as Error;
  expect(said).toBeInstanceOf(BackupError);
  expect(said.message).toBe(
    `There is no room left on the disk of the database: ${full}. Make room in DATA_DIR, or on the server of DATABASE_URL; backups are unharmed.`,
  );
});

test('other errors stay as they are', () => {
  const error = fault('ECONNRESET');
  expect(inWords(error, '/backups')).toBe(error);
});
