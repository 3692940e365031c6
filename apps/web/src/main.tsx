import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createAppRouter } from './app/router.tsx';
import { getSession } from './data/session/session.ts';
import { apiErrorsTexts } from './i18n/api-errors-texts.ts';
import { loadTexts, startI18n } from './i18n/i18n.ts';
import { keepPressesSteady } from './ui/forms/steady-press.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root.');

/**
 * The path is known before any code of the page. Failed requests are repeated by the screens, which report the error.
 */
async function openEarly(): Promise<void> {
  if (!getSession().isSignedIn()) return;
  const { openEarly: open } = await import('./app/shell/open-early.ts');
  open(location.pathname);
}

// Not awaited, so that requests run while the page is rendered.
openEarly().catch(() => undefined);
await startI18n();
const router = createAppRouter();
// For whoever drives the page from outside: a test, a screen recorder, a script of an administrator.
router.subscribe('onResolved', ({ toLocation }) => {
  document.documentElement.dataset.shown = toLocation.href;
});
keepPressesSteady();
createRoot(root).render(
  <StrictMode>
    <App router={router} />
  </StrictMode>,
);
// After the first screen, which shows none of them.
loadTexts(apiErrorsTexts).catch(() => undefined);
