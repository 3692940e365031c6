import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LineSplitter } from './line-splitter.ts';

function split(chunks: readonly Buffer[], maxBytes = 100) {
  const splitter = new LineSplitter(maxBytes);
  return [...chunks.flatMap((chunk) => splitter.push(chunk)), ...splitter.end()];
}

describe('the lines of a stream', () => {
  test('are the same however the bytes are chunked', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z {}é€😀]{0,20}$/u), { maxLength: 20 }),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 50 }),
        (lines, sizes) => {
          const bytes = Buffer.from(lines.join('\n'));
          const chunks: Buffer[] = [];
          for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
            const size = sizes[turn % sizes.length] ?? 1;
            chunks.push(bytes.subarray(at, at + size));
            at += size;
          }
          const expected = lines.flatMap((text, index) =>
            text.trim() === '' ? [] : [{ number: index + 1, text: text.trim() }],
          );
          expect(split(chunks)).toEqual(expected);
        },
      ),
    );
  });

  test('that are too long are reported without delaying others', () => {
    const chunks = ['ok\n', 'x'.repeat(60), 'x'.repeat(60), '\nalso ok\r\n\n', 'y'.repeat(101)];
    expect(split(chunks.map((text) => Buffer.from(text)))).toEqual([
      { number: 1, text: 'ok' },
      { number: 2, text: null },
      { number: 3, text: 'also ok' },
      { number: 5, text: null },
    ]);
  });
});
