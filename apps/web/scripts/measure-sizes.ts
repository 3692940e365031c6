import { gzipSync } from 'node:zlib';
import type { build } from 'vite';

type BuildResult = Awaited<ReturnType<typeof build>>;
interface Chunk {
  readonly fileName: string;
  readonly code: string;
  readonly imports: readonly string[];
  readonly modules: readonly string[];
}

/** The modules that every page starts with. */
const ENTRY = ['src/start.ts', 'src/main.tsx'];
/** The modules that the sign-in page adds. */
const SIGN_IN = ['modules/sessions/components/login-page.tsx'];
/** The modules that the map of a project needs besides the map library: it starts before the page. */
const BEFORE_THE_MAP = ['src/start.ts', 'src/app/early/early-page.ts', 'src/map/engine/engine-chunk.ts'];
/** The modules that the project screen adds, with what covers the map from the start. */
const PROJECT = [
  'app/shell/shell.tsx',
  'app/shell/map-area.tsx',
  'modules/projects/frame/project-layout.tsx',
  'modules/features/feed/project-home.tsx',
  'modules/drawing/tools/drawing-overlay.tsx',
  'modules/features/timeline/project-timeline.tsx',
];
const MAP_LIBRARY = /\/node_modules\/maplibre-gl\//;

function toChunks(result: BuildResult): Map<string, Chunk> {
  const chunks = new Map<string, Chunk>();
  for (const output of Array.isArray(result) ? result : [result]) {
    if (!('output' in output)) continue;
    for (const file of output.output) {
      if (file.type !== 'chunk') continue;
      chunks.set(file.fileName, {
        ...file,
        modules: Object.keys(file.modules),
      });
    }
  }
  return chunks;
}

function collect(chunks: Map<string, Chunk>, starts: readonly Chunk[]): Set<Chunk> {
  const seen = new Set<Chunk>();
  const open = [...starts];
  for (let chunk = open.pop(); chunk !== undefined; chunk = open.pop()) {
    if (seen.has(chunk)) continue;
    seen.add(chunk);
    open.push(...chunk.imports.flatMap((name) => chunks.get(name) ?? []));
  }
  return seen;
}

function toKilobytes(chunks: Iterable<Chunk>): number {
  const bytes = [...chunks].reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).byteLength, 0);
  return Math.round(bytes / 100) / 10;
}

/** Sizes in kB of gzipped JavaScript. Those in `size-limits.json` have a limit. */
export interface WebSizes {
  /** The code that every page starts with. */
  readonly entry: number;
  /** The sign-in page with its form. */
  readonly signIn: number;
  /** The code that the map of a project waits for, except the library. */
  readonly beforeTheMap: number;
  /** The project screen with its map, except the library. */
  readonly withTheMap: number;
  /** All code: for information, without a limit. */
  readonly all: number;
}

/** Measures the result of a build. */
export function measureSizes(result: BuildResult): WebSizes {
  const chunks = toChunks(result);
  const all = [...chunks.values()];
  // A missing module would count as nothing and always be within its limit.
  const holding = (ends: readonly string[]) =>
    ends.flatMap((end) => {
      const found = all.filter(({ modules }) => modules.some((id) => id.replaceAll('\\', '/').endsWith(end)));
      if (found.length === 0) throw new Error(`No chunk holds ${end}.`);
      return found;
    });
  const entry = holding(ENTRY);
  const before = holding(BEFORE_THE_MAP);
  const withMap = [...collect(chunks, [...entry, ...before, ...holding(PROJECT)])];
  const isLibrary = ({ modules }: Chunk) => modules.some((id) => MAP_LIBRARY.test(id.replaceAll('\\', '/')));
  return {
    entry: toKilobytes(collect(chunks, entry)),
    signIn: toKilobytes(collect(chunks, [...entry, ...holding(SIGN_IN)])),
    beforeTheMap: toKilobytes([...collect(chunks, before)].filter((chunk) => !isLibrary(chunk))),
    withTheMap: toKilobytes(withMap.filter((chunk) => !isLibrary(chunk))),
    all: toKilobytes(all),
  };
}
