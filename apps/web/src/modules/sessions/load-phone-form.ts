/** Loads the form that signs in by phone when it is wanted: the numbering plans of the world come with it. */
export async function loadPhoneForm() {
  return { default: (await import('./components/phone-form.tsx')).PhoneForm };
}
