import type { Plugin } from 'vite';

/** The modules that every page loads. */
const EVERYBODY = ['src/main.tsx'];
/** The modules that the map of a project starts with. */
const MAP = ['src/app/early/early-page.ts', 'src/map/engine/engine-chunk.ts'];
/** The modules that follow for signed-in members: those of every page, the shell, and the screen of a project. */
const PAGE = [
  ...EVERYBODY,
  'src/app/shell/open-early.ts',
  'src/app/shell/shell.tsx',
  'src/app/shell/map-area.tsx',
  'modules/projects/frame/project-layout.tsx',
  'modules/features/feed/project-home.tsx',
  'modules/drawing/tools/drawing-overlay.tsx',
  'modules/features/timeline/project-timeline.tsx',
];
const WORKER = /assets\/map-worker-[^/]+\.js$/;
const PLACE = '<meta name="waypost-early" content="{}" />';

/** The part of the bundler's output that is used. */
interface Output {
  readonly type: 'asset' | 'chunk';
  readonly fileName: string;
  /** Of a chunk: its modules. */
  readonly moduleIds?: readonly string[];
  readonly imports?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

/** Attributes of a link element. */
interface Link {
  readonly rel: 'modulepreload' | 'preload';
  readonly as?: 'script' | 'style';
  /** Same mode as the later request: otherwise the preload is not used, and the file is loaded twice. */
  readonly crossOrigin?: 'anonymous';
  readonly href: string;
  /** After all links without it. */
  readonly fetchPriority?: 'low';
}

/** Files that a page loads besides its entry, in the order of use. */
export interface EarlyLinks {
  /** For visitors who are not signed in. */
  readonly everybody: readonly Link[];
  readonly members: readonly Link[];
  /**
   * The map's worker, for members. Browsers cannot preload workers, and warn of one preloaded as another type; a
   * fetched file is in the cache for the worker's own request.
   */
  readonly worker: string;
}

/** The code of some modules with all imports, each with its style. */
function linkModules(bundle: Readonly<Record<string, Output>>, ends: readonly string[]): Link[] {
  const links: Link[] = [];
  const seen = new Set<string>();
  const add = (name: string) => {
    const output = bundle[name];
    if (output === undefined || seen.has(name)) return;
    seen.add(name);
    links.push({ rel: 'modulepreload', href: `/${name}` });
    for (const style of output.viteMetadata?.importedCss ?? []) {
      links.push({ rel: 'preload', as: 'style', crossOrigin: 'anonymous', href: `/${style}` });
    }
    for (const imported of output.imports ?? []) add(imported);
  };
  for (const end of ends) {
    const chunk = Object.values(bundle).find(({ moduleIds }) =>
      moduleIds?.some((id) => id.replaceAll('\\', '/').endsWith(end)),
    );
    if (chunk === undefined) throw new Error(`No file of code holds ${end}.`);
    add(chunk.fileName);
  }
  return links;
}

/** The same file with low priority, as a fetch. A module preload would also be parsed, which delays the map. */
function toFetched({ rel, ...link }: Link): Link {
  const fetched = rel === 'modulepreload' ? ({ as: 'script', crossOrigin: 'anonymous' } as const) : {};
  return { rel: 'preload', ...fetched, ...link, fetchPriority: 'low' };
}

/** Code and style files of the first page. */
export function listEarlyLinks(bundle: Readonly<Record<string, Output>>): EarlyLinks {
  const worker = Object.values(bundle).find(({ fileName }) => WORKER.test(fileName));
  if (worker === undefined) throw new Error('The worker of the map is missing.');
  const map = linkModules(bundle, MAP);
  const isOfMap = new Set(map.map(({ href }) => href));
  const page = linkModules(bundle, PAGE).filter(({ href }) => !isOfMap.has(href));
  return {
    everybody: linkModules(bundle, EVERYBODY),
    members: [...map, ...page.map(toFetched)],
    worker: `/${worker.fileName}`,
  };
}

/**
 * Writes into the page which files it needs, so that its first script can request them before any other code. Otherwise
 * each file is known only once the one before it has run.
 */
export function earlyLinks(): Plugin {
  return {
    name: 'early-links',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle === undefined) return html;
        const { everybody, members, worker } = listEarlyLinks(bundle as Readonly<Record<string, Output>>);
        // The entry's own files are linked by the page already.
        const isNew = ({ href }: Link) => !html.includes(href);
        const links = JSON.stringify({
          everybody: everybody.filter(isNew),
          members: members.filter(isNew),
          worker,
        });
        if (!html.includes(PLACE)) throw new Error(`The page has no ${PLACE}.`);
        return html.replace(
          PLACE,
          `<meta name="waypost-early" content="${links.replaceAll('"', '&quot;')}" />`,
        );
      },
    },
  };
}
