import { expect, test } from 'vitest';
import { findCarrier } from './find-carrier.ts';

test('a device is carried by whom it was given to last, at each time', () => {
  const given = [
    { carrier: 'Jaguar Sol', from: '2026-03-10T00:00:00.000Z' },
    { carrier: 'Jaguar Luz', from: '2026-03-01T00:00:00.000Z' },
  ];
  const at = (time: string) => findCarrier(given, Date.parse(time));
  expect(at('2026-02-28T23:59:59.999Z')).toBeNull();
  expect(at('2026-03-01T00:00:00.000Z')).toBe('Jaguar Luz');
  expect(at('2026-03-09T23:59:59.999Z')).toBe('Jaguar Luz');
  expect(at('2026-04-01T00:00:00.000Z')).toBe('Jaguar Sol');
  expect(findCarrier([], 0)).toBeNull();
});
