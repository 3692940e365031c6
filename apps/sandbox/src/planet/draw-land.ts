import { toLandShare } from './land-mask.ts';
import { drawField, type Field, mix, toChance } from './noise.ts';

type Color = readonly [red: number, green: number, blue: number];

/** A square of the world in Web Mercator, as parts of its width from the top left corner. */
export interface Square {
  readonly west: number;
  readonly north: number;
  readonly width: number;
}

/** When a picture was taken, and through how many clouds. */
export interface Taking {
  /** Months since January of the year 0. */
  readonly month: number;
  /** From 0 to 1. */
  readonly cloudCover: number;
  /** Where clouds are. */
  readonly seed: number;
}

const SEED = 20_160;
const HEIGHT: Field = { seed: SEED, first: 4, last: 20, persistence: 0.62, finestPx: 3 };
const WETNESS: Field = { seed: SEED + 100, first: 6, last: 18, persistence: 0.66, finestPx: 6 };
/** Moves the coast by up to so many degrees, since the mask is coarse. */
const COAST: Field = { seed: SEED + 200, first: 9, last: 19, persistence: 0.55, finestPx: 4 };
const COAST_DEGREES = 0.5;
const SEA_LEVEL = 0.46;
/** Squares of forest that may be cut: about 2.4 km wide at the equator. */
const PLOTS = 2 ** 14;
/** Every so many plots is cut, in one of the months of so many years. */
const CUT_SHARE = 0.12;
const CUT_YEARS = 8;
const CUT_SINCE_MONTH = 2018 * 12;

const DEEP: Color = [12, 38, 66];
const SHALLOW: Color = [42, 116, 128];
const SAND: Color = [206, 184, 140];
const DRY: Color = [164, 138, 96];
const FOREST: Color = [38, 78, 40];
const MEADOW: Color = [108, 132, 66];
const CUT: Color = [150, 118, 84];
const ROCK: Color = [130, 122, 112];
const SNOW: Color = [240, 244, 248];
const CLOUD: Color = [250, 250, 252];

const blend = (from: Color, to: Color, share: number): Color => [
  mix(from[0], to[0], share),
  mix(from[1], to[1], share),
  mix(from[2], to[2], share),
];
const within = (value: number) => Math.min(Math.max(value, 0), 1);

/** How green plants are in a month: from 0 in winter to 1 in summer, all year at the equator. */
function toGreenness(month: number, y: number): number {
  const latitude = Math.atan(Math.sinh(Math.PI * (1 - 2 * y)));
  const season = Math.cos((((month % 12) - 6.5) / 12) * 2 * Math.PI) * Math.sign(latitude);
  return 0.65 + 0.35 * season * Math.min(Math.abs(latitude) / 0.8, 1);
}

/** The latitude in degrees of a row of the square of the world. */
const toLatitude = (y: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

/** The height of the ground: above the sea where the world has land. @param noise from 0 to 1. */
function toHeight(noise: number, land: number): number {
  const hills = Math.max(0.02, 0.08 + (noise - 0.5) * 0.7);
  return SEA_LEVEL + (land >= 0.5 ? hills * Math.min(1, (land - 0.5) * 4) : (land - 0.5) * 0.16);
}

/** Whether the trees of a place had been cut by a month. */
function isCut(x: number, y: number, month: number): boolean {
  const [column, row] = [Math.floor(x * PLOTS), Math.floor(y * PLOTS)];
  if (toChance(column, row, SEED + 7) > CUT_SHARE) return false;
  return month >= CUT_SINCE_MONTH + toChance(column, row, SEED + 8) * CUT_YEARS * 12;
}

interface Ground {
  readonly height: number;
  readonly wetness: number;
  readonly greenness: number;
  readonly isCut: boolean;
}

function toColor({ height, wetness, greenness, isCut }: Ground): Color {
  if (height < SEA_LEVEL) return blend(SHALLOW, DEEP, within((SEA_LEVEL - height) * 12));
  const above = height - SEA_LEVEL;
  if (above < 0.0045) return SAND;
  if (above > 0.24) return SNOW;
  if (above > 0.19) return blend(ROCK, SNOW, within((above - 0.19) * 20));
  const plants = blend(MEADOW, FOREST, within((wetness - 0.5) * 8));
  const green = blend(DRY, plants, within((wetness - 0.38) * 7) * greenness);
  return isCut && wetness > 0.48 ? CUT : green;
}

/** Draws a square of an invented world; the same arguments give the same pixels. @returns RGBA, row by row. */
export function drawLand({ west, north, width }: Square, pixels: number, taking: Taking): Uint8Array {
  const height = drawField(HEIGHT, west, north, width, pixels);
  const wetness = drawField(WETNESS, west, north, width, pixels);
  const coast = drawField(COAST, west, north, width, pixels);
  const clouds =
    taking.cloudCover === 0
      ? null
      : drawField(
          { seed: taking.seed, first: 8, last: 19, persistence: 0.62, finestPx: 4 },
          west,
          north,
          width,
          pixels,
        );
  const greenness = toGreenness(taking.month, north + width / 2);
  // About half of the noise is above this.
  const cloudsFrom = 0.66 - taking.cloudCover * 0.34;
  const drawn = new Uint8Array(pixels * pixels * 4);
  let latitude = 0;
  for (let at = 0; at < pixels * pixels; at += 1) {
    const column = at % pixels;
    const [x, y] = [
      west + ((column + 0.5) / pixels) * width,
      north + (((at - column) / pixels + 0.5) / pixels) * width,
    ];
    if (column === 0) latitude = toLatitude(y);
    const noise = height[at] ?? 0;
    const moved = ((coast[at] ?? 0.5) - 0.5) * COAST_DEGREES;
    const here = toHeight(noise, toLandShare((((x % 1) + 1) % 1) * 360 - 180 + moved, latitude + moved));
    const slope = column === 0 ? 0 : noise - (height[at - 1] ?? noise);
    const light = here < SEA_LEVEL ? 1 : 1 + Math.max(-0.22, Math.min(0.22, (slope / width) * pixels * 2e-4));
    const ground = toColor({
      height: here,
      wetness: wetness[at] ?? 0,
      greenness,
      isCut: isCut(x, y, taking.month),
    });
    const cloud = clouds === null ? 0 : within(((clouds[at] ?? 0) - cloudsFrom) * 9);
    const [red, green, blue] = blend([ground[0] * light, ground[1] * light, ground[2] * light], CLOUD, cloud);
    drawn[at * 4] = Math.min(red, 255);
    drawn[at * 4 + 1] = Math.min(green, 255);
    drawn[at * 4 + 2] = Math.min(blue, 255);
    drawn[at * 4 + 3] = 255;
  }
  return drawn;
}
