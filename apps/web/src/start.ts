// The first code of every page: it has the screen painted and the rest fetched.
import '@fontsource-variable/inter/wght.css';
import './ui/theme/mantine-styles.ts';
import './ui/theme/global.css';
import { reloadAfterDeploy } from './app/reload-after-deploy.ts';

reloadAfterDeploy();

/** A page whose map has begun; the page does without it. */
async function beginMap(): Promise<void> {
  if (!location.pathname.startsWith('/organizations/')) return;
  const { openEarlyPage } = await import('./app/early/early-page.ts');
  await openEarlyPage();
}

async function begin(): Promise<void> {
  await beginMap().catch(() => undefined);
  await import('./main.tsx');
}

// Not awaited: the code that it imports imports from this file, which has to be done by then.
void begin();
