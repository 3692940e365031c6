import type { Map as MapLibreMap } from 'maplibre-gl';
import { afterEach, expect, test, vi } from 'vitest';
import type { FeatureTileWatch } from '../tiles/feature-tile-watch.ts';
import { createEmptyScene } from './empty-scene.ts';
import type { MapScene } from './scene.ts';
import { SceneApplier } from './scene-applier.ts';

const ARCHIVE = 'https://a.test/base.pmtiles';
const empty = createEmptyScene(ARCHIVE);
const toStyled = (styleUrl: string): MapScene => ({
  ...empty,
  basemap: { kind: 'style-url', styleUrls: { outdoors: styleUrl }, archiveUrl: ARCHIVE },
});

/** The addresses that styles were asked at. The map never has its first style. */
function watchStyles(first: MapScene) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ version: 8, sources: {}, layers: [] });
  });
  // All that is used of a map, and of the watch of its tiles, while it has no style.
  const map = { on: () => undefined, setStyle: () => undefined, triggerRepaint: () => undefined };
  const tiles = { close: () => undefined };
  const applier = new SceneApplier(
    map as unknown as MapLibreMap,
    tiles as unknown as FeatureTileWatch,
    first,
    vi.fn(),
    vi.fn(),
  );
  return { applier, asked };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a base is loaded while the map waits for its first style', async () => {
  const { applier, asked } = watchStyles(toStyled('https://a.test/first.json'));
  await vi.waitFor(() => expect(asked).toEqual(['https://a.test/first.json']));
  await vi.waitFor(() => expect(applier.isBasePending).toBe(false));
  applier.close();
});

test('so is that of a scene which comes meanwhile, once', async () => {
  const { applier, asked } = watchStyles(empty);
  applier.setScene(toStyled('https://a.test/second.json'));
  await vi.waitFor(() => expect(asked).toEqual(['https://a.test/second.json']));
  applier.setScene(toStyled('https://a.test/third.json'));
  applier.setScene({ ...toStyled('https://a.test/third.json'), threeD: true });
  await vi.waitFor(() => expect(asked.at(-1)).toBe('https://a.test/third.json'));
  expect(asked).toHaveLength(2);
  applier.close();
});
