import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { ReportDocument } from './to-document.ts';
import { toDocx } from './to-docx.ts';
import { toMarkdown } from './to-markdown.ts';

const REPORT: ReportDocument = {
  title: 'How many *nets*?',
  about: 'Layer “Gear”, all times.',
  sections: [
    {
      title: 'Overview',
      isList: false,
      sentences: [
        { text: 'There are 3 features.', facts: ['1'] },
        { text: '“<b> & |x|” has 2.', facts: ['2', '1'] },
      ],
    },
    { title: 'Collected data', isList: true, sentences: [{ text: '“Gear”: Net (2).', facts: ['3'] }] },
  ],
  factsTitle: 'Facts',
  columns: ['No.', 'What', 'Value', 'Rests on'],
  rows: [['1', 'Features in the range', '3', '3 features']],
};

describe('a report as a file', () => {
  it('of Markdown has marks behind sentences, and means what names mean', () => {
    expect(toMarkdown(REPORT)).toBe(String.raw`# How many \*nets\*?

Layer “Gear”, all times.

## Overview

There are 3 features. \[1\] “\<b\> & \|x\|” has 2. \[2, 1\]

## Collected data

- “Gear”: Net (2). \[3\]

## Facts

| No. | What | Value | Rests on |
| - | - | - | - |
| 1 | Features in the range | 3 | 3 features |
`);
  });

  it('of Word is a package of well-formed parts', () => {
    const broken = { ...REPORT, title: 'A\u0000\uD800B' };
    const parts = unzipSync(toDocx(broken));
    expect(Object.keys(parts).sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'word/_rels/document.xml.rels',
      'word/document.xml',
      'word/styles.xml',
    ]);
    const document = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
    expect(document).toContain('<w:t xml:space="preserve">AB</w:t>');
    expect(document).toContain('“&lt;b&gt; &amp; |x|” has 2.');
    expect(document.match(/<w:tr>/g)).toHaveLength(2);
    // Every element that is opened is closed.
    const open: string[] = [];
    for (const [, end, name, empty] of document.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
      if (end === '/') expect(open.pop()).toBe(name);
      else if (empty !== '/') open.push(name ?? '');
    }
    expect(open).toEqual([]);
  });
});
