/** A pair of degrees, longitude first. */
export type Place = readonly [lng: number, lat: number];

/** A radar station of the sandbox. */
export interface SandboxStation {
  readonly id: number;
  readonly name: string;
  readonly place: Place;
  readonly sweep: { readonly range_km: number; readonly from_deg: number; readonly to_deg: number };
  /** Ways at sea that vessels follow there and back. */
  readonly lanes: readonly (readonly Place[])[];
  readonly vessels: number;
  /** It is down for this part of each hour, from its end. */
  readonly downShare: number;
}

/** Three stations on the coast of the demo. */
export const STATIONS: readonly SandboxStation[] = [
  {
    id: 32,
    name: 'Punta Arena de la Ventana',
    place: [-109.836, 24.062],
    sweep: { range_km: 28, from_deg: 300, to_deg: 150 },
    lanes: [
      [
        [-110.1, 24.3],
        [-110.0, 24.2],
        [-109.92, 24.11],
        [-109.8, 24.09],
        [-109.68, 23.98],
      ],
      [
        [-109.91, 24.1],
        [-109.96, 24.14],
        [-110.02, 24.18],
        [-110.07, 24.26],
      ],
      [
        [-109.62, 24.22],
        [-109.68, 24.12],
        [-109.76, 24.08],
        [-109.8, 24.12],
      ],
    ],
    vessels: 14,
    downShare: 0,
  },
  {
    id: 35,
    name: 'Isla Magdalena',
    place: [-112.18, 24.83],
    sweep: { range_km: 32, from_deg: 160, to_deg: 350 },
    lanes: [
      [
        [-112.4, 25.06],
        [-112.38, 24.92],
        [-112.42, 24.78],
        [-112.4, 24.66],
      ],
      [
        [-112.31, 25.0],
        [-112.36, 24.9],
        [-112.33, 24.84],
      ],
    ],
    vessels: 9,
    downShare: 0,
  },
  {
    id: 41,
    name: 'Cabo Pulmo',
    place: [-109.424, 23.435],
    sweep: { range_km: 22, from_deg: 0, to_deg: 190 },
    lanes: [
      [
        [-109.33, 23.6],
        [-109.32, 23.48],
        [-109.33, 23.38],
        [-109.37, 23.26],
      ],
      [
        [-109.28, 23.42],
        [-109.34, 23.44],
        [-109.36, 23.47],
      ],
    ],
    vessels: 7,
    downShare: 0.25,
  },
];
