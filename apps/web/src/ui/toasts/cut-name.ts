const MAX_CHARACTERS = 40;

/** A name as a toast says it: of at most 40 characters, so that a long one leaves the rest of the message in sight. */
export function cutName(name: string): string {
  const characters = Array.from(name.trim());
  if (characters.length <= MAX_CHARACTERS) return characters.join('');
  return `${characters
    .slice(0, MAX_CHARACTERS - 1)
    .join('')
    .trimEnd()}…`;
}
