import type { FileChooser, Page } from 'playwright-core';

/** The file viewer's picker; the map has one of its own, which is there before or after it. */
const IN_FILE_VIEWER = /^(Choose|Add) files/;

/** Picks files behind a button as a person does. */
export async function pickFiles(
  page: Page,
  files: Parameters<FileChooser['setFiles']>[0],
  button: RegExp | string = IN_FILE_VIEWER,
): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).first().click();
  await (await chosen).setFiles(files);
}
