// The first code of every page: shows the screen early and loads the rest.
import '@fontsource-variable/inter/wght.css';
import './ui/theme/mantine-styles.ts';
import './ui/theme/global.css';
import { reloadAfterDeploy } from './app/reload-after-deploy.ts';

reloadAfterDeploy();

/** Starts the early map; without one the page loads as usual. */
async function beginMap(): Promise<void> {
  if (!location.pathname.startsWith('/organizations/')) return;
  const { openEarlyPage } = await import('./app/early/early-page.ts');
  await openEarlyPage();
}

async function begin(): Promise<void> {
  await beginMap().catch(() => undefined);
  await import('./main.tsx');
}

// Not awaited: the imported code imports this file, which must have finished by then.
void begin();
