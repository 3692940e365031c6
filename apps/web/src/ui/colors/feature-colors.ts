/** Ten colours that colour-blind people can tell apart, visible on all four base styles. */
export const FEATURE_COLORS = [
  '#0059ff',
  '#12834a',
  '#e5484d',
  '#f08c00',
  '#8e4ec6',
  '#0f9bb4',
  '#b4690e',
  '#d6409f',
  '#566072',
  '#141922',
] as const;
