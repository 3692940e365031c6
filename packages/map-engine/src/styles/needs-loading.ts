import type { MapScene } from '../scene/scene.ts';

/** Whether the base of a scene is more than the bundled archive. Only then is the code for it loaded. */
export function needsLoading({ baseStyle, basemap, terrain, photos, heights }: MapScene): boolean {
  if (terrain !== null) return true;
  if (basemap.kind === 'style-url' && basemap.styleUrls[baseStyle] !== undefined) return true;
  const ground = baseStyle === 'satellite' ? photos : baseStyle === 'outdoors' ? heights : null;
  return basemap.kind === 'streets' || ground !== null;
}
