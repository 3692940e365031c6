import type { RangeReader } from '@waypost/raster';
import { ProviderDownError } from '../../../platform/provider-down-error.ts';
import { ImageryRefusedError } from '../imagery.ts';
import type { PageStore } from './page-store.ts';
import type { StacCaller } from './stac-caller.ts';

const PAGE = 64 * 1024;
const MAX_RANGE = 64 * 1024 * 1024;
const TIMEOUT_MS = 30_000;
const RANGE = /^bytes (\d+)-(\d+)\/(\d+)$/;

/** What reads of files come to together. */
export interface ReadBudget {
  readonly signal: AbortSignal;
  readonly pages: PageStore;
  /** Called with the bytes of each answer. @throws what ends the reading. */
  spend(bytes: number): void;
  /** Called for each request, and for each that is repeated. */
  live(): void;
}

/** A file that is read by ranges, whose last failure is kept: what decodes it may hide it. */
export interface RangeFile extends RangeReader {
  readonly failure: unknown;
}

interface Part {
  readonly bytes: Buffer;
  readonly total: number;
}

async function fetchPart(
  call: StacCaller,
  to: string,
  { signal, spend, live }: ReadBudget,
  from: number,
  length: number,
): Promise<Part> {
  const answer = await call({
    to,
    part: { from, length },
    signal,
    timeoutMs: TIMEOUT_MS,
    onTry: live,
  });
  if (answer === null) throw new ImageryRefusedError(404, 'The picture of a scene is not there any more.');
  const { body, contentRange } = answer;
  spend(body.length);
  const [, begin, , total] = RANGE.exec(contentRange ?? '') ?? [];
  if (Number(begin) === from && body.length === Math.min(length, Number(total) - from))
    return { bytes: body, total: Number(total) };
  const cause = new Error(`A part of a picture is ${contentRange} of ${body.length} bytes.`);
  throw new ProviderDownError('imagery', 'imagery_unavailable', cause);
}

class PagedFile implements RangeFile {
  readonly byteSize: number;
  failure: unknown = null;
  readonly #fetch: (from: number, length: number) => Promise<Part>;
  readonly #toName: (page: number) => string;
  readonly #pages: PageStore;

  constructor(
    href: string,
    pages: PageStore,
    first: Part,
    fetchMore: (from: number, length: number) => Promise<Part>,
  ) {
    this.byteSize = first.total;
    this.#fetch = fetchMore;
    this.#toName = (page) => `${page} ${href}`;
    this.#pages = pages;
    pages.put(this.#toName(0), Promise.resolve(first.bytes));
  }

  /** Asks for the pages of a run that are not there, in one request. */
  #load(from: number, until: number): void {
    const at = from * PAGE;
    const length = Math.min(until * PAGE, this.byteSize) - at;
    const whole = this.#fetch(at, length).catch((error: unknown) => {
      this.failure = error;
      throw error;
    });
    for (let page = from; page < until; page += 1) {
      const [begin, end] = [(page - from) * PAGE, (page - from + 1) * PAGE];
      // A copy: a view would keep the whole answer in memory.
      const part = whole.then(({ bytes }) => Buffer.from(bytes.subarray(begin, end)));
      this.#pages.put(this.#toName(page), part);
    }
  }

  read = async (offset: number, length: number): Promise<Uint8Array> => {
    const [first, end] = [Math.floor(offset / PAGE), Math.ceil((offset + length) / PAGE)];
    const has = (page: number) => this.#pages.has(this.#toName(page));
    for (let from = first; from < end; from += 1) {
      if (has(from)) continue;
      let until = from + 1;
      while (until < end && !has(until) && (until - from) * PAGE < MAX_RANGE) until += 1;
      this.#load(from, until);
    }
    const names = Array.from({ length: end - first }, (_, index) => this.#toName(first + index));
    const bytes = Buffer.concat(await Promise.all(this.#pages.take(names)));
    return bytes.subarray(offset - first * PAGE, offset - first * PAGE + length);
  };
}

/**
 * Opens a file of a web server that serves ranges.
 * @param sign the address by which the next part is read: what signs it may have an end.
 * @throws ImageryRefusedError, ProviderDownError.
 */
export async function openRangeFile(
  call: StacCaller,
  href: string,
  sign: (href: string) => Promise<string>,
  budget: ReadBudget,
): Promise<RangeFile> {
  const fetchMore = async (from: number, length: number) =>
    fetchPart(call, await sign(href), budget, from, length);
  return new PagedFile(href, budget.pages, await fetchMore(0, PAGE), fetchMore);
}
