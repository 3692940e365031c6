import type { StyleSpecification } from 'maplibre-gl';
import { addContourProtocol } from '../../contours/contour-protocol.ts';
import { toAbsoluteUrl } from '../../scene/absolute-scene.ts';
import { TERRAIN_SOURCE } from '../../scene/compose-style.ts';
import type { MapScene } from '../../scene/scene.ts';
import { createDetailStyle } from './detail-style.ts';
import { toHeightSource } from './height-source.ts';
import { resolveStreets } from './resolve-streets.ts';

/**
 * The base style of a scene that shows more than the bundled map: a style of a host, or streets, photographs and relief.
 * @throws if it cannot be read.
 */
export async function loadStyle(given: MapScene, signal: AbortSignal): Promise<StyleSpecification> {
  const scene = toAbsolute(given);
  const style = await loadFlat(scene, signal);
  if (scene.terrain === null) return style;
  return { ...style, sources: { ...style.sources, [TERRAIN_SOURCE]: toHeightSource(scene.terrain) } };
}

async function loadFlat(scene: MapScene, signal: AbortSignal): Promise<StyleSpecification> {
  const { baseStyle, basemap } = scene;
  const url = basemap.kind === 'style-url' ? basemap.styleUrls[baseStyle] : undefined;
  if (url !== undefined) return fetchStyle(url, signal);
  const streets = basemap.kind === 'streets' ? await resolveStreets(basemap.streets, signal) : null;
  const photos = baseStyle === 'satellite' ? scene.photos : null;
  const heights = baseStyle === 'outdoors' ? scene.heights : null;
  if (heights !== null) addContourProtocol();
  return createDetailStyle(scene, { streets, photos, heights });
}

/** Workers do not resolve URLs against the page; tests have none. */
function toAbsolute(scene: MapScene): MapScene {
  const page = globalThis.document?.baseURI;
  const absolute = <T extends { url: string } | null>(source: T): T =>
    source && { ...source, url: toAbsoluteUrl(source.url, page) };
  const { basemap, terrain, heights, photos } = scene;
  return {
    ...scene,
    terrain: absolute(terrain),
    heights: absolute(heights),
    photos: absolute(photos),
    basemap:
      basemap.kind === 'streets'
        ? { ...basemap, streets: { ...basemap.streets, origin: absolute(basemap.streets.origin) } }
        : basemap,
  };
}

async function fetchStyle(url: string, signal: AbortSignal): Promise<StyleSpecification> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const style: unknown = await response.json();
  if (!isStyle(style)) throw new Error(`${url} is not a map style`);
  return style;
}

/** Checks what composing needs; MapLibre validates the rest. */
function isStyle(value: unknown): value is StyleSpecification {
  if (typeof value !== 'object' || value === null) return false;
  const { version, layers, sources } = value as Record<string, unknown>;
  return version === 8 && Array.isArray(layers) && typeof sources === 'object' && sources !== null;
}
