import { describe, expect, it } from 'vitest';
import { listEarlyLinks } from './early-links.ts';

const MODULES = [
  'src/app/early/early-page.ts',
  'src/map/engine-chunk.ts',
  'src/main.tsx',
  'src/app/shell/open-early.ts',
  'src/app/shell/shell.tsx',
  'src/app/shell/map-area.tsx',
  'src/modules/projects/components/project-layout.tsx',
  'src/modules/features/components/project-home.tsx',
  'src/modules/drawing/components/drawing-overlay.tsx',
  'src/modules/features/timeline/timeline.tsx',
];

/** A build in which each module is a file that imports the next, and the last of them a file of style. */
function build() {
  const chunks = MODULES.map((id, index) => {
    const next = index + 1 < MODULES.length ? [`assets/${index + 1}.js`] : ['assets/shared.js'];
    return {
      type: 'chunk' as const,
      fileName: `assets/${index}.js`,
      facadeModuleId: `/web/${id}`,
      imports: next,
    };
  });
  const shared = {
    type: 'chunk' as const,
    fileName: 'assets/shared.js',
    facadeModuleId: null,
    imports: ['assets/0.js'],
    viteMetadata: { importedCss: new Set(['assets/shared.css']) },
  };
  const worker = { type: 'asset' as const, fileName: 'assets/map-worker-Ab12.js' };
  const outputs = [...chunks, shared, worker, { type: 'asset' as const, fileName: 'assets/other.css' }];
  return Object.fromEntries(outputs.map((output) => [output.fileName, output]));
}

describe('what a page asks for at once', () => {
  it('is for a member the worker of the map, each file of code with all it imports, once, and their styles', () => {
    const { members } = listEarlyLinks(build());
    expect(members).toEqual([
      { rel: 'modulepreload', as: 'worker', href: '/assets/map-worker-Ab12.js' },
      ...MODULES.map((_, index) => ({ rel: 'modulepreload', href: `/assets/${index}.js` })),
      { rel: 'modulepreload', href: '/assets/shared.js' },
      { rel: 'preload', as: 'style', href: '/assets/shared.css' },
    ]);
  });

  it('is for everybody else what every page runs', () => {
    const at = MODULES.indexOf('src/main.tsx');
    const { everybody } = listEarlyLinks(build());
    expect(everybody[0]).toEqual({ rel: 'modulepreload', href: `/assets/${at}.js` });
    expect(everybody.some(({ href }) => href.includes('worker'))).toBe(false);
  });

  it('fails where a file that is meant is not there any more', () => {
    const { 'assets/3.js': _, ...others } = build();
    expect(() => listEarlyLinks(others)).toThrow('open-early.ts');
    const { 'assets/map-worker-Ab12.js': __, ...withoutWorker } = build();
    expect(() => listEarlyLinks(withoutWorker)).toThrow('worker');
  });
});
