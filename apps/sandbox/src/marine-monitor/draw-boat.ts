import { encodePng } from '../planet/encode-png.ts';
import { toChance } from '../planet/noise.ts';

const WIDTH = 480;
const HEIGHT = 320;
const HORIZON = 0.52;

type Color = readonly [red: number, green: number, blue: number];

const mix = (from: Color, to: Color, part: number): Color => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
  from[2] + (to[2] - from[2]) * part,
];

/** The colour of a place of the picture, both from 0 to 1. */
function toColor(x: number, y: number, seed: number): Color {
  const [bow, stern] = [0.34 + toChance(seed, 1, 3) * 0.1, 0.7];
  const part = (x - bow) / (stern - bow);
  const isHull = part > 0 && part < 1 && y > 0.5 + 0.03 * (1 - part) && y < 0.6 - 0.05 * (1 - part) ** 3;
  if (isHull) return y > 0.575 ? [122, 38, 34] : [232, 236, 240];
  if (x > 0.55 && x < 0.64 && y > 0.42 && y < 0.51) return y < 0.45 ? [52, 70, 92] : [214, 220, 226];
  if (Math.abs(x - 0.595) < 0.004 && y > 0.3 && y < 0.42) return [70, 78, 88];
  if (y < HORIZON) return mix([92, 142, 190], [214, 226, 232], y / HORIZON);
  const wave = toChance(Math.floor(x * 60), Math.floor(y * 160), seed) * 14;
  const [red, green, blue] = mix([66, 120, 140], [18, 58, 84], (y - HORIZON) / (1 - HORIZON));
  return [red + wave, green + wave, blue + wave];
}

/** A photograph of a boat at sea, as a camera on the coast takes it; PNG. */
export function drawBoat(seed: number): Buffer {
  const pixels = new Uint8Array(WIDTH * HEIGHT * 4);
  for (let at = 0; at < WIDTH * HEIGHT; at += 1) {
    const [red, green, blue] = toColor((at % WIDTH) / WIDTH, Math.floor(at / WIDTH) / HEIGHT, seed);
    pixels.set([red, green, blue, 255], at * 4);
  }
  return encodePng(WIDTH, HEIGHT, pixels);
}
