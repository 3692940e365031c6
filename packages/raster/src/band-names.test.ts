import { describe, expect, test } from 'vitest';
import { toBandNames } from './band-names.ts';

const item = (sample: number, name: string, text: string) =>
  `  <Item name="${name}" sample="${sample}" role="description">${text}</Item>\n`;

describe('the names of bands', () => {
  test('are those that GDAL keeps, beside what else it keeps of them', () => {
    const text = [
      '<Item name="DESCRIPTION">of the file</Item>',
      item(0, 'DESCRIPTION', ' Red '),
      item(0, 'SCALE', '0.1'),
      item(2, 'DESCRIPTION', 'N'.repeat(200)),
      item(1, 'DESCRIPTION', ' '),
    ];
    expect([...toBandNames(`<GDALMetadata>\n${text.join('')}</GDALMetadata>\0`)]).toEqual([
      [0, 'Red'],
      [2, 'N'.repeat(80)],
    ]);
  });

  test('are none where the text is no list of items, or far longer than one', () => {
    expect(toBandNames('<Item '.repeat(100_000)).size).toBe(0);
    const long = item(0, 'DESCRIPTION', 'Red') + item(1, 'SCALE', '1').repeat(20_000);
    expect(long.length).toBeGreaterThan(1024 ** 2);
    expect(toBandNames(long).size).toBe(0);
    expect(toBandNames(null).size).toBe(0);
  });
});
