import { afterEach, expect, test, vi } from 'vitest';
import { createAccessTokens } from './access-token.ts';
import { ACCESS_TOKEN_SECONDS } from './access-token-seconds.ts';

afterEach(() => vi.useRealTimers());

const key = new Uint8Array(32).fill(7);
const refused = (code: string) => expect.objectContaining({ code });

test('a token is valid on every use until its session ends', async () => {
  const ended = new Set<string>();
  const tokens = createAccessTokens(key, (familyId) => ended.has(familyId));
  const [ana, bo] = [await tokens.sign(1, 'of Ana'), await tokens.sign(2, 'of Bo')];
  for (let round = 0; round < 3; round += 1) {
    expect((await tokens.verify(ana)).memberId).toBe(1);
    expect((await tokens.verify(bo)).memberId).toBe(2);
  }
  ended.add('of Ana');
  await expect(tokens.verify(ana)).rejects.toEqual(refused('token_expired'));
  expect((await tokens.verify(bo)).memberId).toBe(2);
});

test('a token that was valid still expires', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 15), toFake: ['Date'] });
  const tokens = createAccessTokens(key, () => false);
  const token = await tokens.sign(1, 'of Ana');
  expect((await tokens.verify(token)).memberId).toBe(1);
  vi.setSystemTime(Date.now() + (ACCESS_TOKEN_SECONDS - 1) * 1000);
  expect((await tokens.verify(token)).memberId).toBe(1);
  vi.setSystemTime(Date.now() + 1000);
  await expect(tokens.verify(token)).rejects.toEqual(refused('token_expired'));
});

test('a token signed by another key is rejected on every use', async () => {
  const tokens = createAccessTokens(key, () => false);
  const forged = await createAccessTokens(new Uint8Array(32).fill(8), () => false).sign(1, 'of Ana');
  for (let round = 0; round < 2; round += 1) {
    await expect(tokens.verify(forged)).rejects.toEqual(refused('token_invalid'));
  }
});

test('a verified token is cached, and no longer than it is valid', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 15), toFake: ['Date'] });
  const ended = new Set<string>();
  const tokens = createAccessTokens(key, (familyId) => ended.has(familyId));
  const [ana, bo] = [await tokens.sign(1, 'of Ana'), await tokens.sign(2, 'of Bo')];
  expect(tokens.recall(ana)).toBeUndefined();
  await Promise.all([tokens.verify(ana), tokens.verify(bo)]);
  expect([tokens.recall(ana)?.memberId, tokens.recall(bo)?.memberId]).toEqual([1, 2]);
  ended.add('of Ana');
  expect(tokens.recall(ana)).toBeUndefined();
  vi.setSystemTime(Date.now() + ACCESS_TOKEN_SECONDS * 1000);
  expect(tokens.recall(bo)).toBeUndefined();
});
