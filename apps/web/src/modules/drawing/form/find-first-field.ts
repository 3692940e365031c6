/** The first field of a form that a person fills in: the name, or the description if the template gives the name. */
export function findFirstField(box: HTMLElement): HTMLElement | null {
  return box.querySelector<HTMLElement>('[data-first-field]:not([readonly])');
}
