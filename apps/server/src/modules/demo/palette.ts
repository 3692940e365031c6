/**
 * The ten preset colours: told apart in the common kinds of colour blindness, and seen on both the light
 * and the dark map.
 */
export const PALETTE = {
  blue: '#0059ff',
  red: '#e5484d',
  amber: '#f08c00',
  green: '#12834a',
  violet: '#8e4ec6',
  sky: '#5eb8f2',
  brown: '#773300',
  slate: '#4a4f66',
  sand: '#c9a58f',
  pink: '#ee88ff',
} as const;
