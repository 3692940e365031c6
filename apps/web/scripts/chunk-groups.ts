/** Whether a module is meant: by the end of its path, or by a pattern. */
const isOf = (one: string | RegExp, id: string) =>
  typeof one === 'string' ? id.endsWith(one) : one.test(id);

/** A file of code: the modules that match, and all they import that no file before it has. */
const file = (name: string, ...modules: readonly (string | RegExp)[]) => ({
  name,
  test: (id: string) => modules.some((one) => isOf(one, id.replaceAll('\\', '/'))),
});

/**
 * How the bundler puts modules together, the earlier ones first. By itself each module that several screens share gets a
 * file of its own, and a screen is two hundred requests.
 */
const IN_ORDER = [
  // Nothing small may be put beside the map library, or waiting for the one would be waiting for the other.
  { name: 'map-library', test: /[\\/]node_modules[\\/]maplibre-gl[\\/]/ },
  // Read by forms alone: whoever fills in none does without. By itself, or it would draw in what everybody loads.
  {
    name: 'schemas',
    test: /[\\/]node_modules[\\/]zod[\\/]|[\\/]packages[\\/]contract[\\/]src[\\/](common|.+[\\/](schema|geometry))\.ts$/,
    includeDependenciesRecursively: false,
  },
  { name: 'start', tags: ['$initial' as const] },
  // What both the page and the map that begins before it need; then what begins that map, and then the page.
  file(
    'basics',
    'src/data/session/member.ts',
    'src/data/queries/query-client.ts',
    'src/ui/theme/preferences.ts',
    'src/ui/page/use-media.ts',
    'src/data/create-store.ts',
    'src/map/early/early-map.ts',
  ),
  file('early', 'src/app/early/early-page.ts'),
  file('main', 'src/main.tsx'),
  file('engine', 'src/map/engine/engine-chunk.ts'),
  // What everybody who is signed in loads, one after the other.
  file(
    'shell',
    'src/app/shell/shell.tsx',
    'components/SegmentedControl/SegmentedControl.mjs',
    'components/Skeleton/Skeleton.mjs',
    'src/ui/states/skeleton-rows.tsx',
    'src/ui/page/lazy-menu.tsx',
    /\/@mantine\/core\/esm\/core\//,
  ),
  file('map-area', 'src/app/shell/map-area.tsx'),
  file('project', 'modules/projects/frame/project-layout.tsx', 'modules/features/feed/project-home.tsx'),
  // What lies over the map from the beginning.
  file('map-tools', 'modules/drawing/tools/drawing-overlay.tsx', 'modules/features/timeline/timeline.tsx'),
  // What forms are filled in with, with the small things of the kit that many share; then lists to choose from.
  {
    ...file(
      'fields',
      'components/TextInput/TextInput.mjs',
      'components/PasswordInput/PasswordInput.mjs',
      'components/Textarea/Textarea.mjs',
      'components/Checkbox/Checkbox.mjs',
      'components/Switch/Switch.mjs',
      'react-router/dist/esm/useBlocker.js',
      '@mantine/form/esm/use-form.mjs',
      'src/ui/forms/focus-first-error.ts',
      'src/ui/forms/field-rule.ts',
      /\/@tabler\//,
    ),
    minShareCount: 3,
  },
  file('choices', 'components/MultiSelect/MultiSelect.mjs', 'components/Select/Select.mjs'),
  { name: 'controls', test: /[\\/]node_modules[\\/]/, minShareCount: 3 },
  // What draws, and what is filled in with it.
  file('drawing', 'modules/drawing/tools/new-toolbox.tsx', 'modules/drawing/editing/feature-edit-page.tsx'),
];

export const CHUNK_GROUPS = IN_ORDER.map((group, index) => ({ ...group, priority: IN_ORDER.length - index }));
