import { expect, test, vi } from 'vitest';
import { createLogger } from '../../../platform/observability/logger.ts';
import { purgeDaily } from './purge-daily.ts';

test('stopping waits for the running purge and starts no other', async () => {
  let finish = () => {};
  const first = vi.fn(() => new Promise<number>((done) => (finish = () => done(0))));
  const second = vi.fn(async () => 0);
  const { stop } = purgeDaily(
    { first: { purge: first }, second: { purge: second } },
    createLogger({ logLevel: 'error' }),
  );
  let isStopped = false;
  const stopping = stop().then(() => {
    isStopped = true;
  });
  await Promise.resolve();
  expect(isStopped).toBe(false);
  finish();
  await stopping;
  expect(first).toHaveBeenCalledOnce();
  expect(second).not.toHaveBeenCalled();
});
