/**
 * Smooth noise on the sphere between -1 and 1: deterministic, and without a seam at the antimeridian or the poles,
 * because it is sampled from a lattice in space. `size` is the width of its largest features in degrees.
 */
export function toGlobeNoise(lng: number, lat: number, size: number): number {
  const rad = Math.PI / 180;
  const scale = 57.3 / size;
  const x = Math.cos(lat * rad) * Math.cos(lng * rad) * scale + 100;
  const y = Math.cos(lat * rad) * Math.sin(lng * rad) * scale + 100;
  const z = Math.sin(lat * rad) * scale + 100;
  let sum = 0;
  let weight = 0.55;
  let frequency = 1;
  for (let octave = 0; octave < 4; octave += 1) {
    sum += weight * latticeNoise(x * frequency, y * frequency, z * frequency);
    weight *= 0.5;
    frequency *= 2.03;
  }
  return sum;
}

function latticeNoise(x: number, y: number, z: number): number {
  const [ix, iy, iz] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [u, v, w] = [ease(x - ix), ease(y - iy), ease(z - iz)];
  let sum = 0;
  for (let corner = 0; corner < 8; corner += 1) {
    const [dx, dy, dz] = [corner & 1, (corner >> 1) & 1, corner >> 2];
    const part = (dx ? u : 1 - u) * (dy ? v : 1 - v) * (dz ? w : 1 - w);
    sum += part * hash(ix + dx, iy + dy, iz + dz);
  }
  return sum;
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}

function hash(x: number, y: number, z: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 31 - 1;
}
