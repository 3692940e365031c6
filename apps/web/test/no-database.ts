/** `indexedDB` of a browser that is still opening it: what a page stores there is of no component's test. */
export const noDatabase = {
  open: () => ({}),
  deleteDatabase: () => ({}),
};
