import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasMarkup, toPlainText } from './plain-text.ts';

describe('toPlainText', () => {
  test.each([
    ['Cut free, <b>about 12 kg</b>', 'Cut free, about 12 kg'],
    ['One<br/>two<BR>three', 'One\ntwo\nthree'],
    [
      '<table><tr><td>Depth</td><td>12 m</td></tr><tr><td>Net</td><td>red</td></tr></table>',
      'Depth 12 m\nNet red',
    ],
    ['<p>Fish &amp; chips &lt;3 &#233;&#xE9;</p>', 'Fish & chips <3 éé'],
    ['<style>p { color: red }</style><p>Seen</p><script>alert(1)</script><!-- no -->', 'Seen'],
    ['<img src="http://127.0.0.1:9/x.png" onerror="alert(1)">Buoy', 'Buoy'],
  ])('%s', (markup, text) => {
    expect(toPlainText(markup)).toBe(text);
  });

  test('text without markup is unchanged, with comparisons and entity names', () => {
    for (const text of ['a < b and c > d', 'salt &amp; pepper', 'two\n\nlines', '<3']) {
      expect(hasMarkup(text)).toBe(false);
      expect(toPlainText(text)).toBe(text);
    }
  });

  test('any text is converted without error and never grows', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('<', '>', '/', 'b', 'r', 'p', '&', ';', '#', '1', ' ', 'a') }),
        (text) => {
          expect(toPlainText(text).length).toBeLessThanOrEqual(text.length);
        },
      ),
    );
  });
});
