import { describe, expect, it } from 'vitest';
import { listEarlyLinks } from './early-links.ts';

const MODULES = [
  'src/app/shell/open-early.ts',
  'src/app/shell/shell.tsx',
  'src/app/shell/map-area.tsx',
  'src/map/engine-chunk.ts',
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

describe('what a signed-in page asks for at once', () => {
  it('is each file of code with all it imports, once, their styles, and the worker of the map', () => {
    const links = listEarlyLinks(build());
    expect(links.map(({ href }) => href).sort()).toEqual(
      [
        ...MODULES.map((_, index) => `/assets/${index}.js`),
        '/assets/map-worker-Ab12.js',
        '/assets/shared.css',
        '/assets/shared.js',
      ].sort(),
    );
    expect(links).toContainEqual({ rel: 'preload', as: 'style', href: '/assets/shared.css' });
    expect(links).toContainEqual({ rel: 'modulepreload', as: 'worker', href: '/assets/map-worker-Ab12.js' });
    expect(links).toContainEqual({ rel: 'modulepreload', href: '/assets/0.js' });
  });

  it('fails where a file that is meant is not there any more', () => {
    const { 'assets/3.js': _, ...others } = build();
    expect(() => listEarlyLinks(others)).toThrow('engine-chunk.ts');
    const { 'assets/map-worker-Ab12.js': __, ...withoutWorker } = build();
    expect(() => listEarlyLinks(withoutWorker)).toThrow('worker');
  });
});
