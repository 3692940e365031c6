import { describe, expect, it } from 'vitest';
import { listEarlyLinks } from './early-links.ts';

const MODULES = [
  'src/app/early/early-page.ts',
  'src/map/engine/engine-chunk.ts',
  'src/main.tsx',
  'src/app/shell/open-early.ts',
  'src/app/shell/shell.tsx',
  'src/app/shell/map-area.tsx',
  'src/modules/projects/frame/project-layout.tsx',
  'src/modules/features/feed/project-home.tsx',
  'src/modules/drawing/tools/drawing-overlay.tsx',
  'src/modules/features/timeline/project-timeline.tsx',
];

const AT_ENGINE = MODULES.indexOf('src/map/engine/engine-chunk.ts');

/**
 * A build in which each module is a file that imports the next, except the last one of the map and of all, and all
 * share one.
 */
function build() {
  const chunks = MODULES.map((id, index) => {
    const isLast = index === AT_ENGINE || index + 1 === MODULES.length;
    return {
      type: 'chunk' as const,
      fileName: `assets/${index}.js`,
      moduleIds: [`/web/${id}`],
      imports: isLast ? ['assets/shared.js'] : [`assets/${index + 1}.js`],
    };
  });
  const shared = {
    type: 'chunk' as const,
    fileName: 'assets/shared.js',
    moduleIds: ['/web/src/shared.ts'],
    imports: ['assets/0.js'],
    viteMetadata: { importedCss: new Set(['assets/shared.css']) },
  };
  const worker = { type: 'asset' as const, fileName: 'assets/map-worker-Ab12.js' };
  const outputs = [...chunks, shared, worker, { type: 'asset' as const, fileName: 'assets/other.css' }];
  return Object.fromEntries(outputs.map((output) => [output.fileName, output]));
}

describe('what a page preloads', () => {
  it("is for a member first the map's code and then the page's, each file once, with its style", () => {
    const { members, worker } = listEarlyLinks(build());
    expect(worker).toBe('/assets/map-worker-Ab12.js');
    const ofMap = MODULES.slice(0, AT_ENGINE + 1);
    expect(members).toEqual([
      ...ofMap.map((_, index) => ({ rel: 'modulepreload', href: `/assets/${index}.js` })),
      { rel: 'modulepreload', href: '/assets/shared.js' },
      { rel: 'preload', as: 'style', crossOrigin: 'anonymous', href: '/assets/shared.css' },
      ...MODULES.slice(ofMap.length).map((_, index) => ({
        rel: 'preload',
        as: 'script',
        crossOrigin: 'anonymous',
        href: `/assets/${index + ofMap.length}.js`,
        fetchPriority: 'low',
      })),
    ]);
  });

  it('is for everyone else the code of every page', () => {
    const at = MODULES.indexOf('src/main.tsx');
    const { everybody } = listEarlyLinks(build());
    expect(everybody[0]).toEqual({ rel: 'modulepreload', href: `/assets/${at}.js` });
    expect(everybody.some(({ href }) => href.includes('worker'))).toBe(false);
  });

  it('fails if an expected file is missing', () => {
    const { 'assets/3.js': _, ...others } = build();
    expect(() => listEarlyLinks(others)).toThrow('open-early.ts');
    const { 'assets/map-worker-Ab12.js': __, ...withoutWorker } = build();
    expect(() => listEarlyLinks(withoutWorker)).toThrow('worker');
  });
});
