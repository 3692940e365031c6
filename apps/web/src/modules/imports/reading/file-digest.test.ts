import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type DigestSource, toFileDigest } from './file-digest.ts';

const MB = 1024 * 1024;
const toDigest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A file of a given size that records the largest read. */
function makeFile(size: number): { file: DigestSource; bytes: Uint8Array; mostAsked: () => number } {
  const bytes = Uint8Array.from({ length: size }, (_, index) => (index * 31 + (index >> 8)) & 0xff);
  let most = 0;
  const slice = (from: number, to: number) => {
    most = Math.max(most, to - from);
    return { arrayBuffer: async () => bytes.slice(from, to).buffer };
  };
  return { file: { size, slice }, bytes, mostAsked: () => most };
}

afterEach(() => vi.unstubAllGlobals());

describe('the digest of a file', () => {
  it('reads a large file in chunks', async () => {
    const { file, bytes, mostAsked } = makeFile(8 * MB + 12_345);
    expect(await toFileDigest(file)).toBe(toDigest(bytes));
    expect(mostAsked()).toBe(MB);
  });

  it("works without the browser's digest", async () => {
    const { file, bytes } = makeFile(100_000);
    const helped = await toFileDigest(file);
    vi.stubGlobal('crypto', {});
    expect(await toFileDigest(file)).toBe(helped);
    expect(helped).toBe(toDigest(bytes));
    expect(await toFileDigest(makeFile(0).file)).toBe(toDigest(new Uint8Array()));
  });
});
