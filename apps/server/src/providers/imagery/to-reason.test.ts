import { expect, test } from 'vitest';
import { toReason } from './to-reason.ts';

const reasonOf = (text: string) => toReason('Planet', 400, Buffer.from(text));

test.each([
  ['a message', '{"message": "The area is too large."}', 'The area is too large.'],
  ['a description with escapes', '{"code":"x","description":"“bbox” \\u00e9"}', '“bbox” é'],
  ['a body that is cut off after it', '{"detail":"No such item","more":[', 'No such item'],
])('%s is told in its own words', (_title, body, words) => {
  expect(reasonOf(body)).toBe(words);
});

test.each([
  ['nothing', ''],
  ['a page of HTML', '<h1>Bad Request</h1>'],
  ['an escape that JSON does not have', '{"message":"C:\\x"}'],
])('of %s the status is told', (_title, body) => {
  expect(reasonOf(body)).toBe('Planet answered 400.');
});

test('words have an end', () => {
  expect(reasonOf(JSON.stringify({ message: 'a'.repeat(2_000) }))).toHaveLength(500);
});
