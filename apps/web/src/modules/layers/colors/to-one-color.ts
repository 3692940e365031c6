/** The one colour that a layer gives all its features; null: it gives them several, or leaves them theirs. */
export const toOneColor = (by: string | null): string | null => (by?.startsWith('#') === true ? by : null);
