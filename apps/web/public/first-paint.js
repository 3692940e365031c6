// Sets theme and language before the first paint, so that a dark screen never flashes white.
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
  root.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
  root.style.background = isDark ? '#15181e' : '#ffffff';
  root.lang = preferences.language ?? (navigator.language.startsWith('es') ? 'es' : 'en');
})();
