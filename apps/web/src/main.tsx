import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { getSession } from './data/session/session.ts';
import { startI18n } from './i18n/i18n.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root.');

/** The path of a page is known before any of its code. What cannot be had is missed by the screens, which say so. */
async function openEarly(): Promise<void> {
  if (!getSession().isSignedIn()) return;
  const { openEarly: open } = await import('./app/shell/open-early.ts');
  open(location.pathname);
}

// Not awaited: what it asks for comes while the page is built.
openEarly().catch(() => undefined);
await startI18n();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
