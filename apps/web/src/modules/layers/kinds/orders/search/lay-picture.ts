import type { AreaGeometry } from '@waypost/contract';
import { bboxOf } from '@waypost/geo';
import type { Bbox, ImageSceneLayer, ScreenPoint } from '@waypost/map-engine';

/** A picture at its place. */
export interface LaidPicture {
  readonly url: string;
  readonly corners: ImageSceneLayer['corners'];
}

/** The distance of a parallel from the equator in Web Mercator, in radians. */
const toNorthing = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));

/** The outer outlines of an area in pixels of a picture that is as large as a box of the map. */
export function toPixelRings(
  { type, coordinates }: AreaGeometry,
  [west, south, east, north]: Bbox,
  { width, height }: { readonly width: number; readonly height: number },
): ScreenPoint[][] {
  const top = toNorthing(north);
  const scale = height / (top - toNorthing(south));
  const polygons = type === 'Polygon' ? [coordinates] : coordinates;
  return polygons.map(([outer = []]) =>
    outer.map(([lng = 0, lat = 0]) => ({
      x: ((lng - west) / (east - west)) * width,
      y: (top - toNorthing(lat)) * scale,
    })),
  );
}

function clip(image: HTMLImageElement, rings: readonly ScreenPoint[][]): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(null);
  context.beginPath();
  for (const ring of rings) {
    for (const { x, y } of ring) context.lineTo(x, y);
    context.closePath();
  }
  context.clip();
  context.drawImage(image, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve));
}

/**
 * The small picture of a scene, cut to its footprint. It shows the box around that, with north at the top, as providers make it.
 * @returns null if there is none, or it has no place on the map. Revoke its URL when it is not shown any longer.
 */
export async function layPicture(address: string, geometry: AreaGeometry): Promise<LaidPicture | null> {
  const box = bboxOf(geometry);
  if (box === null || box[2] - box[0] > 180) return null;
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch {
    // The row says the rest of the scene.
    return null;
  }
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const blob = await clip(image, toPixelRings(geometry, box, size));
  const [west, south, east, north] = box;
  return blob === null
    ? null
    : {
        url: URL.createObjectURL(blob),
        corners: [
          [west, north],
          [east, north],
          [east, south],
          [west, south],
        ],
      };
}
