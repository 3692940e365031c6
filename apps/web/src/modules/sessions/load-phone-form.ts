/** Loads the phone sign-in form on demand, with the numbering plans of all countries. */
export async function loadPhoneForm() {
  return { default: (await import('./components/phone-form.tsx')).PhoneForm };
}
