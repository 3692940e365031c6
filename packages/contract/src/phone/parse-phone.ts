import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

/** The country of a number that names none. */
export const DEFAULT_PHONE_COUNTRY = 'US';

/**
 * The one rule of what a phone number is, for the server and the web: `+` and digits, or null for what is none.
 * It stands apart from the package's entry, because the numbering plans of the world are too large for a page
 * that needs none.
 * @param country two letters of ISO 3166; it counts where the text names no country itself.
 */
export function parsePhone(text: string, country: string = DEFAULT_PHONE_COUNTRY): string | null {
  const compact = text.trim().replace(/^00/, '+');
  if (compact.length > 40) return null;
  const defaultCountry = isSupportedCountry(country) ? country : DEFAULT_PHONE_COUNTRY;
  // `extract` would take a number out of any sentence.
  const number = parsePhoneNumberFromString(compact, { defaultCountry, extract: false });
  // An extension is reached by a person at a switchboard, never by a message.
  return number?.isValid() === true && number.ext === undefined ? number.number : null;
}

/** A number of `+` and digits as people write it: `+1 612 555 0123`. */
export function formatPhone(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}

/** The country a text names by its beginning (`+34 6…`), or null. */
export function findPhoneCountry(text: string): string | null {
  return parsePhoneNumberFromString(text.trim().replace(/^00/, '+'))?.country ?? null;
}

/** Every country with a numbering plan, and what its numbers begin with: `{ country: 'US', calling: '+1' }`. */
export function listPhoneCountries(): { country: string; calling: string }[] {
  return getCountries().map((country: CountryCode) => ({
    country,
    calling: `+${getCountryCallingCode(country)}`,
  }));
}
