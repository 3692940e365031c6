import { expect, test } from 'vitest';
import { parseConfig } from '../platform/config.ts';
import { findFaults } from './find-faults.ts';

const SOUND = {
  PUBLIC_URL: 'https://map.example.org',
  SMTP_URL: 'smtps://mail.example.org',
  MAIL_FROM: 'map@example.org',
  BACKUP_URL: 's3://k:s@store.example.org/backups',
  BACKUP_KEY: 'k'.repeat(32),
};
const find = (env: Record<string, string>) => findFaults(parseConfig({ ...SOUND, ...env }));

test('a sound configuration has no faults', () => {
  expect(find({})).toEqual([]);
  expect(find({ PUBLIC_URL: 'http://localhost:8080' })).toEqual([]);
});

test.each([
  [{ PUBLIC_URL: 'http://map.example.org' }, /^PUBLIC_URL is without TLS/],
  [{ PUBLIC_URL: '', HOST: '0.0.0.0' }, /^PUBLIC_URL is not set/],
  [{ SMTP_URL: '' }, /^SMTP_URL is not set: nobody can reset a password/],
  [{ BACKUP_URL: 'off' }, /^BACKUP_URL is off/],
  [{ BACKUP_URL: '' }, /^BACKUP_URL is not set/],
  [{ BACKUP_KEY: '' }, /^BACKUP_KEY is not set/],
  [{ DATABASE_URL: 'postgres://db/waypost' }, /^SECRET is not set/],
  [{ SANDBOX: 'on' }, /^SANDBOX is on/],
])('%j has one fault', (env, words) => {
  expect(find(env)).toEqual([expect.stringMatching(words)]);
});
