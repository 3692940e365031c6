import type { Plugin } from 'vite';

/** What everybody who is signed in loads, and what the screen of a project does, each with all it imports. */
const EARLY = [
  'src/app/shell/open-early.ts',
  'src/app/shell/shell.tsx',
  'src/app/shell/map-area.tsx',
  'src/map/engine-chunk.ts',
  'modules/projects/components/project-layout.tsx',
  'modules/features/components/project-home.tsx',
  'modules/drawing/components/drawing-overlay.tsx',
  'modules/features/timeline/timeline.tsx',
];
const WORKER = /assets\/map-worker-[^/]+\.js$/;
const PLACE = '<meta name="waypost-early" content="[]" />';

/** What the build has made, as far as it matters here. */
interface Output {
  readonly type: 'asset' | 'chunk';
  readonly fileName: string;
  /** Of a chunk that is imported by itself: the module it stands for. */
  readonly facadeModuleId?: string | null;
  readonly imports?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

/** Attributes of a link element. */
interface Link {
  readonly rel: 'modulepreload' | 'preload';
  readonly as?: 'style' | 'worker';
  readonly href: string;
}

/** Files of code and style that a page of a signed-in member loads besides those of its entry. */
export function listEarlyLinks(bundle: Readonly<Record<string, Output>>): readonly Link[] {
  const outputs = Object.values(bundle);
  const seen = new Set<string>();
  const open = EARLY.map((end) => {
    const chunk = outputs.find(
      ({ facadeModuleId }) => facadeModuleId?.replaceAll('\\', '/').endsWith(end) === true,
    );
    if (chunk === undefined) throw new Error(`No file of code stands for ${end}.`);
    return chunk.fileName;
  });
  const links: Link[] = [];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const output = bundle[name];
    if (output === undefined || seen.has(name)) continue;
    seen.add(name);
    open.push(...(output.imports ?? []));
    links.push({ rel: 'modulepreload', href: `/${name}` });
    for (const style of output.viteMetadata?.importedCss ?? []) {
      links.push({ rel: 'preload', as: 'style', href: `/${style}` });
    }
  }
  const worker = outputs.find(({ fileName }) => WORKER.test(fileName));
  if (worker === undefined) throw new Error('The worker of the map is missing.');
  return [...links, { rel: 'modulepreload', as: 'worker', href: `/${worker.fileName}` }];
}

/**
 * Writes into the page which files a signed-in member needs, for its first script to ask for them before any code has
 * come. Without it each file is known only once the one before it has run.
 */
export function earlyLinks(): Plugin {
  return {
    name: 'early-links',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle === undefined) return html;
        const all = listEarlyLinks(bundle as Readonly<Record<string, Output>>);
        // The entry's own files are links of the page already.
        const links = JSON.stringify(all.filter(({ href }) => !html.includes(href)));
        if (!html.includes(PLACE)) throw new Error(`The page has no ${PLACE}.`);
        return html.replace(
          PLACE,
          `<meta name="waypost-early" content="${links.replaceAll('"', '&quot;')}" />`,
        );
      },
    },
  };
}
