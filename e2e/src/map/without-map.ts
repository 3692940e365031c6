import type { Browser } from 'playwright-core';
import { openVisitor, type Visitor, type VisitorOptions } from '../browser/browser.ts';

/** As in a browser that draws no GL: the product works without its map. */
function refuseGl(): void {
  for (const { prototype } of [HTMLCanvasElement, OffscreenCanvas]) {
    const { getContext } = prototype;
    Object.defineProperty(prototype, 'getContext', {
      value(this: never, kind: string, options?: unknown) {
        return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, options]);
      },
    });
  }
}

/**
 * Opens a visitor whose map nobody looks at, beside others who have one: loading a page takes a quarter of the processor
 * time, and no change is drawn there.
 */
export async function openWithoutMap(
  browser: Browser,
  url: string,
  options: VisitorOptions = {},
): Promise<Visitor> {
  const visitor = await openVisitor(browser, url, options);
  await visitor.context.addInitScript(refuseGl);
  return visitor;
}
