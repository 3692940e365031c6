/** The words of a field after a note could not be sent: what was typed meanwhile stays, below what comes back. */
export function giveBack(words: string, typed: string): string {
  return typed.trim() === '' ? words : `${words}\n${typed}`;
}
