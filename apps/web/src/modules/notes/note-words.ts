/** The text of the field after a note failed: the note, followed by what was typed meanwhile. */
export function giveBack(words: string, typed: string): string {
  return typed.trim() === '' ? words : `${words}\n${typed}`;
}
