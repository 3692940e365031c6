// The service worker of Waypost. It keeps no file and answers no request of the pages: it shows what a geofence asks
// a member. It always does, since a page in view may be any page, and a push service may take it ill otherwise. The page
// of a map that is in view asks by itself, hears what was shown, and closes it.
const TEXTS = {
  en: {
    in: (name) => `You entered ${name}`,
    out: (name) => `You left ${name}`,
    ask: 'Add a feature about what you see?',
  },
  es: {
    in: (name) => `Has entrado en ${name}`,
    out: (name) => `Has salido de ${name}`,
    ask: '¿Añades un elemento sobre lo que ves?',
  },
};
const MAX_NAME = 80;

/** What the server sent; null if it is something else. */
function readQuestion(data) {
  try {
    const { crossing_id, organization_id, project_id, code, name, event, at, language } = data.json();
    const path = `/organizations/${Number(organization_id)}/projects/${Number(project_id)}/features/${encodeURIComponent(code)}`;
    const texts = language === 'es' ? TEXTS.es : TEXTS.en;
    const title = (event === 'out' ? texts.out : texts.in)(String(name).slice(0, MAX_NAME));
    return {
      title,
      path,
      body: texts.ask,
      tag: String(crossing_id),
      lang: language,
      timestamp: Date.parse(at),
    };
  } catch {
    return null;
  }
}

const listPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function show(data) {
  const question = readQuestion(data);
  if (question === null) return;
  const { title, path, ...options } = question;
  await self.registration.showNotification(title, { ...options, icon: '/favicon.svg', data: { path } });
  for (const page of await listPages()) page.postMessage({ shown: question.tag });
}

async function open(path) {
  const pages = await listPages();
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  await (there === undefined ? self.clients.openWindow(path) : there.focus());
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});
