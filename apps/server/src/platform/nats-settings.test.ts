import { describe, expect, test } from 'vitest';
import { parseConfig } from './config.ts';

const DATABASE_URL = 'postgres://localhost/waypost';
const parse = (NATS_URL: string, more: Record<string, string> = { DATABASE_URL }) =>
  parseConfig({ NODE_ENV: 'test', ...more, NATS_URL }).nats;

describe('NATS_URL', () => {
  test('is not needed', () => {
    expect(parse('')).toBeNull();
  });

  test.each([
    ['nats://bells', { servers: ['bells:4222'], user: null, pass: null, token: null, isTls: false }],
    ['nats://bells:5222', { servers: ['bells:5222'] }],
    ['nats://ann:p%40ss@one:1,nats://two', { servers: ['one:1', 'two:4222'], user: 'ann', pass: 'p@ss' }],
    ['nats://s3cret@bells', { user: null, token: 's3cret' }],
    ['tls://bells', { servers: ['bells:4222'], isTls: true }],
  ])('%s is read', (url, expected) => {
    expect(parse(url)).toMatchObject(expected);
  });

  test.each(['bells:4222', 'http://bells', 'nats://one,two'])('%s is refused with its name', (url) => {
    expect(() => parse(url)).toThrow('NATS_URL: must be nats:// or tls:// URLs');
  });

  test('is refused without PostgreSQL, where there is one process', () => {
    expect(() => parse('nats://bells', {})).toThrow('NATS_URL: needs DATABASE_URL');
  });
});
