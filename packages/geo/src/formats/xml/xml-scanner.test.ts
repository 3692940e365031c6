import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasSharedFiles, listSharedFiles, readFixture, readSharedFile } from '../fixture-files.fixture.ts';
import { createRandom, mutateFile } from '../mutations.fixture.ts';
import { XmlScanner } from './xml-scanner.ts';
import { createSlowReader, type XmlEvents } from './xml-slow-reader.ts';

const COUNT = Number(process.env.MUTATIONS ?? 200);
const RUNS = COUNT * 2;
/** A usual run takes a second; more files take as much longer. */
const TIMEOUT_MS = Math.max(5_000, COUNT * 25);

/** Notes what it hears; texts in a row are one, however they came, and space around the root is nothing. */
function createLog(): { log: string[]; events: XmlEvents } {
  const log: string[] = [];
  let depth = 0;
  return {
    log,
    events: {
      open: (name, attributes) => {
        log.push(`<${name}`, ...attributes);
        depth += 1;
      },
      close: () => {
        log.push('>');
        depth -= 1;
      },
      text: (text) => {
        if (depth === 0) return;
        if (log.at(-1)?.startsWith('"') === true) log.push(`${log.pop()}${text}`);
        else log.push(`"${text}`);
      },
      doctype: (text) => log.push(`!${text}`),
      fault: (said, line) => {
        // Text around the root is judged where its piece ends, whoever reads it.
        throw new Error(said.startsWith('text data outside') ? said : `${line}: ${said}`);
      },
    },
  };
}

interface Reader {
  write(text: string): void;
  finish(): void;
}

/** What a reader makes of a document that comes in pieces, its fault at the end. */
function listEvents(toReader: (events: XmlEvents) => Reader, text: string, piece: number): string[] {
  const { log, events } = createLog();
  try {
    const reader = toReader(events);
    for (let at = 0; at < text.length; at += piece) reader.write(text.slice(at, at + piece));
    reader.finish();
  } catch (error) {
    // Of what came before a fault nothing is kept.
    return [error instanceof Error ? error.message : ''];
  }
  return log.filter((entry) => !entry.startsWith('"') || entry.length > 1);
}

const START = { path: [], rootName: null, isBegun: false, line: 1 };

const readSlowly = (text: string) =>
  listEvents(
    (events) => {
      const parser = createSlowReader(events, START);
      return { write: (piece) => void parser.write(piece), finish: () => void parser.close() };
    },
    text,
    Number.POSITIVE_INFINITY,
  );

const readQuickly = (text: string, piece = Number.POSITIVE_INFINITY) =>
  listEvents((events) => new XmlScanner(events), text, piece);

const FILES = ['folders', 'multigeometry', 'tracks', 'styles', 'extended-data', 'left', 'cdata', 'prefixed'];
const TEXTS = [...FILES.map((name) => `${name}.kml`), 'kinds.gpx'].map((name) =>
  new TextDecoder().decode(readFixture(name)),
);

describe('the fast scanner and saxes agree', () => {
  test.each([
    ['nothing', ''],
    ['no element', ' \n'],
    ['text before', 'x<a/>'],
    ['text after', '<a/>x'],
    ['two roots', '<a/><b/>'],
    ['ends early', '<a><b>\n</b>'],
    ['ends in a tag', '<a><b'],
    ['wrong end', '<a>\n<b></a></b>'],
    ['an end too many', '<a></a></a>'],
    ['an end with a space', '<a></a >'],
    ['no name', '<a>< b/></a>'],
    ['foreign names', '<á é="1"/>'],
    ['attributes', '<a b="1" c=\'2\'\td = "&lt;3&#x41;"\n/>'],
    ['an attribute twice', '<a b="1" b="2"/>'],
    ['an attribute within a bracket', '<a b="<"/>'],
    ['an attribute that is not closed', '<a b="1></a>'],
    ['attributes in a row', '<a b="1"c="2"/>'],
    ['an attribute without a value', '<a b/>'],
    ['an attribute of several lines', '<a b="1\n2\t3&#10;4"/>'],
    ['entities', '<a>&amp;&lt;&gt;&quot;&apos;&#65;&#x42;</a>'],
    ['an entity of nobody', '<a>\n&nbsp;</a>'],
    ['an entity that never ends', '<a>& b</a>'],
    ['a letter that is not allowed, by number', '<a>&#0;</a>'],
    ['the same as it is', '<a>\n\u0001</a>'],
    ['two faults, the first counts', '<a>\n&x;\n\u0001</a>'],
    ['a stretch of letters', '<a><![CDATA[<b>&amp;]]]]><![CDATA[>]]></a>'],
    ['a stretch outside', '<![CDATA[b]]><a/>'],
    ['its end without it', '<a>]]></a>'],
    ['comments', '<!-- a --><a><!-- <b> --></a><!---->'],
    ['a comment with dashes', '<a><!-- b -- c --></a>'],
    ['instructions', '<?xml-stylesheet href="a"?><a><?b c ? d?></a>'],
    ['an instruction called XML', '<a><?XML b?></a>'],
    ['a declaration', '<?xml version="1.0" encoding="UTF-8" standalone=\'yes\' ?>\n<a/>'],
    ['a declaration too late', ' <?xml version="1.0"?><a/>'],
    ['a wrong declaration', '<?xml version="2.0"?><a/>'],
    ['XML 1.1', '<?xml version="1.1"?><a>\u0085\u0001</a>'],
    ['a document type', '<!DOCTYPE a [<!ELEMENT a ANY>]>\n<a/>'],
    ['one too late', '<a><!DOCTYPE a></a>'],
    ['ends of lines', '<a b="1\r\n2">\r\n\r<b>\r</b>\r\n</c></a>'],
    ['a mark of the order of bytes', '\ufeff\ufeff<a/>'],
    ['names that begin alike', '<a><ab/><a/><abc/><ab/><a/><abc/><ab.c/><ab/></a>'],
    ['a name after others', '<a><b/><c/><b/>< /></a>'],
    ['the same again', '<a><b c="1"/><b c="2"/><b c="1"/><b c="2"/><b c="2"></b><b c="1"d="&lt;"></b></a>'],
    ['nearly the same again', '<a><b c="1"/><b c="2"/><b c="1"/><b c="2"/x></a>'],
    ['the same again, with an entity', '<a><b c="&amp;"/><b c="&amp;"/><b c="&amp;"/><b c="&amp"/></a>'],
    ['the same again, and its end', '<a><b c="1"/><b c="1"/><b c="1"'],
  ])('%s', (_name, text) => {
    const expected = readSlowly(text);
    for (const piece of [Number.POSITIVE_INFINITY, 1, 2, 3, 7])
      expect(readQuickly(text, piece)).toEqual(expected);
  });

  test.each([3, 60, 70, 400])('on repeated tags with %d sets of attributes', (count) => {
    const name = (index: number) => 'bcdef'[index % 5];
    const tags = Array.from({ length: 1_000 }, (_, index) => `<${name(index)} x="${index % count}"/>`);
    const text = `<a>${tags.join('')}</a>`;
    expect(readQuickly(text, 700)).toEqual(readSlowly(text));
  });

  test('on texts longer than one chunk', () => {
    const long = `${'a]&lt;'.repeat(40_000)}]]`;
    const text = `<a b="${'x'.repeat(100_000)}">${long}<!--${' '.repeat(100_000)}--><b/>${long}</a>`;
    const expected = readSlowly(text);
    for (const piece of [1_000, 65_536]) expect(readQuickly(text, piece)).toEqual(expected);
    expect(readQuickly(text.replace(']]<', ']]><'), 65_536)).toEqual(readSlowly(text.replace(']]<', ']]><')));
  });

  test('on files and damaged files, in chunks of any length', { timeout: TIMEOUT_MS }, () => {
    const seed = Number(process.env.MUTATION_SEED ?? 7);
    const random = createRandom(seed);
    let refused = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const whole = TEXTS[Math.floor(random() * TEXTS.length)] ?? '';
      const bytes = new TextEncoder().encode(whole);
      const text = new TextDecoder().decode(run % 20 === 0 ? bytes : mutateFile(bytes, random));
      const expected = readSlowly(text);
      if (expected.length === 1) refused += 1;
      const piece = run % 2 === 0 ? Number.POSITIVE_INFINITY : 1 + Math.floor(random() * 200);
      expect(readQuickly(text, piece), `seed ${seed}, run ${run}, pieces of ${piece}`).toEqual(expected);
    }
    // Both ways must have been walked.
    expect(refused).toBeGreaterThan(RUNS / 10);
    expect(refused).toBeLessThan(RUNS);
  });

  test('on any sequence of XML tokens', { timeout: TIMEOUT_MS }, () => {
    const token = fc.constantFrom(
      ...[
        '<a>',
        '</a>',
        '<b c="1">',
        '</b>',
        '<a/>',
        '<',
        '>',
        '/',
        '"',
        "'",
        '=',
        ' ',
        '\n',
        '\r',
        '&',
        '&amp;',
      ],
      ...[
        ';',
        ']',
        ']]>',
        '<![CDATA[',
        '<!--',
        '-->',
        '--',
        '<?a',
        '?>',
        '<!DOCTYPE a>',
        'a',
        '-',
        '#x41;',
        'é',
      ],
      '<?xml version="1.0"?>',
    );
    fc.assert(
      fc.property(fc.array(token, { maxLength: 14 }), fc.integer({ min: 1, max: 20 }), (tokens, piece) => {
        for (const text of [tokens.join(''), `<a>${tokens.join('')}</a>`]) {
          expect(readQuickly(text, piece)).toEqual(readSlowly(text));
        }
      }),
      { numRuns: RUNS },
    );
  });
});

test.skipIf(!hasSharedFiles())('files of other projects are read alike', () => {
  for (const folder of ['kml', 'gpx']) {
    for (const name of listSharedFiles(folder)) {
      const text = new TextDecoder().decode(readSharedFile(folder, name));
      expect(readQuickly(text, 4_000), name).toEqual(readSlowly(text));
    }
  }
});
