/** The import rules of docs/architecture.md. */
const INTERNAL = '^(apps|packages)/';
const arrow = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

/** A package may import only the named others (and itself). */
const onlyImports = (name, folder, allowed) =>
  arrow(
    `${name}-imports`,
    { path: `^${folder}/` },
    { path: INTERNAL, pathNot: [`^${folder}/`, ...allowed.map((other) => `^packages/${other}/`)] },
    `${folder} may import ${allowed.length === 0 ? 'no internal package' : allowed.join(', ')} only.`,
  );

const isTest = '(\\.test\\.tsx?$|^apps/server/test/|\\.fixture\\.ts$)';

export default {
  forbidden: [
    onlyImports('contract', 'packages/contract', []),
    onlyImports('geo', 'packages/geo', []),
    onlyImports('tile-engine', 'packages/tile-engine', []),
    onlyImports('geofence', 'packages/geofence', []),
    onlyImports('raster', 'packages/raster', []),
    onlyImports('client', 'packages/client', ['contract']),
    onlyImports('map-engine', 'packages/map-engine', ['contract', 'geo']),
    onlyImports('web', 'apps/web', ['contract', 'client', 'geo', 'map-engine']),
    onlyImports('sandbox', 'apps/sandbox', []),
    arrow(
      'server-imports',
      { path: '^apps/server/', pathNot: isTest },
      {
        path: INTERNAL,
        pathNot: [
          '^apps/server/',
          '^packages/(contract|geo|geofence|raster|tile-engine)/',
          '^apps/sandbox/src/index\\.ts$',
        ],
      },
      'The server may import contract, geo, geofence, raster and tile-engine only; its tests may import client too.',
    ),
    arrow(
      'sandbox-for-evaluation-alone',
      { path: '^apps/server/src/', pathNot: [isTest, '^apps/server/src/evaluation\\.ts$'] },
      { path: '^apps/sandbox/' },
      'Made-up third parties are loaded in evaluation mode alone, by one file.',
    ),
    arrow(
      'nobody-imports-server',
      { path: '^(packages|apps/web)/' },
      { path: '^apps/server/' },
      'Nothing imports the server.',
    ),
    arrow(
      'nobody-imports-journeys',
      { path: '^(apps|packages)/' },
      { path: '^(e2e|bench)/' },
      'What is delivered knows neither journeys nor benches.',
    ),
    arrow(
      'apps-through-exports',
      { path: '^(e2e|bench)/' },
      {
        path: '^apps/',
        pathNot: [
          '^apps/sandbox/src/index\\.ts$',
          '^apps/server/src/(app|foundations|platform/config|access/require-access)\\.ts$',
          '^apps/server/test/basemaps/town-archives\\.ts$',
        ],
      },
      'Journeys and benches reach an app by what its package exports.',
    ),
    arrow(
      'no-cycles',
      {},
      { circular: true },
      'No import cycles, those of types and of dynamic imports included.',
    ),
    arrow(
      'module-through-index',
      { path: '^apps/(server|web)/src/modules/([^/]+)/', pathNot: isTest },
      {
        path: '^apps/$1/src/modules/',
        pathNot: ['^apps/$1/src/modules/$2/', '^apps/$1/src/modules/[^/]+/index\\.tsx?$'],
      },
      'A module reaches another only through its index.',
    ),
    arrow(
      'routes-service-store',
      { path: '^apps/server/src/modules/.*/?routes\\.ts$' },
      { path: ['/store\\.ts$', '^apps/server/src/platform/db/', 'node_modules/kysely/'] },
      'Routes never see SQL.',
    ),
    arrow(
      'store-knows-no-http',
      { path: '^apps/server/src/modules/.*store\\.ts$' },
      {
        path: [
          '/(routes|service)\\.ts$',
          '^apps/server/src/platform/http/',
          'node_modules/fastify/',
          '^apps/server/src/access/(require-access|grant)\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
      'Stores see neither HTTP nor access.',
    ),
    arrow(
      'sql-in-stores',
      {
        path: '^apps/server/src/',
        pathNot: [isTest, '/store\\.ts$', '^apps/server/src/(access|platform/db|platform/realtime)/'],
      },
      { path: 'node_modules/kysely/' },
      'SQL stands only in stores, access, platform/db and platform/realtime.',
    ),
    arrow(
      'foundations-know-no-module',
      { path: '^apps/server/src/(access|platform|providers)/', pathNot: isTest },
      { path: '^apps/server/src/modules/' },
      'access, platform and providers never import modules.',
    ),
    arrow(
      'grants-are-made-in-access',
      {
        path: '^apps/server/src/',
        pathNot: [isTest, '^apps/server/src/(access|modules|platform/http|app\\.ts|demo\\.ts)'],
      },
      { path: '^apps/server/src/access/require-access\\.ts$' },
      'Only routes, the composition root and modules ask for grants.',
    ),
    arrow(
      'web-app-modules-rest',
      { path: '^apps/web/src/(map|data|ui|i18n)/', pathNot: isTest },
      { path: '^apps/web/src/(app|modules)/' },
      'map, data and ui know neither the app nor its modules.',
    ),
    arrow(
      'web-modules-know-no-app',
      { path: '^apps/web/src/modules/' },
      { path: '^apps/web/src/app/' },
      'Only app composes modules.',
    ),
    arrow(
      'web-ui-fetches-nothing',
      { path: '^apps/web/src/ui/' },
      { path: ['^apps/web/src/data/', '^packages/'] },
      'The design system knows no data.',
    ),
    arrow(
      'one-map-library-seam',
      { path: '^(apps|packages)/', pathNot: ['^packages/map-engine/', '^apps/web/src/map/'] },
      { path: 'node_modules/maplibre-gl/' },
      'Only map-engine and src/map import the map library.',
    ),
    arrow(
      'one-socket-reader',
      { path: '^apps/web/src/', pathNot: ['^apps/web/src/data/', isTest] },
      { path: '^packages/client/src/socket-client\\.ts$' },
      'Only data opens a socket.',
    ),
    arrow(
      'packages-by-name',
      { path: '^(apps|packages|e2e|bench)/([^/]+)/' },
      {
        path: '^packages/([^/]+)/',
        pathNot: [
          '^$1/$2/',
          '^packages/[^/]+/src/(index\\.ts|map-engine\\.css)$',
          '^packages/contract/src/phone/parse-phone\\.ts$',
          '^packages/geo/src/pmtiles/encode-pmtiles\\.ts$',
          '^packages/map-engine/src/(styles/base-style|tiles/read-archive)\\.ts$',
        ],
      },
      'A package is reached by its name, through an entry: the contract has a second one for phone numbers, geo for writing PMTiles, the map engine for the style of its base map and for what reads it in a worker.',
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)dist/', 'apps/web/public/'] },
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
    },
  },
};
