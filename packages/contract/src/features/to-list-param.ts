/**
 * A list as repeated query parameters, so that values with commas are preserved: a single such value needs a second
 * parameter.
 */
export function toListParam(values: readonly unknown[]): string[] {
  const texts = values.map(String);
  return texts.length === 1 && texts[0]?.includes(',') ? [...texts, ''] : texts;
}
