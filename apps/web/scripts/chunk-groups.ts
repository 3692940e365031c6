/** Whether a module matches: by the end of its path, or by a pattern. */
const isOf = (one: string | RegExp, id: string) =>
  typeof one === 'string' ? id.endsWith(one) : one.test(id);

/** A chunk: the matching modules, and all their imports that no earlier chunk has. */
const file = (name: string, ...modules: readonly (string | RegExp)[]) => ({
  name,
  test: (id: string) => modules.some((one) => isOf(one, id.replaceAll('\\', '/'))),
});

/**
 * The chunks of the bundle, earlier ones first. By default each module shared by several screens gets a chunk of its
 * own, and a screen takes two hundred requests.
 */
const IN_ORDER = [
  // Nothing small may share a chunk with the map library, or it would wait for it.
  { name: 'map-library', test: /[\\/]node_modules[\\/]maplibre-gl[\\/]/ },
  // Used by forms alone, so loaded with them. Without its dependencies, or it would pull in code that everyone loads.
  {
    name: 'schemas',
    test: /[\\/]node_modules[\\/]zod[\\/]|[\\/]packages[\\/]contract[\\/]src[\\/](common|.+[\\/](schema|geometry))\.ts$/,
    includeDependenciesRecursively: false,
  },
  { name: 'start', tags: ['$initial' as const] },
  // Shared by the page and its early map; then what starts that map, and then the page.
  file(
    'basics',
    'src/data/session/member.ts',
    'src/data/queries/query-client.ts',
    'src/ui/theme/preferences.ts',
    'src/ui/page/use-media.ts',
    'src/ui/page/map-insets.ts',
    'src/data/create-store.ts',
    'src/map/early/early-map.ts',
  ),
  file('early', 'src/app/early/early-page.ts'),
  file('main', 'src/main.tsx'),
  file('engine', 'src/map/engine/engine-chunk.ts'),
  // What every signed-in page loads, in order.
  file(
    'shell',
    'src/app/shell/shell.tsx',
    'components/SegmentedControl/SegmentedControl.mjs',
    'components/Skeleton/Skeleton.mjs',
    'src/ui/forms/may-take-focus.ts',
    'src/ui/states/skeleton-rows.tsx',
    'src/ui/page/lazy-menu.tsx',
    /\/@mantine\/core\/esm\/core\//,
  ),
  file('map-area', 'src/app/shell/map-area.tsx'),
  file('project', 'modules/projects/frame/project-layout.tsx', 'modules/features/feed/project-home.tsx'),
  // What covers the map from the start.
  file(
    'map-tools',
    'modules/drawing/tools/drawing-overlay.tsx',
    'modules/features/timeline/project-timeline.tsx',
  ),
  // What the pane, the map and the pages of layers share, with the icons of kinds.
  {
    name: 'layers',
    test: /[\\/]src[\\/]modules[\\/]layers[\\/](?!.*-texts\.ts)|[\\/]IconFolderStar\.mjs/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Form fields with shared small parts of the kit; then selects.
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
  // Used by the lists that can be reordered alone.
  { name: 'dragging', test: /[\\/]node_modules[\\/](@atlaskit|@babel|bind-event-listener|raf-schd)[\\/]/ },
  { name: 'controls', test: /[\\/]node_modules[\\/]/, minShareCount: 3 },
  // Drawing, and its forms.
  file('drawing', 'modules/drawing/tools/new-toolbox.tsx', 'modules/drawing/editing/feature-edit-page.tsx'),
];

export const CHUNK_GROUPS = IN_ORDER.map((group, index) => ({ ...group, priority: IN_ORDER.length - index }));
