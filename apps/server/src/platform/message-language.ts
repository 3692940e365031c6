/** Languages of messages to users. */
export type MessageLanguage = 'en' | 'es';

/** The first supported language of an `Accept-Language` header, else English. */
export function toMessageLanguage(header: string | null | undefined): MessageLanguage {
  for (const part of (header ?? '').split(',')) {
    const language = /^\s*(en|es)\b/i.exec(part)?.[1]?.toLowerCase();
    if (language === 'en' || language === 'es') return language;
  }
  return 'en';
}
