import type { Page } from 'playwright-core';

/** What a toast would obscure. */
const CONTROLS = [
  'h1',
  'a[href]',
  'button',
  'input',
  'select',
  'textarea',
  '[role=slider]',
  '[role=separator][tabindex]',
  '[role=tab]',
  '[role=option]',
  '[role=menuitem]',
].join();

/** Lists controls and titles under the toast, by their visible parts. */
export function listCovered(page: Page): Promise<string[]> {
  return page.evaluate((controls) => {
    const toast = document.querySelector('[data-toast]');
    if (toast === null) throw new Error('There is no toast.');
    const area = toast.getBoundingClientRect();
    const findSeen = (element: Element) => {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (let box = element.parentElement; box !== null; box = box.parentElement) {
        if (getComputedStyle(box).overflow === 'visible') continue;
        const clip = box.getBoundingClientRect();
        left = Math.max(left, clip.left);
        top = Math.max(top, clip.top);
        right = Math.min(right, clip.right);
        bottom = Math.min(bottom, clip.bottom);
      }
      return { left, top, right, bottom };
    };
    const isCovered = (element: Element) => {
      const { left, top, right, bottom } = findSeen(element);
      // Text for screen readers only is a pixel in size.
      if (right - left < 2 || bottom - top < 2) return false;
      return left < area.right && right > area.left && top < area.bottom && bottom > area.top;
    };
    const nameOf = (element: Element) =>
      `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent ?? ''}`.slice(0, 60);
    return [...document.querySelectorAll(controls)]
      .filter((element) => !toast.contains(element))
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(isCovered)
      .map(nameOf);
  }, CONTROLS);
}
