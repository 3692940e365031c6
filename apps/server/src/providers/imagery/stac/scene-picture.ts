import { findProjString } from '@waypost/geo';
import { joinBands, type Look, openRaster, type Raster, type RangeReader } from '@waypost/raster';
import { decodeWebp } from '../../../platform/pictures/decode-webp.ts';
import type { StacAsset, StacItem } from './stac-item.ts';

/** What a scene is drawn from: one picture for the eye, or three bands. */
export type ScenePicture =
  | { readonly kind: 'visual'; readonly visual: StacAsset }
  | { readonly kind: 'bands'; readonly bands: readonly [red: StacAsset, green: StacAsset, blue: StacAsset] };

/** The second is what USGS says of Landsat. */
const TIFFS = ['image/tiff', 'image/vnd.stac.geotiff'];
const isTiff = ({ type }: StacAsset) => TIFFS.some((one) => type?.startsWith(one) === true);

/** The common name of an asset's one band, by the extension of STAC 1.0 or, since 1.1, in the band; else undefined. */
function toColour(asset: StacAsset): string | null | undefined {
  const [band, ...others] = asset['eo:bands'] ?? asset.bands ?? [];
  return others.length > 0 ? undefined : (band?.['eo:common_name'] ?? band?.common_name);
}

/** Catalogs name an asset by its colour, or as its instrument does (`B04`) and say the colour of its band. */
function findBand(assets: StacItem['assets'], colour: string): StacAsset | undefined {
  const named = assets[colour];
  if (named !== undefined && isTiff(named)) return named;
  return Object.values(assets).find((one) => isTiff(one) && toColour(one) === colour);
}

/** A picture for the eye where there is one, or else the bands of red, green and blue; null if it has neither. */
export function findPicture({ assets }: StacItem): ScenePicture | null {
  const named = assets.visual;
  const visual =
    named !== undefined && isTiff(named)
      ? named
      : Object.values(assets).find((one) => one.roles?.includes('visual') === true && isTiff(one));
  if (visual !== undefined) return { kind: 'visual', visual };
  const [red, green, blue] = [findBand(assets, 'red'), findBand(assets, 'green'), findBand(assets, 'blue')];
  if (red === undefined || green === undefined || blue === undefined) return null;
  return { kind: 'bands', bands: [red, green, blue] };
}

/** The part of light that is white: water and woods reflect a tenth, dry ground up to this, clouds and snow more. */
const WHITE = 0.3;
/** One step of a value that stands for a part of light is smaller than this; other values are something else. */
const LARGEST_STEP = 0.01;

/** How a band is drawn whose values stand for the part of light that is reflected; null: it does not say so. */
function toLook(asset: StacAsset): Look | null {
  // By the raster extension of STAC 1.0, or in the band or the asset itself since STAC 1.1.
  const said = asset['raster:bands']?.[0] ?? asset.bands?.[0];
  const scale = said?.scale ?? said?.['raster:scale'] ?? asset['raster:scale'] ?? 0;
  const offset = said?.offset ?? said?.['raster:offset'] ?? asset['raster:offset'] ?? 0;
  const nodata = said?.nodata ?? asset.nodata ?? null;
  const [low, high] = [(0 - offset) / scale, (WHITE - offset) / scale];
  if (scale <= 0 || scale > LARGEST_STEP || !Number.isFinite(low) || !Number.isFinite(high)) return null;
  const stretch = { kind: 'values', low, high } as const;
  return { bands: [0], ramp: null, stretch, ...(nodata !== null && { nodata }) };
}

/**
 * How the bands of a scene are drawn: all of them from no light to `WHITE`, so that scenes beside each other match; null:
 * one of them does not say what its values are, and each is drawn in the usual way.
 */
export function toLooks(
  bands: readonly [red: StacAsset, green: StacAsset, blue: StacAsset],
): readonly [Look, Look, Look] | null {
  const [red, green, blue] = [toLook(bands[0]), toLook(bands[1]), toLook(bands[2])];
  return red === null || green === null || blue === null ? null : [red, green, blue];
}

/** Opens what a scene is drawn from. @param openFile opens a file by its address. @throws RasterError, what it throws. */
export async function openScenePicture(
  picture: ScenePicture,
  openFile: (href: string) => Promise<RangeReader>,
): Promise<Raster> {
  const open = async ({ href }: StacAsset, look: Look | null = null) =>
    openRaster(await openFile(href), { findDefinition: findProjString, decodeWebp, look });
  if (picture.kind === 'visual') return open(picture.visual);
  const [red, green, blue] = picture.bands;
  const looks = toLooks(picture.bands);
  return joinBands([
    await open(red, looks?.[0]),
    await open(green, looks?.[1]),
    await open(blue, looks?.[2]),
  ]);
}
