/** Whether the command key is ⌘. */
export const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
