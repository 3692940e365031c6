import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

/** The country of a number without one. */
export const DEFAULT_PHONE_COUNTRY = 'US';

/**
 * The rule for phone numbers, on the server and in the web: `+` and digits, or null for an invalid number.
 * It is separate from the package's entry, because the world's numbering plans are too large for a page that needs
 * none.
 * @param country two letters of ISO 3166, for a text without a country code
 */
export function parsePhone(text: string, country: string = DEFAULT_PHONE_COUNTRY): string | null {
  const compact = text.trim().replace(/^00/, '+');
  if (compact.length > 40) return null;
  const defaultCountry = isSupportedCountry(country) ? country : DEFAULT_PHONE_COUNTRY;
  // `extract` would find a number in any sentence.
  const number = parsePhoneNumberFromString(compact, { defaultCountry, extract: false });
  // An extension is reached by a person at a switchboard, never by a message.
  return number?.isValid() === true && number.ext === undefined ? number.number : null;
}

/** A number of `+` and digits in readable form: `+1 612 555 0123`. */
export function formatPhone(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}

/** The country of a text's prefix (`+34 6…`), or null. */
export function findPhoneCountry(text: string): string | null {
  return parsePhoneNumberFromString(text.trim().replace(/^00/, '+'))?.country ?? null;
}

/** Every country with a numbering plan, and its calling code: `{ country: 'US', calling: '+1' }`. */
export function listPhoneCountries(): { country: string; calling: string }[] {
  return getCountries().map((country: CountryCode) => ({
    country,
    calling: `+${getCountryCallingCode(country)}`,
  }));
}
