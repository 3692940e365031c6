import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  var axe: { run(context: Document, options: object): Promise<AxeResults> };
}

/** The rules whose result depends on the theme. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];
const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * The serious and critical findings of axe on the page, one line each; `[]` if there are none.
 * @param rules `colours` if the same page was checked in another theme before.
 */
export async function listAxeFindings(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  // Evaluated through the debugger, so that the page's own policy stays strict.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE_SOURCE);
  const runOnly = rules === 'all' ? ALL_RULES : RULES_OF_COLOURS;
  const violations = await page.evaluate(
    async (options) => (await globalThis.axe.run(document, options)).violations,
    // These rules need no style sheets or audio, which would be fetched again.
    { resultTypes: ['violations'], runOnly, preload: false },
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, any, all }) => `${id}: ${html.slice(0, 160)} ${[...any, ...all][0]?.message ?? ''}`),
    );
}

/** Defects of a page's layout and text; `[]` if there are none. */
export async function listLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) faults.push(`overflows sideways: ${root.scrollWidth} px`);
    if (document.querySelector('h1, h2') === null) faults.push('no heading');
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim() ?? '';
      // File names are the only words with an inner dot that may be shown.
      if (/^[a-z]+\.[a-zA-Z.]+$/.test(text) && !/\.(kml|kmz|gpx|geojson)$/.test(text))
        faults.push(`untranslated: ${text}`);
      const box = texts.currentNode.parentElement;
      if (text === '' || box === null || !isSeen(box)) continue;
      const { overflowX, textOverflow } = getComputedStyle(box);
      // An ellipsis shows that there is more; clipped text looks complete.
      const isCut =
        overflowX !== 'visible' && textOverflow !== 'ellipsis' && box.scrollWidth > box.clientWidth + 1;
      if (isCut && box.clientWidth > 1) faults.push(`cut off: ${text}`);
    }
    for (const control of document.querySelectorAll('button, [role="button"], [role="switch"], summary')) {
      const { width, height, right, left, bottom, top } = control.getBoundingClientRect();
      const isOnScreen = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
      if (!isSeen(control) || !isOnScreen || width === 0) continue;
      if (control.closest('.wp-visually-hidden, .maplibregl-ctrl') !== null) continue;
      if (Math.min(width, height) < 23.5) {
        faults.push(
          `small target (${Math.round(width)}×${Math.round(height)}): ${control.outerHTML.slice(0, 120)}`,
        );
      }
    }
    return faults;
  });
}
