import { foldText } from './fold-text.ts';

/** The fields a person is found by. */
interface Findable {
  readonly display_name: string;
  readonly email: string | null;
  readonly phone?: string | null;
}

const toDigits = (text: string) => text.replaceAll(/\D/g, '');

/**
 * The people of a list whose name, e-mail address or phone contains every typed word; all if nothing is typed. Ignores
 * accents, and how the digits of a phone number are grouped.
 */
export function findPeople<T extends Findable>(people: readonly T[], typed: string): readonly T[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return people;
  const digits = /^[\d\s+().-]+$/.test(typed) ? toDigits(typed) : '';
  return people.filter(({ display_name, email, phone = null }) => {
    if (digits !== '' && phone !== null && toDigits(phone).includes(digits)) return true;
    const known = foldText(`${display_name} ${email ?? ''}`);
    return words.every((word) => known.includes(word));
  });
}
