/**
 * The ten preset colours, distinguishable with the common kinds of colour blindness and visible on the light and the
 * dark map.
 */
export const PALETTE = {
  blue: '#0059ff',
  red: '#e5484d',
  amber: '#f08c00',
  green: '#12834a',
  violet: '#8e4ec6',
  periwinkle: '#99aaee',
  brown: '#773300',
  slate: '#4a4f66',
  mauve: '#aa99aa',
  mint: '#00cc88',
} as const;
