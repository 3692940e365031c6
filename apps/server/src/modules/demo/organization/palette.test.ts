import { expect, test } from 'vitest';
import { PALETTE } from './palette.ts';

type Triple = readonly [number, number, number];

/** Complete loss of one type of cone, on linear RGB: Machado, Oliveira and Fernandes, 2009. */
const SIGHT: Record<string, readonly [Triple, Triple, Triple]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function toLinear(hex: string): Triple {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function multiply([a, b, c]: readonly [Triple, Triple, Triple], [x, y, z]: Triple): Triple {
  const row = ([p, q, r]: Triple) => Math.min(1, Math.max(0, p * x + q * y + r * z));
  return [row(a), row(b), row(c)];
}

function toLuminance([r, g, b]: Triple): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function toLab(linear: Triple): Triple {
  const [r, g, b] = linear;
  const bend = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = bend((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = bend(toLuminance(linear));
  const z = bend((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const colors = Object.values(PALETTE);

test.each(Object.entries(SIGHT))('the preset colours are distinguishable (%s vision)', (_name, sight) => {
  const seen = colors.map((color) => toLab(multiply(sight, toLinear(color))));
  const distances = seen.flatMap((a, index) =>
    seen.slice(index + 1).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])),
  );
  expect(distances).toHaveLength(45);
  // CIE 1976; about 2 is a just noticeable difference.
  expect(Math.min(...distances)).toBeGreaterThan(10);
});

test.each([
  ['land', '#f3f0e8'],
  ['water', '#cfe2ec'],
  ['the dark map', '#15181e'],
])('the preset colours contrast with %s', (_name, ground) => {
  const groundLuminance = toLuminance(toLinear(ground));
  for (const color of colors) {
    const luminances = [toLuminance(toLinear(color)), groundLuminance].sort((a, b) => a - b);
    const [dark = 0, light = 0] = luminances;
    expect((light + 0.05) / (dark + 0.05), color).toBeGreaterThan(1.5);
  }
});
