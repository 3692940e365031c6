import { expect, test } from 'vitest';
import { toPlainText } from './to-plain-text.ts';

/** More than it takes by far, and much less than what grows by the square of the length. */
const MAX_CPU_US = 500_000;

test('a credit is shown as text, without its tags', () => {
  expect(
    toPlainText('<a href="https://survey.example">&copy; Survey\n of <b>La Paz</b></a> &amp; others'),
  ).toBe('© Survey of La Paz & others');
  expect(toPlainText('3 < 4 &unknown;')).toBe('3 < 4 &unknown;');
});

test.each(['<', '<a', '<a ', '&', '&a', ' ', '<>'])('four megabytes of “%s” take no time', (part) => {
  const html = part.repeat((4 * 1024 ** 2) / part.length);
  const before = process.cpuUsage();
  expect(toPlainText(html).length).toBeLessThanOrEqual(300);
  const { user, system } = process.cpuUsage(before);
  expect(user + system).toBeLessThan(MAX_CPU_US);
});

test('the tags of a short text are looked for once, however it was made', () => {
  const before = process.cpuUsage();
  for (let at = 0; at < 100; at += 1) toPlainText('<'.repeat(10_000));
  const { user, system } = process.cpuUsage(before);
  expect(user + system).toBeLessThan(MAX_CPU_US);
});
