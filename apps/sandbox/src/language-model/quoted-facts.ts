/** A fact as a question quotes it: what it is of, and how it may be written. */
export interface QuotedFact {
  readonly id: string;
  readonly kind: string;
  readonly label: string | null;
  readonly detail: string | null;
  readonly written: {
    readonly count?: readonly string[];
    readonly measure?: readonly string[];
    readonly time?: readonly string[];
    readonly place?: readonly string[];
  };
}

/** What a question of Waypost holds. */
export interface QuotedTask {
  readonly language: 'en' | 'es';
  readonly facts: readonly QuotedFact[];
}

export interface Said {
  readonly kind: string;
  readonly sentences: readonly { readonly text: string; readonly facts: readonly string[] }[];
}

/** The facts of a question; none if it quotes none. */
export function readQuotedTask(text: string): QuotedTask {
  const json = /<facts>\s*([\s\S]*?)\s*<\/facts>/.exec(text)?.[1];
  return json === undefined ? { language: 'en', facts: [] } : (JSON.parse(json) as QuotedTask);
}
