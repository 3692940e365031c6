import type { MapScene } from './scene.ts';

/** The scene with absolute URLs, except those that loading its base makes absolute, and the version filled in: workers do not resolve URLs against the page. */
export function toAbsoluteScene(scene: MapScene, pageUrl: string): MapScene {
  const { basemap, featureTiles, layers } = scene;
  return {
    ...scene,
    basemap: {
      ...basemap,
      archiveUrl: toAbsoluteUrl(basemap.archiveUrl, pageUrl),
    },
    layers: layers.map((layer) =>
      'urlTemplate' in layer ? { ...layer, urlTemplate: toAbsoluteUrl(layer.urlTemplate, pageUrl) } : layer,
    ),
    featureTiles: featureTiles && {
      ...featureTiles,
      urlTemplate: toAbsoluteUrl(
        featureTiles.urlTemplate.replaceAll('{version}', encodeURIComponent(featureTiles.version)),
        pageUrl,
      ),
    },
  };
}

/** Like `new URL`, but keeps the braces of a template. */
export function toAbsoluteUrl(url: string, pageUrl?: string): string {
  return new URL(url, pageUrl).href.replaceAll('%7B', '{').replaceAll('%7D', '}');
}
