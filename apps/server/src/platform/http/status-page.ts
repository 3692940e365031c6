import { type MessageLanguage, toMessageLanguage } from '../message-language.ts';

interface Words {
  readonly title: string;
  readonly good: string;
  readonly bad: string;
  readonly hint: string;
  readonly back: string;
}

const WORDS: Readonly<Record<MessageLanguage, Words>> = {
  en: {
    title: 'Waypost status',
    good: 'Waypost works.',
    bad: 'Waypost has no connection to its database.',
    hint: 'Nothing that was saved is lost. Try again in a few minutes; if it lasts, tell whoever runs this installation.',
    back: 'To Waypost',
  },
  es: {
    title: 'Estado de Waypost',
    good: 'Waypost funciona.',
    bad: 'Waypost no tiene conexión con su base de datos.',
    hint: 'No se ha perdido nada de lo guardado. Inténtalo de nuevo en unos minutos; si continúa, avisa a quien administra esta instalación.',
    back: 'Ir a Waypost',
  },
};

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { display: grid; min-height: 90vh; margin: 0; place-items: center; }
main { max-width: 30rem; padding: 1.5rem; }
h1 { margin: 0 0 .5rem; font-size: 1rem; font-weight: 500; opacity: .7; }
p { margin: 0 0 1rem; }
.state { display: flex; gap: .6rem; align-items: baseline; font-size: 1.4rem; font-weight: 600; }
.dot { flex: none; width: .75rem; height: .75rem; border-radius: 50%; }
time { opacity: .7; }
`;

/** A page that says whether the installation works, for people without an account; it needs no script. */
export function toStatusPage(isReady: boolean, acceptLanguage: string | undefined, now: Date): string {
  const language = toMessageLanguage(acceptLanguage);
  const words = WORDS[language];
  const time = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(now);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${words.title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${words.title}</h1>
<p class="state"><span class="dot" style="background: ${isReady ? '#12834a' : '#c62f35'}"></span>${isReady ? words.good : words.bad}</p>
${isReady ? '' : `<p>${words.hint}</p>`}
<p><time datetime="${now.toISOString()}">${time} UTC</time></p>
<p><a href="/">${words.back}</a></p>
</main>
</body>
</html>
`;
}
