import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from 'playwright-core';

/** Drops files on the map as a pointer does: enter, over, drop. */
export async function dropFiles(page: Page, paths: readonly string[]): Promise<void> {
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
  const map = page.getByRole('region', { name: 'Map' }).first();
  for (const type of ['dragenter', 'dragover', 'drop'])
    await map.dispatchEvent(type, { dataTransfer: transfer });
}
