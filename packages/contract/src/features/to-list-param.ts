/** A list as a query string repeats it, so that values with commas arrive whole: a single one of them needs another. */
export function toListParam(values: readonly unknown[]): string[] {
  const texts = values.map(String);
  return texts.length === 1 && texts[0]?.includes(',') ? [...texts, ''] : texts;
}
