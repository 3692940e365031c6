import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const PAGES = globSync('**/*.md', { cwd: ROOT, exclude: ['**/node_modules', '**/dist'] });

/** A page without its code, in which brackets are no links. */
const withoutCode = (text: string) => text.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '');

/** The addresses of `[words](address)` and `[name]: address`, without those of other sites. */
function listLinks(text: string): string[] {
  const prose = withoutCode(text);
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g), ...prose.matchAll(/^\[[^\]]+\]: (\S+)/gm)]
    .map(([, address = '']) => address)
    .filter((address) => !/^[a-z]+:/.test(address));
}

/** A heading as GitHub makes an anchor of it. */
const toAnchor = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

/** The anchors of a page; each repetition of a heading has a number. */
function listAnchors(text: string): string[] {
  const counts = new Map<string, number>();
  return [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => {
    const anchor = toAnchor(heading);
    const count = counts.get(anchor) ?? 0;
    counts.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  });
}

interface Files {
  readonly has: (path: string) => boolean;
  readonly read: (path: string) => string;
}

/** The links of a page that lead nowhere. */
function listBroken(page: string, text: string, files: Files): string[] {
  return listLinks(text).filter((link) => {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? page : join(dirname(page), decodeURI(path));
    if (!files.has(target)) return true;
    return (
      anchor !== undefined && target.endsWith('.md') && !listAnchors(files.read(target)).includes(anchor)
    );
  });
}

const tree: Files = {
  has: (path) => existsSync(join(ROOT, path)),
  read: (path) => readFileSync(join(ROOT, path), 'utf8'),
};

test('the pages of docs and modules are found', () => {
  expect(PAGES).toEqual(expect.arrayContaining(['README.md', join('docs', 'style.md')]));
});

test.each(PAGES)('every relative link of %s leads somewhere', (page) => {
  expect(listBroken(page, tree.read(page), tree)).toEqual([]);
});

test('a link is broken without its file or its heading', () => {
  const there = new Map([
    ['docs/a.md', '# One, two\n## One, two\n```\n# In code\n```'],
    ['docs/picture.png', ''],
    ['docs/page.md', '# Here'],
  ]);
  const files: Files = { has: (path) => there.has(path), read: (path) => there.get(path) ?? '' };
  const text = [
    '[there](a.md) [first](a.md#one-two) [second](a.md#one-two-1) [self](#here) ![it](picture.png#x)',
    '[gone](b.md) [no heading](a.md#three) [no third](a.md#one-two-2) [in code](a.md#in-code)',
    '`[code](c.md)` [site](https://example.org/d.md) [named]',
    '[named]: ../docs/e.md',
  ].join('\n');
  expect(listBroken('docs/page.md', text, files)).toEqual([
    'b.md',
    'a.md#three',
    'a.md#one-two-2',
    'a.md#in-code',
    '../docs/e.md',
  ]);
});
