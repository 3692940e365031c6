/** Focuses the first invalid field of a form, in document order. */
export function focusFirstError(form: HTMLElement | null): void {
  // After React has marked the fields.
  requestAnimationFrame(() => {
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}
