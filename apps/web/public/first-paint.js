// Runs before the first paint: sets theme and language, so that a dark screen never flashes white, and asks for the code
// that comes next.
(() => {
  let preferences = {};
  try {
    preferences = JSON.parse(localStorage.getItem('waypost.preferences') ?? '{}') ?? {};
  } catch {
    // Storage may be closed or hold nonsense; the defaults below then stand.
  }
  const isDark =
    preferences.theme === 'dark' ||
    (preferences.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  let isSignedIn = false;
  try {
    isSignedIn = localStorage.getItem('waypost.access_token') !== null;
  } catch {
    // Nobody is signed in where nothing is stored.
  }
  const { content } = document.querySelector('meta[name="waypost-early"]');
  const { everybody = [], members = [], worker } = JSON.parse(content);
  // Read to its end, or it would not be kept; whoever misses it asks again.
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
