import type { Page } from 'playwright-core';

/** How many colours the middle of the map shows: one or two say that nothing is drawn. */
export async function countMapColors(page: Page): Promise<number> {
  const box = await page
    .getByRole('region', { name: /^(Map|Mapa)$/ })
    .first()
    .boundingBox();
  if (box === null) return 0;
  const clip = {
    x: box.x + box.width * 0.1,
    y: box.y + 10,
    width: box.width * 0.6,
    height: box.height * 0.35,
  };
  const base64 = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (context === null) return 0;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    return new Set(new Uint32Array(data.buffer)).size;
  }, base64);
}

/** Waits until the map is drawn. */
export async function waitForMap(page: Page, timeoutMs = 15_000): Promise<void> {
  const end = Date.now() + timeoutMs;
  let colors = 0;
  while (Date.now() < end) {
    colors = await countMapColors(page);
    if (colors > 12) return;
    await page.waitForTimeout(200);
  }
  throw new Error(`The map is blank: ${colors} colours.`);
}
