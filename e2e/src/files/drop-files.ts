import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Locator, Page } from 'playwright-core';

const mapOf = (page: Page) => page.getByRole('region', { name: 'Map' }).first();

/** Drags files over a part of the page as a pointer does, by default the map. @returns what drops them there. */
export async function dragFiles(
  page: Page,
  paths: readonly string[],
  at: Locator = mapOf(page),
): Promise<() => Promise<void>> {
  const files = paths.map((path) => ({
    name: basename(path),
    base64: readFileSync(path).toString('base64'),
  }));
  const transfer = await page.evaluateHandle((given) => {
    const data = new DataTransfer();
    for (const { name, base64 } of given) {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      data.items.add(new File([bytes], name));
    }
    return data;
  }, files);
  for (const type of ['dragenter', 'dragover']) await at.dispatchEvent(type, { dataTransfer: transfer });
  return () => at.dispatchEvent('drop', { dataTransfer: transfer });
}

/** Drops files as a pointer does: enter, over, drop. */
export async function dropFiles(page: Page, paths: readonly string[], at?: Locator): Promise<void> {
  const drop = await dragFiles(page, paths, at);
  await drop();
}
