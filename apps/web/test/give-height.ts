import { onTestFinished, vi } from 'vitest';

/** Gives all elements a height until the test ends: a list of many rows renders those that it has room for. */
export function giveHeight(px: number): void {
  const height = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(px);
  onTestFinished(() => height.mockRestore());
}
