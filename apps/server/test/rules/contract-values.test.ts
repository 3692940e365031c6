import {
  clientMessage,
  DRAWING_PLACES,
  featureListQuery,
  instant,
  MAX_PLACES,
  topic,
} from '@waypost/contract';
import { describe, expect, test } from 'vitest';

describe('times', () => {
  test.each([
    ['10 digits are seconds', 1_700_000_000, 1_700_000_000_000],
    ['13 digits are milliseconds', 1_700_000_000_123, 1_700_000_000_123],
    ['10 digits as text', '1700000000', 1_700_000_000_000],
    ['13 digits as text', ' 1700000000123 ', 1_700_000_000_123],
    ['the beginning', 0, 0],
    ['before the beginning', -86_400, -86_400_000],
    ['ISO 8601 in UTC', '2023-11-14T22:13:20.123Z', 1_700_000_000_123],
    ['ISO 8601 with an offset', '2023-11-15T00:13:20+02:00', 1_700_000_000_000],
    ['a day', '2023-11-14', Date.UTC(2023, 10, 14)],
  ])('%s', (_, value, ms) => {
    expect(instant.parse(value)).toBe(ms);
  });

  test.each([[''], ['yesterday'], [1.5], [99_999_999_999_999], ['2023-13-01'], [null], [true], [Number.NaN]])(
    '%s is rejected',
    (value) => {
      expect(instant.safeParse(value).success).toBe(false);
    },
  );
});

describe('topics', () => {
  test.each(['project:1', 'organization:2147483647', 'member:7'])('%s is a topic', (text) => {
    expect(topic.parse(text)).toBe(text);
  });
  test.each([
    'project:0',
    'project:01',
    'project:',
    'project',
    ':1',
    'team:1',
    'project:1 ',
    'PROJECT:1',
    'project:1\n',
    'project:-1',
    'project:1.5',
  ])('%j is rejected', (text) => {
    expect(topic.safeParse(text).success).toBe(false);
  });
  test('a socket message with unknown keys is rejected', () => {
    expect(clientMessage.safeParse({ action: 'sub', topic: 'project:1', seq: 0 }).success).toBe(true);
    expect(clientMessage.safeParse({ action: 'sub', topic: 'project:1', as: 'member:1' }).success).toBe(
      false,
    );
    expect(clientMessage.safeParse({ action: 'sub', topic: 'project:1', seq: -1 }).success).toBe(false);
    expect(clientMessage.safeParse({ action: 'sub', topic: 'project:1', within_ms: -1 }).success).toBe(false);
  });
});

test('a page has 15 features, and the toolbox requests 6 of at most 10 places', () => {
  expect(featureListQuery.parse({})).toEqual({ limit: 15, offset: 0 });
  expect([DRAWING_PLACES, MAX_PLACES]).toEqual([6, 10]);
});
