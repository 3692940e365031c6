import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, test } from 'vitest';
import { ProviderDownError } from '../../../platform/provider-down-error.ts';
import { ImageryRefusedError } from '../imagery.ts';
import { PageStore } from './page-store.ts';
import { openRangeFile, type ReadBudget } from './range-file.ts';
import { closeServers, serve } from './serve.fixture.ts';
import { createStacCaller } from './stac-caller.ts';

const MB = 1024 * 1024;
const PAGE = 64 * 1024;
const RANGE = /^bytes=(\d+)-(\d+)$/;

afterEach(closeServers);

/** Bytes that say where they are. */
function makeFile(byteSize: number): Buffer {
  const file = Buffer.alloc(byteSize);
  for (let at = 0; at + 4 <= byteSize; at += PAGE / 4) file.writeUInt32LE(at, at);
  return file;
}

/** A server of one file for every path, and the ranges that were asked of it. @param fail answers in place of it. */
async function serveFile(file: Buffer, fail: (asked: number) => 'reset' | 'hang' | null = () => null) {
  const asked: string[] = [];
  const url = await serve((request, response) => {
    asked.push(`${request.url} ${request.headers.range}`);
    const fault = fail(asked.length);
    if (fault === 'reset') return void request.socket.resetAndDestroy();
    if (fault === 'hang') return;
    const [, from = '0', to = '0'] = RANGE.exec(request.headers.range ?? '') ?? [];
    const [first, last] = [Number(from), Math.min(Number(to), file.length - 1)];
    response
      .writeHead(206, { 'content-range': `bytes ${first}-${last}/${file.length}` })
      .end(file.subarray(first, last + 1));
  });
  return { url, asked };
}

function createBudget(signal = new AbortController().signal) {
  const seen = { bytes: 0, lives: 0 };
  const budget: ReadBudget = {
    signal,
    pages: new PageStore(),
    spend: (bytes) => {
      seen.bytes += bytes;
    },
    live: () => {
      seen.lives += 1;
    },
  };
  return { budget, seen };
}

const open = (url: string, name = 'a', { budget } = createBudget()) =>
  openRangeFile(createStacCaller({ url }), `${url}/${name}`, async (address) => address, budget);

describe('a file that is read by ranges', () => {
  test('gives more than is kept of it in one read', async () => {
    const file = makeFile(40 * MB + 10);
    const { url } = await serveFile(file);
    const read = await (await open(url)).read(100, 40 * MB - 100);
    expect(file.compare(read, 0, read.length, 100, 40 * MB)).toBe(0);
  });

  test('gives what is read of it after more than is kept was read', async () => {
    const file = makeFile(40 * MB);
    const { url } = await serveFile(file);
    const opened = await open(url);
    for (let at = 0; at < 40 * MB; at += 8 * MB) await opened.read(at, 8 * MB);
    // Some of these pages are kept, and more have to be loaded beside them.
    const read = await opened.read(4 * MB, 34 * MB);
    expect(file.compare(read, 0, read.length, 4 * MB, 38 * MB)).toBe(0);
  });

  test('is asked for what is kept only once', async () => {
    const { url, asked } = await serveFile(makeFile(4 * MB));
    const opened = await open(url);
    await opened.read(PAGE, 3 * PAGE);
    await opened.read(PAGE + 10, 2 * PAGE);
    expect(asked).toEqual(['/a bytes=0-65535', '/a bytes=65536-262143']);
  });

  test('shares what is kept with the other files of its order', async () => {
    const { url, asked } = await serveFile(makeFile(33 * MB));
    const order = createBudget();
    const [one, other] = [await open(url, 'a', order), await open(url, 'b', order)];
    await one.read(PAGE, PAGE);
    await other.read(0, 33 * MB);
    const before = asked.length;
    await one.read(PAGE, PAGE);
    expect(asked.slice(before)).toEqual(['/a bytes=65536-131071']);
  });

  test('keeps its pages and not the answers that they came in', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const { url } = await serveFile(makeFile(60 * MB));
    const opened = await open(url);
    collect();
    const before = process.memoryUsage().arrayBuffers;
    await opened.read(0, 60 * MB);
    const kept = () => {
      collect();
      return (process.memoryUsage().arrayBuffers - before) / MB;
    };
    await expect.poll(kept).toBeLessThan(40);
    // It is there to be read still.
    expect((await opened.read(59 * MB, 10)).length).toBe(10);
  });

  test('is asked again for a part whose connection was lost', async () => {
    const file = makeFile(MB);
    const { url, asked } = await serveFile(file, (n) => (n === 2 || n === 3 ? 'reset' : null));
    const order = createBudget();
    const read = await (await open(url, 'a', order)).read(MB / 2, 1_000);
    expect(file.compare(read, 0, 1_000, MB / 2, MB / 2 + 1_000)).toBe(0);
    expect(asked).toHaveLength(4);
    // Each try is a sign of life, and bytes count once.
    expect(order.seen).toEqual({ lives: 4, bytes: 2 * PAGE });
  });

  test('is not asked for ever', async () => {
    const { url, asked } = await serveFile(makeFile(MB), (n) => (n > 1 ? 'reset' : null));
    const opened = await open(url);
    await expect(opened.read(MB / 2, 1_000)).rejects.toThrow(ProviderDownError);
    expect(opened.failure).toBeInstanceOf(ProviderDownError);
    expect(asked).toHaveLength(4);
    // A page that failed is not kept.
    await expect(opened.read(MB / 2, 1_000)).rejects.toThrow(ProviderDownError);
    expect(asked).toHaveLength(7);
  });

  test('is not asked again once nobody waits', async () => {
    const { url, asked } = await serveFile(makeFile(MB), (n) => (n > 1 ? 'hang' : null));
    const end = new AbortController();
    const opened = await open(url, 'a', createBudget(end.signal));
    const read = opened.read(MB / 2, 1_000);
    await expect.poll(() => asked.length).toBe(2);
    end.abort();
    await expect(read).rejects.toThrow(ProviderDownError);
    expect(asked).toHaveLength(2);
  });

  test('is refused if its server sends the whole of it, of which nothing is read', async () => {
    let sent = 0;
    const url = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': 60 * MB });
      const send = () => {
        if (response.destroyed || sent === 60) return;
        sent += 1;
        response.write(Buffer.alloc(MB), send);
      };
      send();
    });
    await expect(open(url)).rejects.toEqual(
      new ImageryRefusedError(200, 'The picture of a scene cannot be read in parts.'),
    );
    expect(sent).toBeLessThan(60);
  });
});
