import type { FileChooser, Page } from 'playwright-core';

/** The file viewer's input; the map has its own, which may come before or after it. */
const IN_FILE_VIEWER = /^(Choose|Add) files/;

/** Picks files through a button as a user does. */
export async function pickFiles(
  page: Page,
  files: Parameters<FileChooser['setFiles']>[0],
  button: RegExp | string = IN_FILE_VIEWER,
): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).first().click();
  await (await chosen).setFiles(files);
}
