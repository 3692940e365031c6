import { INVITE_STATUSES, type InviteStatus } from '@waypost/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listStatusesBefore } from './status-order.ts';

const move = (from: InviteStatus, to: InviteStatus) => (listStatusesBefore(to).includes(from) ? to : from);
const news = fc.array(fc.constantFrom<InviteStatus>('processed', 'delivered', 'failed', 'open'));

test('delivery reports lead to the same status in any order and number', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...INVITE_STATUSES),
      news.chain((given) =>
        fc.tuple(
          fc.constant(given),
          fc.shuffledSubarray([...given, ...given], { minLength: given.length * 2 }),
        ),
      ),
      (begin, [given, shuffled]) => {
        expect(shuffled.reduce(move, begin)).toBe(given.reduce(move, begin));
      },
    ),
  );
});

test('a failure replaces a delivery but not an opening, and a retry is pending again', () => {
  expect(move('delivered', 'failed')).toBe('failed');
  expect(move('failed', 'delivered')).toBe('failed');
  expect(move('open', 'failed')).toBe('open');
  expect(move('sending', 'pending')).toBe('pending');
  expect(move('processed', 'pending')).toBe('processed');
  expect(move('failed', 'sending')).toBe('sending');
  expect(move('open', 'sending')).toBe('open');
});
