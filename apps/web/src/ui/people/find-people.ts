import { foldText } from './fold-text.ts';

/** What a person is looked for by. */
interface Findable {
  readonly display_name: string;
  readonly email: string | null;
  readonly phone?: string | null;
}

const toDigits = (text: string) => text.replaceAll(/\D/g, '');

/**
 * The people of a list whose name, e-mail address or phone has every word that was typed; all of them when none was.
 * Letters count as the same with and without accents, and a phone is found however its digits are grouped.
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
