/** Puts the focus on the first wrong field of a form, in the order of the page. */
export function focusFirstError(form: HTMLElement | null): void {
  // After React has marked the fields.
  requestAnimationFrame(() => {
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}
