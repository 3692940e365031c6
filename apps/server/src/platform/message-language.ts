/** The languages people are written to in. */
export type MessageLanguage = 'en' | 'es';

/** The first language of an `Accept-Language` header that we write; English where it names none. */
export function toMessageLanguage(header: string | null | undefined): MessageLanguage {
  for (const part of (header ?? '').split(',')) {
    const language = /^\s*(en|es)\b/i.exec(part)?.[1]?.toLowerCase();
    if (language === 'en' || language === 'es') return language;
  }
  return 'en';
}
