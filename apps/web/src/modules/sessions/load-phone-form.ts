import { withTexts } from '../../i18n/with-texts.ts';
import { phoneTexts } from './phone-texts.ts';

/** Loads the phone sign-in form on demand, with the numbering plans of all countries. */
export async function loadPhoneForm() {
  return { default: (await withTexts(import('./components/phone-form.tsx'), phoneTexts)).PhoneForm };
}
