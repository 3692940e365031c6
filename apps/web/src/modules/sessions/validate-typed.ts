interface LeftField<F> {
  readonly field: F;
  readonly form: {
    readonly isDirty: (field: F) => boolean;
    readonly validateField: (field: F) => unknown;
  };
}

/** For `enhanceGetInputProps` of a form whose first field has the focus: nothing is wrong with a field that is left as it was. */
export const validateTyped = <F>({ field, form }: LeftField<F>) => ({
  onBlur: () => {
    if (form.isDirty(field)) form.validateField(field);
  },
});
