// Runs before the first paint: sets theme and language, so that a dark screen never flashes white, and preloads the code
// that follows.
(() => {
  let preferences = {};
  try {
    preferences = JSON.parse(localStorage.getItem('waypost.preferences') ?? '{}') ?? {};
  } catch {
    // Without storage, or with invalid JSON, the defaults below apply.
  }
  const isDark =
    preferences.theme === 'dark' ||
    (preferences.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  let isSignedIn = false;
  try {
    isSignedIn = localStorage.getItem('waypost.access_token') !== null;
  } catch {
    // Without storage nobody is signed in.
  }
  const { content } = document.querySelector('meta[name="waypost-early"]');
  const { everybody = [], members = [], worker } = JSON.parse(content);
  // Read to the end, otherwise it is not cached; the map loads it again if this fails.
  if (isSignedIn && worker !== undefined)
    fetch(worker)
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined);
  for (const link of isSignedIn ? members : everybody) {
    document.head.append(Object.assign(document.createElement('link'), link));
  }
  root.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
  root.style.background = isDark ? '#15181e' : '#ffffff';
  root.lang = preferences.language ?? (navigator.language.startsWith('es') ? 'es' : 'en');
})();
