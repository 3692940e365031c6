import type { Place } from './plane.ts';

/** A stretch of shore, accurate to several hundred metres, with the land on its right. */
interface Stretch {
  readonly name: string;
  readonly path: readonly Place[];
}

/** Beaches where turtles nest. */
export const BEACHES: readonly Stretch[] = [
  {
    name: 'Agua Blanca',
    path: [
      [-110.177, 23.33],
      [-110.21, 23.379],
      [-110.228, 23.408],
      [-110.235, 23.426],
      [-110.267, 23.479],
      [-110.307, 23.541],
    ],
  },
  {
    name: 'Los Cerritos',
    path: [
      [-110.109, 23.075],
      [-110.152, 23.227],
      [-110.159, 23.293],
      [-110.167, 23.321],
    ],
  },
  {
    name: 'San Cristóbal',
    path: [
      [-110.001, 22.894],
      [-110.044, 22.931],
      [-110.08, 22.98],
      [-110.08, 22.991],
      [-110.098, 23.018],
      [-110.105, 23.048],
      [-110.109, 23.075],
    ],
  },
  {
    name: 'Punta Gorda',
    path: [
      [-109.504, 23.144],
      [-109.515, 23.126],
      [-109.526, 23.122],
      [-109.533, 23.109],
      [-109.565, 23.095],
      [-109.576, 23.082],
      [-109.608, 23.082],
      [-109.673, 23.056],
      [-109.713, 23.031],
    ],
  },
  {
    name: 'Cabo Pulmo',
    path: [
      [-109.425, 23.458],
      [-109.428, 23.409],
      [-109.418, 23.381],
      [-109.428, 23.374],
      [-109.425, 23.298],
      [-109.439, 23.281],
      [-109.436, 23.251],
      [-109.454, 23.202],
      [-109.464, 23.195],
      [-109.493, 23.151],
    ],
  },
];

/** Shores of the lagoons of Magdalena Bay where mangroves grow. */
export const MAGDALENA_LAGOONS: readonly Stretch[] = [
  {
    name: 'Estero San Carlos',
    path: [
      [-112.042, 24.753],
      [-112.064, 24.752],
      [-112.089, 24.774],
      [-112.096, 24.806],
    ],
  },
  {
    name: 'Puerto López Mateos',
    path: [
      [-112.136, 25.111],
      [-112.139, 25.145],
      [-112.132, 25.172],
      [-112.118, 25.199],
      [-112.078, 25.258],
    ],
  },
  {
    name: 'Estero Santo Domingo',
    path: [
      [-112.078, 25.258],
      [-112.075, 25.373],
      [-112.071, 25.441],
    ],
  },
  {
    name: 'Bahía Almejas',
    path: [
      [-111.815, 24.569],
      [-111.833, 24.622],
      [-111.848, 24.654],
      [-111.887, 24.689],
    ],
  },
];

/** Shores of the bay of La Paz where mangroves grow. */
export const LA_PAZ_INLET: readonly Stretch[] = [
  {
    name: 'Enfermería',
    path: [
      [-110.343, 24.144],
      [-110.307, 24.176],
      [-110.3, 24.216],
    ],
  },
  {
    name: 'Estero Zacatecas',
    path: [
      [-110.429, 24.146],
      [-110.422, 24.12],
      [-110.419, 24.108],
      [-110.393, 24.107],
      [-110.35, 24.115],
    ],
  },
  {
    name: 'Balandra',
    path: [
      [-110.329, 24.257],
      [-110.337, 24.258],
      [-110.339, 24.316],
    ],
  },
];
